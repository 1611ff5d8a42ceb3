import { type Field, type Fields, fieldTypeFor, type WriteConverters } from '../fields/index.ts';
import type { AnyItem } from './any-item.ts';
import { toStoredFile, toStoredImage, toStoredItem, toStoredVideo } from './stored-item.ts';

/** Converts a field value for writes; an empty text is null. */
export function toStoredValue(field: Field, value: unknown): unknown {
  if (value === '' || value === null || value === undefined) return value === '' ? null : value;
  const { toStored } = fieldTypeFor(field);
  return toStored ? toStored(CONVERTERS, value, field) : value;
}

const CONVERTERS: WriteConverters = {
  picture: toStoredImage,
  film: toStoredVideo,
  file: toStoredFile,
  body: (items) => (items as AnyItem[]).map(toStoredItem),
  rows: (rows, item) => (rows as unknown[]).map((row) => toStoredRow(item, row)),
};

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
