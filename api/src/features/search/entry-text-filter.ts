import type { AnyKind } from '@admissions/model';
import type { SQL } from 'drizzle-orm';
import { and, arrayContains, eq, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { columnOf } from '../../content/schema/kind-columns.ts';
import { tableOf } from '../../content/schema/tables.ts';
import { buildTermsCondition, splitFoldedTerms } from '../../platform/text/fold-text.ts';
import { toInnerGrams, tokenize, toQueryGrams } from './search-grams.ts';
import { searchEntries as searchIndex } from './search-table.ts';

/**
 * Which entries of a list have every word of the text, as a condition on its table; undefined when there is no word. `field`: all in this one.
 */
export function buildEntryTextFilter(
  kind: AnyKind,
  text: string,
  { field }: { field?: string } = {},
): SQL | undefined {
  const words = splitFoldedTerms(text);
  if (words.length === 0) return undefined;
  const table = tableOf(kind);
  const isTitle = field === kind.title;
  const has = (texts: PgColumn, word: string) =>
    sql`strpos(replace(${texts}, ' ', ''), ${word}) > 0`;
  const grams = [...new Set(words.flatMap(toListGrams))];
  const mentions = and(
    // Signs that are no text have none.
    grams.length > 0
      ? arrayContains(isTitle ? searchIndex.titleGrams : searchIndex.grams, grams)
      : undefined,
    ...words
      .filter((word) => isTitle || !isPair(word))
      // The title first: other texts are long.
      .map((word) =>
        isTitle
          ? has(searchIndex.titleWords, word)
          : or(has(searchIndex.titleWords, word), has(searchIndex.words, word)),
      ),
  );
  const ofKind = eq(searchIndex.kind, kind.id);
  const isFound = sql`${table.id} in (select ${searchIndex.entry} from ${searchIndex} where ${and(ofKind, mentions)})`;
  if (field === undefined || isTitle) return isFound;
  // The index says which entries have the words, the column whether it has them itself.
  return and(isFound, buildTermsCondition([columnOf(table, field)], text));
}

/** The grams of a word of a list's search, which may begin inside a word; signs count only when there is nothing else. */
function toListGrams(word: string): string[] {
  const tokens = tokenize(word);
  const grams = tokens.flatMap((token) => {
    if (token.kind === 'word') return toInnerGrams(token.text);
    return [...token.text].length > 1 ? toQueryGrams(token) : [];
  });
  return grams.length > 0 ? grams : tokens.map(({ text }) => text);
}
/** Whether its only gram is the word itself. */
const isPair = (word: string) => {
  const [token, ...others] = tokenize(word);
  return token?.kind === 'run' && others.length === 0 && [...word].length === 2;
};
