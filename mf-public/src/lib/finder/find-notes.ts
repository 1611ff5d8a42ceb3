import { understand } from '@admissions/model/terms';
import { splitWords } from './find-departments.ts';
import { fold, foldWord } from './fold.ts';

interface HasWords {
  readonly words: readonly string[];
}
const MAX_NOTES = 2;
const MIN_WORD_LENGTH = 2;

/** On fears first, then exact ones, then on a part of the query unless a department matches it. */
export function findNotes<N extends HasWords>(query: string, notes: readonly N[], isFound = false) {
  const { wish, fears, topics } = understand(query);
  const feared = notes.filter(({ words }) =>
    fears.some((fear) => fear.notes.some((note) => words.includes(note))),
  );
  const whole = fold(wish).text;
  const typed = new Set([wish, ...splitWords(wish)].flatMap(foldWord));
  const isExact = ({ words }: N) =>
    words.some((word) => foldWord(word).some((one) => typed.has(one)));
  const isInside = ({ words }: N) =>
    words.some((word) => {
      const folded = fold(word).text;
      return folded.length >= MIN_WORD_LENGTH && whole.includes(folded);
    });
  const exact = notes.filter(isExact);
  const partly =
    isFound || topics.length > 0 ? [] : notes.filter((note) => !isExact(note) && isInside(note));
  return [...new Set([...feared, ...exact, ...partly])].slice(0, MAX_NOTES);
}
