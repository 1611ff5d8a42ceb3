import { findKnownWords } from '@admissions/model/terms';
import { findSimilarWords } from './find-similar-words.ts';
import type { Indexed, MatchField } from './finder-index.ts';
import { fold } from './fold.ts';

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
  return typed.flatMap((word) => {
    const { text } = fold(word);
    const parts = findKnownWords(text, words);
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
