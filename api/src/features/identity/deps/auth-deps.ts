import type { Sealing } from '../../../platform/crypto/sealing.ts';
import type { IdentityDeps } from './identity-deps.ts';

/** What sign-in works with: the second step's secrets are encrypted. */
export type AuthDeps = IdentityDeps & { sealing: Sealing };
