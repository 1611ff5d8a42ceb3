import type { AnyKind, Field, Locale } from '@admissions/contracts';
import { createTaipeiFormat, FIELD_TYPES } from '@admissions/contracts';
import { messageOf } from '@admissions/contracts/catalogues';
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
    .filter(([, { type, readOnly }]) => !readOnly && FIELD_TYPES[type].isInFiles)
    .map(([name, field]) => ({ name, field })),
];

/** What a column is called; where two fields have one label, with the field's own name. */
export function readHeading(
  kind: Pick<AnyKind, 'fields'>,
  { name, field }: ListColumn,
  locale: Locale,
): string {
  if (!field) return messageOf(locale, 'listFile.id');
  const label = field.label?.[locale] ?? name;
  const isShared = listColumns(kind).some(
    (other) => other.name !== name && other.field?.label?.[locale] === label,
  );
  return isShared ? `${label} (${name})` : label;
}

const format = createTaipeiFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short' });

/** A value as staff read it, as a cell. */
export function toCell({ field }: ListColumn, value: unknown, locale: Locale): Cell {
  if (value === null || value === undefined) return null;
  switch (field?.type) {
    case 'boolean':
      return messageOf(locale, value ? 'common.yes' : 'common.no');
    case 'select':
      return field.optionLabels?.[String(value)]?.[locale] ?? String(value);
    case 'dateTime':
      return format(String(value));
    case 'relation':
      return (value as { title: string }).title;
    case 'link':
      return (value as { href: string }).href;
    default:
      return typeof value === 'number' ? value : String(value);
  }
}
