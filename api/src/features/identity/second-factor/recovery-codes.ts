import { createHash } from 'node:crypto';
import { randomGroups } from '../../../platform/crypto/random-groups.ts';

const RECOVERY_CODE_COUNT = 10;

/** Single-use codes with 59 bits, so a plain hash is safe. */
export const createRecoveryCodes = () =>
  Array.from({ length: RECOVERY_CODE_COUNT }, () => randomGroups(3));

/** Ignores case, spaces and hyphens. */
export const hashRecoveryCode = (code: string) =>
  createHash('sha256').update(code.toLowerCase().replace(/[\s-]/g, '')).digest('base64url');
