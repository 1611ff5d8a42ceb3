import { createHash, randomInt } from 'node:crypto';

const COUNT = 10;
// No letters and digits that look alike: people write these down.
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Codes for one sign-in each without the authenticator app: 59 bits, which no list holds, so a plain hash keeps them. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: COUNT }, () =>
    Array.from({ length: 12 }, () => SIGNS[randomInt(SIGNS.length)])
      .join('')
      .replace(/(.{4})(?=.)/g, '$1-'),
  );

/** What is stored of a recovery code; case, spaces and hyphens do not matter. */
export const hashRecoveryCode = (code: string): string =>
  createHash('sha256').update(code.toLowerCase().replace(/[\s-]/g, '')).digest('base64url');
