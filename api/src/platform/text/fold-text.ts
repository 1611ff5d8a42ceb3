import { normalizeSearchText, toPlainLine } from '@admissions/model';
import { and, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Ignores width, case, spaces and the two spellings of Taiwan. */
export const foldText = (text: string) => normalizeSearchText(text).replace(/\s/gu, '');

export const splitFoldedTerms = (query: string) =>
  toPlainLine(query)
    .split(/\s+/u)
    .map(foldText)
    .filter((word) => word !== '');

export function containsAllTerms(texts: readonly (string | null)[], query: string) {
  const folded = texts.map((text) => foldText(text ?? ''));
  return splitFoldedTerms(query).every((word) => folded.some((text) => text.includes(word)));
}

/** SQL variant over text columns; undefined without a term. */
export function buildTermsCondition(columns: readonly PgColumn[], query: string) {
  const conditions = splitFoldedTerms(query).map((word) =>
    or(...columns.map((column) => sql`position(${word} in ${foldedColumn(column)}) > 0`)),
  );
  return and(...conditions);
}
// PostgreSQL has no class of format characters.
const IGNORED =
  '[\\s\\u00AD\\u061C\\u1160\\u180E\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F\\uFEFF]';
const foldedColumn = (column: PgColumn) =>
  sql`replace(regexp_replace(lower(normalize(${column}, NFKC)), ${IGNORED}, '', 'g'), '臺', '台')`;
