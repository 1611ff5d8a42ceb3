import { createHash } from 'node:crypto';
import { randomGroups } from '../../../platform/crypto/random-groups.ts';

const RECOVERY_CODE_COUNT = 10;

/** Codes for one sign-in each without the authenticator app: 59 bits, which no list holds, so a plain hash keeps them. */
export const createRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODE_COUNT }, () => randomGroups(3));

/** What is stored of a recovery code; case, spaces and hyphens do not matter. */
export const hashRecoveryCode = (code: string): string =>
  createHash('sha256').update(code.toLowerCase().replace(/[\s-]/g, '')).digest('base64url');
