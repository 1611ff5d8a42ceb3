import { randomInt } from 'node:crypto';

// No vowels or ambiguous characters: it is read out on the phone and must not form words.
const ALPHABET = '23456789BCDFGHJKLMNPQRSTVWXZ';
const MAX_TRIES = 5;

/** A reference number such as V-7K2MPX. */
const createReference = (letter: string) =>
  `${letter}-${Array.from({ length: 6 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`;

/** Saves with a free number; `save` returns no row for a number that is taken. */
export async function saveWithReference<T>(
  letter: string,
  save: (reference: string) => Promise<T[]>,
): Promise<T> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const [saved] = await save(createReference(letter));
    if (saved) return saved;
  }
  throw new Error('No free reference number was found');
}
