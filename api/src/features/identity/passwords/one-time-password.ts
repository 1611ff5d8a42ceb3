import { randomInt } from 'node:crypto';

// No letters and digits that look alike: it is read from a screen and typed, or told on the telephone.
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Random signs to be typed, in groups of four. */
export const randomGroups = (groups: number): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: 4 }, () => SIGNS[randomInt(SIGNS.length)]).join(''),
  ).join('-');

/** A password for one sign-in: 79 bits. */
export const oneTimePassword = (): string => randomGroups(4);
