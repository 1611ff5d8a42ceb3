import { randomInt } from 'node:crypto';

// No letters and digits that look alike: it is read from a screen and typed, or told on the telephone.
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A password for one sign-in: four groups of four, 79 bits. */
export const oneTimePassword = (): string =>
  Array.from({ length: 4 }, () =>
    Array.from({ length: 4 }, () => SIGNS[randomInt(SIGNS.length)]).join(''),
  ).join('-');
