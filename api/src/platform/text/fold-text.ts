import { normalizeSearchText } from '@admissions/model';
import type { SQL } from 'drizzle-orm';
import { and, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Ignores width, case, spaces and the two spellings of Taiwan. */
export const foldText = (text: string): string => normalizeSearchText(text).replace(/\s/gu, '');

export const splitFoldedTerms = (query: string): string[] =>
  query
    .normalize('NFKC')
    .split(/\s+/u)
    .map(foldText)
    .filter((word) => word !== '');

export function containsAllTerms(texts: readonly (string | null)[], query: string): boolean {
  const folded = texts.map((text) => foldText(text ?? ''));
  return splitFoldedTerms(query).every((word) => folded.some((text) => text.includes(word)));
}

/** SQL variant over text columns; undefined without a term. */
export function buildTermsCondition(columns: readonly PgColumn[], query: string): SQL | undefined {
  const conditions = splitFoldedTerms(query).map((word) =>
    or(...columns.map((column) => sql`position(${word} in ${foldedColumn(column)}) > 0`)),
  );
  return and(...conditions);
}
const foldedColumn = (column: PgColumn) =>
  sql`replace(regexp_replace(lower(normalize(${column}, NFKC)), '\\s', '', 'g'), '臺', '台')`;
