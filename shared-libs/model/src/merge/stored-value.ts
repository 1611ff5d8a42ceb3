import type { FileValue, ImageValue, RelationValue, VideoValue } from '../base/values.ts';
import type { Field, Fields, FieldType } from '../fields/index.ts';
import type { AnyItem } from './any-item.ts';
import { toStoredFile, toStoredImage, toStoredItem, toStoredVideo } from './stored-item.ts';

type Conversion<T extends FieldType> = (
  value: unknown,
  field: Field<unknown, unknown, T>,
) => unknown;
/** What is sent of a read value, by field type; other values are sent as they are. */
const CONVERSIONS: { readonly [T in FieldType]?: Conversion<T> } = {
  image: (value) => toStoredImage(value as ImageValue),
  files: (value) => (value as FileValue[]).map(toStoredFile),
  video: (value) => toStoredVideo(value as VideoValue),
  // Only links have an address.
  panorama: (value) => ('href' in (value as object) ? value : toStoredImage(value as ImageValue)),
  relation: (value) => (typeof value === 'object' ? (value as RelationValue).id : value),
  items: (value) => (value as AnyItem[]).map(toStoredItem),
  list: (value, { item }) => (value as unknown[]).map((row) => toStoredRow(item, row)),
};

/** Converts a field value for writes; an empty text is null. */
export function toStoredValue(field: Field, value: unknown): unknown {
  if (value === '' || value === null || value === undefined) return value === '' ? null : value;
  const convert = CONVERSIONS[field.type] as Conversion<FieldType> | undefined;
  return convert ? convert(value, field) : value;
}

// Inside a list an empty text remains: the schema decides.
function toStoredRow(item: Fields, row: unknown) {
  if (item[''] || typeof row !== 'object' || row === null) return row;
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      const field = item[name];
      return [name, field && value !== '' ? toStoredValue(field, value) : value];
    }),
  );
}
