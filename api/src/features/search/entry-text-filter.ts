import type { AnyKind } from '@admissions/model';
import { and, arrayContains, eq, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { columnOf, tableOf } from '../../content/schema/tables.ts';
import { buildTermsCondition, splitFoldedTerms } from '../../platform/text/fold-text.ts';
import { toInnerGrams, tokenize, toQueryGrams } from './search-grams.ts';
import { searchEntries as searchIndex } from './search-table.ts';

/** Undefined without words. With `field`, all words must be in that field. */
export function buildEntryTextFilter(
  kind: AnyKind,
  text: string,
  { field }: { field?: string } = {},
) {
  const words = splitFoldedTerms(text);
  if (words.length === 0) return undefined;
  const table = tableOf(kind);
  const isTitle = field === kind.title;
  const has = (texts: PgColumn, word: string) =>
    sql`strpos(replace(${texts}, ' ', ''), ${word}) > 0`;
  const grams = [...new Set(words.flatMap(toListGrams))];
  const mentions = and(
    // Punctuation has no grams.
    grams.length > 0
      ? arrayContains(isTitle ? searchIndex.titleGrams : searchIndex.grams, grams)
      : undefined,
    ...words
      .filter((word) => isTitle || !isPair(word))
      // Title first, since other texts are long.
      .map((word) =>
        isTitle
          ? has(searchIndex.titleWords, word)
          : or(has(searchIndex.titleWords, word), has(searchIndex.words, word)),
      ),
  );
  const ofKind = eq(searchIndex.kind, kind.id);
  const isFound = sql`${table.id} in (select ${searchIndex.entry} from ${searchIndex} where ${and(ofKind, mentions)})`;
  if (field === undefined || isTitle) return isFound;
  // The index finds entries, the column confirms the field.
  return and(isFound, buildTermsCondition([columnOf(table, field)], text));
}

/** Words may match inside a word; punctuation counts only without any other text. */
function toListGrams(word: string) {
  const tokens = tokenize(word);
  const grams = tokens.flatMap((token) => {
    if (token.kind === 'word') return toInnerGrams(token.text);
    return [...token.text].length > 1 ? toQueryGrams(token) : [];
  });
  return grams.length > 0 ? grams : tokens.map(({ text }) => text);
}
const isPair = (word: string) => {
  const [token, ...others] = tokenize(word);
  return token?.kind === 'run' && others.length === 0 && [...word].length === 2;
};
