import type { ByYear, Field, Fields } from '@admissions/model';
import { FIELD_TYPES } from '@admissions/model';
import { createBlankRow } from './list-rows.ts';

type Row = Record<string, unknown>;
/** A row with its previous index; null: a new one. */
interface YearRow {
  row: unknown;
  from: number | null;
}

const getEmptyValue = (field: Field | undefined): unknown => field && FIELD_TYPES[field.type].empty;

/** The next year: same rules, no results yet. */
export function nextYear(last: unknown, item: Fields, { results }: ByYear): Row {
  const next = structuredClone(last) as Row;
  for (const path of results) {
    const [part = '', inner] = path.split('.');
    if (inner === undefined) next[part] = getEmptyValue(item[part]);
    else if (Array.isArray(next[part]))
      next[part] = (next[part] as Row[]).map((row) => ({
        ...row,
        [inner]: getEmptyValue(item[part]?.item?.[inner]),
      }));
  }
  return { ...next, year: Number(next.year) + 1 };
}

/** Whether a pasted row has a valid year. */
export function hasYear(row: unknown, item: Fields): boolean {
  const { year } = row as Row;
  const [least, most] = item.year?.range ?? [0, 0];
  return typeof year === 'number' && year >= least && year <= most;
}

/** Merges pasted rows by year, newest first; blank cells keep their values. */
export function mergeYears(
  rows: readonly unknown[],
  pasted: readonly unknown[],
  item: Fields,
): YearRow[] {
  const merged: YearRow[] = rows.map((row, from) => ({ row, from }));
  for (const each of pasted as Row[]) {
    const filled = Object.fromEntries(Object.entries(each).filter(([, value]) => value !== null));
    const at = merged.findIndex(({ row }) => (row as Row).year === each.year);
    const before = merged[at];
    if (before) merged[at] = { ...before, row: { ...(before.row as Row), ...filled } };
    else merged.push({ row: { ...(createBlankRow(item) as Row), ...filled }, from: null });
  }
  const readYear = ({ row }: YearRow) => Number((row as Row).year ?? Number.POSITIVE_INFINITY);
  return merged.toSorted((one, other) => (readYear(one) < readYear(other) ? 1 : -1));
}

/** The row of the previous year with the same key parts. */
export const findYearBefore = (
  rows: readonly unknown[],
  row: unknown,
  parts: readonly string[],
): Row | undefined =>
  (rows as Row[]).find(
    (each) =>
      each.year === Number((row as Row).year) - 1 &&
      parts.every((part) => each[part] === (row as Row)[part]),
  );
