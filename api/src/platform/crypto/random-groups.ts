import { randomInt } from 'node:crypto';

// No ambiguous characters: people type them from a screen.
const CHARACTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Random characters to type, in groups of four. */
export const randomGroups = (groups: number) =>
  Array.from({ length: groups }, () =>
    Array.from({ length: 4 }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join(''),
  ).join('-');
