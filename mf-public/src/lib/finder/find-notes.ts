import { splitWords } from './find-departments.ts';
import { fold, foldWord } from './fold.ts';

interface HasWords {
  readonly words: readonly string[];
}
const MAX_NOTES = 2;
const MIN_WORD_LENGTH = 2;

/** Exact notes first, then notes on a part of the query if no department matches all words. */
export function findNotes<N extends HasWords>(
  query: string,
  notes: readonly N[],
  isFound = false,
): N[] {
  const whole = fold(query).text;
  const typed = new Set([query, ...splitWords(query)].flatMap(foldWord));
  const isExact = ({ words }: N) =>
    words.some((word) => foldWord(word).some((one) => typed.has(one)));
  const isInside = ({ words }: N) =>
    words.some((word) => {
      const folded = fold(word).text;
      return folded.length >= MIN_WORD_LENGTH && whole.includes(folded);
    });
  const exact = notes.filter(isExact);
  const partly = isFound ? [] : notes.filter((note) => !isExact(note) && isInside(note));
  return [...exact, ...partly].slice(0, MAX_NOTES);
}
