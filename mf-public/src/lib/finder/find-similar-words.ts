import { isLatin } from './fold.ts';

const MAX_ABBREVIATION_LENGTH = 4;
const MAX_NAME_LENGTH = 9;
const MIN_MISSPELT_LENGTH = 3;
const MIN_LATIN_LENGTH = 5;
const MAX_SIMILAR_WORDS = 3;

/** The known words that a word which nothing has may mean: those that it shortens as names are shortened, else those that it is one slip of the hand away from. */
export function findSimilarWords(word: string, known: readonly string[]): string[] {
  const shortened = known.filter((each) => isAbbreviation(word, each));
  const alike =
    shortened.length > 0 ? shortened : known.filter((each) => isOneEditApart(word, each));
  return [...alike].sort((one, other) => one.length - other.length).slice(0, MAX_SIMILAR_WORDS);
}

/** “室設” stands for “室內設計”: the first character of a name, and others of it in their order. */
function isAbbreviation(word: string, name: string): boolean {
  if (isLatin(word) || word.length > MAX_ABBREVIATION_LENGTH) return false;
  if (word.length < 2 || name.length > MAX_NAME_LENGTH || word[0] !== name[0]) return false;
  let from = 0;
  for (const character of word) {
    const at = name.indexOf(character, from);
    if (at < 0) return false;
    from = at + 1;
  }
  // Names are shortened by their halves: two characters of a name of four or more.
  return name.length >= word.length * 2 - 1;
}

/** One character another, one too many, one missing, or two the wrong way round. */
function isOneEditApart(word: string, other: string): boolean {
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
