import { type AnyKind, FIELD_TYPES as CONTRACTS, type Field, type Fields } from '@admissions/model';
import { FIELD_TYPES, fieldTypeFor } from '../field-types/field-types.tsx';
import { readFieldLabel } from '../labels/field-labels.ts';

export const isSingleValued = (item: Fields) => Object.keys(item).join() === '';

/** '' for single values; for a record, the blank value of each part. */
export const createBlankRow = (item: Fields): unknown =>
  isSingleValued(item)
    ? ''
    : Object.fromEntries(
        Object.entries(item).map(([part, { type }]) => [part, CONTRACTS[type].empty]),
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
