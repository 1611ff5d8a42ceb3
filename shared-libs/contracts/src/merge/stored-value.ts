import type {
  FileValue,
  ImageValue,
  LinkValue,
  RelationValue,
  VideoValue,
} from '../base/values.ts';
import type { Field, Fields } from '../fields/field.ts';
import type { FieldType } from '../fields/field-types.ts';
import type { AnyItem } from './any-item.ts';
import { storedFile, storedImage, storedItem, storedVideo } from './stored-item.ts';

interface StoredAs<T extends FieldType> {
  stored(value: unknown, field: Field<unknown, unknown, T>): unknown;
}
const asItIs = { stored: (value: unknown) => value };
/** Each type of field as the API takes it: pictures and files by media id, relations by id. */
const STORED_AS: { readonly [T in FieldType]: StoredAs<T> } = {
  text: asItIs,
  longText: asItIs,
  richText: asItIs,
  date: asItIs,
  dateRange: asItIs,
  dateTime: asItIs,
  integer: asItIs,
  decimal: asItIs,
  boolean: asItIs,
  select: asItIs,
  link: asItIs,
  email: asItIs,
  phone: asItIs,
  image: { stored: (value) => storedImage(value as ImageValue) },
  panorama: { stored: (value) => storedPanorama(value as ImageValue | LinkValue) },
  video: { stored: (value) => storedVideo(value as VideoValue) },
  files: { stored: (value) => (value as FileValue[]).map(storedFile) },
  relation: { stored: (value) => storedRelation(value as RelationValue | number) },
  items: { stored: (value) => (value as AnyItem[]).map(storedItem) },
  list: { stored: (value, { item }) => (value as unknown[]).map((row) => storedRow(item, row)) },
};

/** A value of this field as the API takes it; an empty text is none. */
export function storedValue(field: Field, value: unknown): unknown {
  if (value === '' || value === null || value === undefined) return value === '' ? null : value;
  const type: StoredAs<FieldType> = STORED_AS[field.type];
  return type.stored(value, field);
}

const storedPanorama = (value: ImageValue | LinkValue) =>
  'href' in value ? value : storedImage(value);
const storedRelation = (value: RelationValue | number) =>
  typeof value === 'object' ? value.id : value;

// Inside of a list an empty text stays a text: the schema says whether it may.
function storedRow(item: Fields, row: unknown): unknown {
  if (item[''] || typeof row !== 'object' || row === null) return row;
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      const field = item[name];
      return [name, field && value !== '' ? storedValue(field, value) : value];
    }),
  );
}
