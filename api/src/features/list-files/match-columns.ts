import { type AnyKind, LOCALES } from '@admissions/model';
import { RESULT_CODES } from '@admissions/protocol';
import { HttpError } from '../../platform/http/http-error.ts';
import type { ReadCell } from '../../platform/spreadsheets/read-cell.ts';
import { type ListColumn, listColumns, readHeading } from './list-columns.ts';

/** By choice of the caller, label or field name. Throws 422 without an identifying column. */
export function matchColumns(
  kind: AnyKind,
  headings: readonly ReadCell[],
  fieldNames?: readonly (string | null)[],
): (ListColumn | null)[] {
  const available = listColumns(kind);
  const names = new Map(
    available.flatMap((column) =>
      [column.name, ...LOCALES.map((locale) => readHeading(kind, column, locale))].map(
        (name) => [normalizeHeading(name), column] as const,
      ),
    ),
  );
  const found = headings.map((heading, at) => {
    if (fieldNames) return available.find(({ name }) => name === fieldNames[at]) ?? null;
    return typeof heading === 'string' ? (names.get(normalizeHeading(heading)) ?? null) : null;
  });
  const used = found.filter((column) => column !== null);
  if (new Set(used).size < used.length)
    throw new HttpError(RESULT_CODES.failed, 422, { message: 'listFile.columnTwice' });
  return found;
}

const normalizeHeading = (text: string) => text.trim().toLowerCase();
