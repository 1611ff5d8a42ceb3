import { type AnyKind, type Field, LOCALES, type Locale } from '@admissions/model';
import { formatMessage } from '@admissions/model/catalogues';
import { RESULT_CODES } from '@admissions/protocol';
import { fieldTypeFor } from '../../content/field-types/field-types.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Cell } from '../../platform/spreadsheets/cell.ts';
import type { ReadCell } from '../../platform/spreadsheets/read-cell.ts';

export interface ListColumn {
  /** A field of the kind; `id` is the entry id. */
  name: string;
  field: Field | null;
}

/** The entry id, then the simple fields that staff edit. */
export const listColumns = ({ fields }: Pick<AnyKind, 'fields'>): ListColumn[] => [
  { name: 'id', field: null },
  ...Object.entries(fields)
    .filter(([, field]) => !field.readOnly && fieldTypeFor(field).listCell)
    .map(([name, field]) => ({ name, field })),
];

/** The column label; with the field name where two fields share a label. */
export function readHeading(
  kind: Pick<AnyKind, 'fields'>,
  { name, field }: ListColumn,
  locale: Locale,
) {
  if (!field) return formatMessage(locale, 'listFile.id');
  const label = field.label?.[locale] ?? name;
  const isShared = listColumns(kind).some(
    (other) => other.name !== name && other.field?.label?.[locale] === label,
  );
  return isShared ? `${label} (${name})` : label;
}

export function toCell({ field }: ListColumn, value: unknown, locale: Locale): Cell {
  if (value === null || value === undefined) return null;
  if (!field) return Number(value);
  return fieldTypeFor(field).listCell?.write(field, value, locale) ?? null;
}

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
