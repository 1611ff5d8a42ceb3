import { type AnyKind, type Field, LOCALES, type Locale } from '@admissions/model';
import { formatMessage } from '@admissions/model/catalogues';
import { fieldTypeFor } from '../../content/field-types/field-types.ts';
import { refused } from '../../platform/http/http-error.ts';
import type { ReadCell } from '../../platform/spreadsheets/read-cell.ts';

export interface ListColumn {
  /** A field of the kind; `id` is the entry id. */
  name: string;
  field: Field | null;
}

/** The entry id, then the simple fields that staff edit. */
export const listColumns = ({ fields }: AnyKind): ListColumn[] => [
  { name: 'id', field: null },
  ...Object.entries(fields)
    .filter(([, field]) => !field.readOnly && fieldTypeFor(field).listCell)
    .map(([name, field]) => ({ name, field })),
];

/** Of the id without a field. */
export const readLabel = (field: Field | null, locale: Locale) =>
  field ? (field.label?.[locale] ?? '') : formatMessage(locale, 'listFile.id');

/** The column label; with the field name where two fields share a label. */
export function readHeading(kind: AnyKind, { name, field }: ListColumn, locale: Locale) {
  const label = readLabel(field, locale) || name;
  const isShared =
    field &&
    listColumns(kind).some(
      (other) => other.name !== name && other.field?.label?.[locale] === label,
    );
  return isShared ? `${label} (${name})` : label;
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
  if (new Set(used).size < used.length) throw refused(422, 'listFile.columnTwice');
  return found;
}

const normalizeHeading = (text: string) => text.trim().toLowerCase();
