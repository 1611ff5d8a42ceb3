import type { Sealing } from '../../../platform/crypto/sealing.ts';
import type { IdentityDeps } from './identity-deps.ts';

/** `sealing` encrypts the secrets of the second factor. */
export type AuthDeps = IdentityDeps & { sealing: Sealing };
