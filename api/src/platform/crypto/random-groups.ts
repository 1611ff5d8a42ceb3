import { randomInt } from 'node:crypto';

// No letters and digits that look alike: people read them from a screen and type them.
const CHARACTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Random signs to type, in groups of four. */
export const randomGroups = (groups: number): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: 4 }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join(''),
  ).join('-');
