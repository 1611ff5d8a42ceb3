import { isLatin } from './fold.ts';

const LONGEST_SHORTENED = 4;
const LONGEST_NAME = 9;
const SHORTEST_MISSPELT = 3;
const SHORTEST_LATIN = 5;
const MOST_ALIKE = 3;

/** The known words that a word which nothing has may mean: those that it shortens as names are shortened, else those that it is one slip of the hand away from. */
export function findAlike(word: string, known: readonly string[]): string[] {
  const shortened = known.filter((each) => shortens(word, each));
  const alike = shortened.length > 0 ? shortened : known.filter((each) => isOneSlip(word, each));
  return [...alike].sort((one, other) => one.length - other.length).slice(0, MOST_ALIKE);
}

/** “室設” stands for “室內設計”: the first character of a name, and others of it in their order. */
function shortens(word: string, name: string): boolean {
  if (isLatin(word) || word.length > LONGEST_SHORTENED) return false;
  if (word.length < 2 || name.length > LONGEST_NAME || word[0] !== name[0]) return false;
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
function isOneSlip(word: string, other: string): boolean {
  const shortest = isLatin(word) ? SHORTEST_LATIN : SHORTEST_MISSPELT;
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
