import { randomInt } from 'node:crypto';

// No vowels or ambiguous characters: it is read out on the phone and must not form words.
const ALPHABET = '23456789BCDFGHJKLMNPQRSTVWXZ';

/** A reference number such as V-7K2MPX. */
export const createReference = (letter: string) =>
  `${letter}-${Array.from({ length: 6 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`;
