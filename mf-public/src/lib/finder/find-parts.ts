import { findKnownWords, listContentWords } from '@admissions/model/terms';
import type { Indexed, MatchField } from './finder-index.ts';
import { fold, isLatin } from './fold.ts';

const MIN_WORD_LENGTH = 2;
const SHORT_TEXT_FIELDS: readonly MatchField[] = ['keyword', 'cluster', 'career', 'course'];

const toPairs = (text: string) =>
  [...text.matchAll(/(?=(\p{Script=Han}{2}))/gu)].map(([, pair = '']) => pair);

/** Known words inside unmatched words; else corrections, or rare pairs of characters. */
export function findParts(
  typed: readonly string[],
  words: readonly string[],
  isRare: (pair: string) => boolean,
) {
  return typed.flatMap((word) => {
    const { text } = fold(word);
    const parts = findKnownWords(text, words);
    if (parts.length > 0) return parts;
    const similar = findSimilarWords(text, words);
    return similar.length > 0 ? similar : listContentWords(text).flatMap(toPairs).filter(isRare);
  });
}

/** Short words, which may occur inside a longer query. */
export function listWords(index: readonly Indexed[], groups: readonly (readonly string[])[]) {
  const own = index.flatMap(({ texts }) =>
    texts.filter(({ place }) => SHORT_TEXT_FIELDS.includes(place)).map(({ text }) => text.text),
  );
  return [...new Set([...own, ...groups.flat()])].filter((word) => word.length >= MIN_WORD_LENGTH);
}

const MAX_NAME_LENGTH = 9;
const MIN_MISSPELT_LENGTH = 3;
const MIN_LATIN_LENGTH = 5;
const MAX_SIMILAR_WORDS = 3;

/** Words that `word` abbreviates, else those one typing error away. */
export function findSimilarWords(word: string, known: readonly string[]) {
  const shortened = known.filter((each) => isAbbreviation(word, each));
  const alike =
    shortened.length > 0 ? shortened : known.filter((each) => isOneEditApart(word, each));
  return [...alike].sort((one, other) => one.length - other.length).slice(0, MAX_SIMILAR_WORDS);
}

/** “室設” for “室內設計”: the first character, then others in order. */
const isAbbreviation = (word: string, name: string) =>
  /^\p{Script=Han}{2,4}$/u.test(word) &&
  name.length <= MAX_NAME_LENGTH &&
  // Abbreviations halve a name: two characters of four or more.
  name.length >= word.length * 2 - 1 &&
  new RegExp(`^${[...word].join('.*')}`, 'u').test(name);

/** One character replaced, added or missing, or two swapped. */
function isOneEditApart(word: string, other: string) {
  const shortest = isLatin(word) ? MIN_LATIN_LENGTH : MIN_MISSPELT_LENGTH;
  if (word.length < shortest || other.length < shortest) return false;
  let start = 0;
  while (start < word.length && word[start] === other[start]) start++;
  const rest = word.slice(start);
  const otherRest = other.slice(start);
  const swapped = `${rest[1] ?? ''}${rest[0] ?? ''}${rest.slice(2)}`;
  return (
    rest.slice(1) === otherRest.slice(1) ||
    rest === otherRest.slice(1) ||
    rest.slice(1) === otherRest ||
    swapped === otherRest
  );
}
