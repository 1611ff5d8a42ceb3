import { findSimilarWords } from './find-similar-words.ts';
import type { Indexed, MatchField } from './finder-index.ts';
import { fold, isLatin } from './fold.ts';

const MIN_WORD_LENGTH = 2;
const SHORT_TEXT_FIELDS: readonly MatchField[] = ['keyword', 'cluster', 'career', 'course'];

/** Known words inside unmatched words; else corrections of them. */
export function findParts(
  typed: readonly string[],
  index: readonly Indexed[],
  groups: readonly (readonly string[])[],
): string[] {
  if (typed.length === 0) return [];
  const words = listWords(index, groups);
  const known = words.filter((word) => !isLatin(word));
  return typed.flatMap((word) => {
    const { text } = fold(word);
    const parts = splitKnown(text, known);
    return parts.length > 0 ? parts : findSimilarWords(text, words);
  });
}

/** Short words, which may occur inside a longer query. */
function listWords(index: readonly Indexed[], groups: readonly (readonly string[])[]) {
  const own = index.flatMap(({ texts }) =>
    texts.filter(({ place }) => SHORT_TEXT_FIELDS.includes(place)).map(({ text }) => text.text),
  );
  return [...new Set([...own, ...groups.flat()])].filter((word) => word.length >= MIN_WORD_LENGTH);
}

/** Longest first, then leftmost, without overlaps; and Latin words between Chinese ones. */
function splitKnown(text: string, known: readonly string[]): string[] {
  let rest = text;
  const parts = known
    .filter((word) => text.includes(word))
    .sort((one, other) => other.length - one.length || text.indexOf(one) - text.indexOf(other))
    .filter((word) => {
      if (!rest.includes(word)) return false;
      rest = rest.replace(word, '\n');
      return true;
    });
  const latin = rest.match(/[\p{Script=Latin}\p{Nd}]+/gu) ?? [];
  return [...parts, ...latin.filter((word) => word.length >= MIN_WORD_LENGTH && word !== text)];
}
