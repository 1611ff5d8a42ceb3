import type { AnyKind, Field, Locale } from '@admissions/model';
import { formatMessage } from '@admissions/model/catalogues';
import { fieldTypeFor } from '../../content/field-types/field-types.ts';
import type { Cell } from '../../platform/spreadsheets/cell.ts';

export interface ListColumn {
  /** A field of the kind; `id` is the entry's number. */
  name: string;
  field: Field | null;
}

/** The columns of a kind's file: the number, then its simple fields that staff write. */
export const listColumns = ({ fields }: Pick<AnyKind, 'fields'>): ListColumn[] => [
  { name: 'id', field: null },
  ...Object.entries(fields)
    .filter(([, field]) => !field.readOnly && fieldTypeFor(field).listCell)
    .map(([name, field]) => ({ name, field })),
];

/** What a column is called; where two fields have one label, with the field's own name. */
export function readHeading(
  kind: Pick<AnyKind, 'fields'>,
  { name, field }: ListColumn,
  locale: Locale,
): string {
  if (!field) return formatMessage(locale, 'listFile.id');
  const label = field.label?.[locale] ?? name;
  const isShared = listColumns(kind).some(
    (other) => other.name !== name && other.field?.label?.[locale] === label,
  );
  return isShared ? `${label} (${name})` : label;
}

/** A value as staff read it, as a cell. */
export function toCell({ field }: ListColumn, value: unknown, locale: Locale): Cell {
  if (value === null || value === undefined) return null;
  // The number of the entry.
  if (!field) return Number(value);
  return fieldTypeFor(field).listCell?.write(field, value, locale) ?? null;
}
