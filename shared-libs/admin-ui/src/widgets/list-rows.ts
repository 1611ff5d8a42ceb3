import {
  type AnyKind,
  type ByYear,
  type DateRange,
  type Field,
  type Fields,
  FIELD_TYPES as MODEL_TYPES,
  taipeiDay,
} from '@admissions/model';
import { FIELD_TYPES, fieldTypeFor } from '../field-types/field-types.tsx';
import { readFieldLabel } from '../labels/field-labels.ts';

export const isSingleValued = (item: Fields) => Object.keys(item).join() === '';

/** Of rows with dates: which ones are over, under way and next today. */
export function markRows(rows: readonly unknown[], item: Fields) {
  const [part = ''] = Object.entries(item).find(([, { type }]) => type === 'dateRange') ?? [];
  const today = taipeiDay();
  const ranges = (rows as (Record<string, DateRange | null> | null)[]).map((row) => row?.[part]);
  const begins = ranges.map((range) => range?.begin ?? '');
  const next = begins.toSorted().find((begin) => begin > today);
  return ranges.map((range) => {
    if (!range?.end) return undefined;
    if (range.begin <= today) return range.end < today ? 'over' : 'now';
    return range.begin === next ? 'next' : undefined;
  });
}

/** '' for single values; for a record, the blank value of each part. */
export const createBlankRow = (item: Fields): unknown =>
  isSingleValued(item)
    ? ''
    : Object.fromEntries(
        Object.entries(item).map(([part, { type }]) => [part, MODEL_TYPES[type].empty]),
      );

interface Column {
  part: string;
  field: Field;
  path: string;
}
/** Parts of a row that cells can fill, in order. */
export const listPastableColumns = (name: string, item: Fields): Column[] =>
  Object.entries(item)
    .filter(([, { type }]) => FIELD_TYPES[type].paste)
    .map(([part, field]) => ({ part, field, path: part ? `${name}.${part}` : name }));

export interface PastedRows {
  rows: unknown[];
  /** Cells that could not be parsed. */
  unknown: string[];
}
/** Rows parsed from spreadsheet cells; a first row of part labels assigns the columns. */
export function parseRows(
  cells: readonly (readonly string[])[],
  { kind, name, item }: { kind: AnyKind; name: string; item: Fields },
): PastedRows {
  const columns = listPastableColumns(name, item);
  const headings = cells[0] ?? [];
  const named = headings.map((heading) =>
    columns.find(({ path }) => Object.values(readFieldLabel(kind, path)).includes(heading)),
  );
  const hasHeadings = columns.length > 0 && headings.length > 0 && named.every(Boolean);
  const order = hasHeadings ? named : columns;
  const unknown: string[] = [];
  const read = (column: Column, cell: string): unknown => {
    if (cell === '') return null;
    const value = fieldTypeFor(column.field).paste?.(
      cell,
      { kind, path: column.path },
      column.field,
    );
    if (value === null || value === undefined) unknown.push(cell);
    return value ?? null;
  };
  const rows = (hasHeadings ? cells.slice(1) : cells)
    .filter((row) => row.some((cell) => cell !== ''))
    .map((row) => {
      if (isSingleValued(item)) return (columns[0] && read(columns[0], row[0] ?? '')) ?? '';
      const filled = order.flatMap((column, index) =>
        column ? [[column.part, read(column, row[index] ?? '')] as const] : [],
      );
      return { ...(createBlankRow(item) as object), ...Object.fromEntries(filled) };
    });
  return { rows, unknown };
}

type Row = Record<string, unknown>;
/** A row with its previous index; null: a new one. */
interface YearRow {
  row: unknown;
  from: number | null;
}

const getEmptyValue = (field: Field | undefined): unknown => field && MODEL_TYPES[field.type].empty;

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
