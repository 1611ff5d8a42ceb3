import type { AnyKind, Field, Locale } from '@admissions/model';
import { formatMessage } from '@admissions/model/catalogues';
import { fieldTypeFor } from '../../content/field-types/field-types.ts';
import type { Cell } from '../../platform/spreadsheets/cell.ts';

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
): string {
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
