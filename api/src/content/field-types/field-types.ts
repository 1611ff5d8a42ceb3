import type {
  Field,
  Fields,
  FieldType,
  LinkValue,
  StoredFile,
  StoredImage,
  VideoValue,
} from '@admissions/contracts';
import { PHONE, taipeiDay } from '@admissions/contracts';
import type { KindId } from '@admissions/contracts/kinds';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { boolean, date, integer, jsonb, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/db/moment.ts';
import type { Json } from '../../platform/validation/json-schema.ts';
import { listSchema, ref } from '../../platform/validation/json-schema.ts';
import type { Item, Reader } from './read-item.ts';
import { readItem } from './read-item.ts';

const textColumn = (name: string) => text(name);
const dayColumn = (name: string) => date(name, { mode: 'string' });
const momentColumn = (name: string) => moment(name);
const numberColumn = (name: string) => integer(name);
const flagColumn = (name: string) => boolean(name);
const jsonColumn = (name: string) => jsonb(name);
type Column = ReturnType<
  | typeof textColumn
  | typeof dayColumn
  | typeof momentColumn
  | typeof numberColumn
  | typeof flagColumn
  | typeof jsonColumn
>;

/** How the fields inside a list are described. */
interface Nested {
  value(field: Field): Json;
  record(fields: Fields): Json;
}
interface ApiFieldType<T extends FieldType> {
  /** Its column, before it is said whether it may be null. */
  column(
    name: string,
    field: Field<unknown, unknown, T>,
    idOf: (kind: KindId) => AnyPgColumn,
  ): Column;
  /** What is stored as it is read; absent: as it is stored. */
  read?(field: Field<unknown, unknown, T>, stored: unknown, reader: Reader): unknown;
  /** What a preview shows where nothing was filled in yet; a relation is found later. */
  placeholder(field: Field<unknown, unknown, T>): unknown;
  /** What the API document says of it, as it is written. */
  written(field: Field<unknown, unknown, T>, nested: Nested): Json;
  /** And as it is read; absent: the same. */
  shown?(field: Field<unknown, unknown, T>, nested: Nested): Json;
}

const UNFILLED = '（尚未填寫）';
/** No line breaks and no other control characters. */
export const LINE = '^\\P{Cc}*$';
const string = () => ({ type: 'string' });

/** What the API does with each type of field. */
export const FIELD_TYPES: { readonly [T in FieldType]: ApiFieldType<T> } = {
  text: {
    column: textColumn,
    placeholder: () => UNFILLED,
    written: ({ max }) => ({ type: 'string', minLength: 1, maxLength: max, pattern: LINE }),
    shown: string,
  },
  longText: {
    column: textColumn,
    placeholder: () => UNFILLED,
    written: ({ max }) => ({ type: 'string', minLength: 1, maxLength: max }),
    shown: string,
  },
  richText: {
    column: textColumn,
    read: (_field, stored, reader) => reader.html(stored as string),
    placeholder: () => `<p>${UNFILLED}</p>`,
    written: ({ max }) => ({ type: 'string', minLength: 1, maxLength: max }),
    shown: string,
  },
  email: {
    column: textColumn,
    placeholder: () => '',
    written: ({ max }) => ({ type: 'string', format: 'email', maxLength: max }),
    shown: string,
  },
  phone: {
    column: textColumn,
    placeholder: () => '',
    written: ({ max }) => ({ type: 'string', pattern: PHONE.source, maxLength: max }),
    shown: string,
  },
  select: {
    column: textColumn,
    placeholder: ({ options }) => options[0],
    written: ({ options }) => ({ type: 'string', enum: options }),
  },
  date: {
    column: dayColumn,
    placeholder: () => taipeiDay(),
    written: () => ({ type: 'string', format: 'date' }),
  },
  dateTime: {
    column: momentColumn,
    placeholder: () => new Date().toISOString(),
    written: () => ({ type: 'string', format: 'date-time' }),
  },
  dateRange: {
    column: jsonColumn,
    placeholder: () => ({ begin: taipeiDay(), end: taipeiDay() }),
    written: () => ref('DateRange'),
  },
  integer: {
    column: (name, { initial }) =>
      typeof initial === 'number' ? numberColumn(name).default(initial) : numberColumn(name),
    placeholder: ({ range: [min] }) => min,
    written: ({ range: [minimum, maximum] }) => ({ type: 'integer', minimum, maximum }),
    shown: () => ({ type: 'integer' }),
  },
  decimal: {
    // Only ever a part of a list; by itself it is kept as it is written.
    column: jsonColumn,
    placeholder: ({ range: [min] }) => min,
    written: ({ range: [minimum, maximum], places }) => ({
      type: 'number',
      minimum,
      maximum,
      description: `At most ${places} digits after the point`,
    }),
    shown: () => ({ type: 'number' }),
  },
  boolean: {
    column: (name, { initial }) => flagColumn(name).default(initial === true),
    placeholder: ({ initial }) => initial ?? false,
    written: () => ({ type: 'boolean' }),
  },
  link: {
    column: jsonColumn,
    placeholder: () => ({ href: '/' }),
    written: () => ref('LinkWrite'),
    shown: () => ref('Link'),
  },
  image: {
    column: jsonColumn,
    read: (_field, stored, reader) => reader.image(stored as StoredImage),
    placeholder: () => ({ media: 0, alt: '' }),
    written: () => ref('ImageWrite'),
    shown: () => ref('Image'),
  },
  panorama: {
    column: jsonColumn,
    read: (_field, stored, reader) => readPanorama(stored as StoredImage | LinkValue, reader),
    placeholder: () => ({ media: 0, alt: '' }),
    written: () => ({ anyOf: [ref('ImageWrite'), ref('LinkWrite')] }),
    shown: () => ({ anyOf: [ref('Image'), ref('Link')] }),
  },
  files: {
    column: jsonColumn,
    read: (_field, stored, reader) =>
      (stored as StoredFile[]).map((file) => reader.file(file)).filter((file) => file !== null),
    placeholder: () => [],
    written: () => ({ ...listSchema(ref('FileWrite')), maxItems: 20 }),
    shown: () => listSchema(ref('File')),
  },
  video: {
    column: jsonColumn,
    read: (_field, stored, reader) => reader.video(stored as VideoValue),
    placeholder: () => ({ provider: 'youtube', id: '' }),
    written: () => ref('VideoWrite'),
    shown: () => ref('Video'),
  },
  relation: {
    column: (name, { to }, idOf) => numberColumn(name).references((): AnyPgColumn => idOf(to)),
    read: ({ to }, stored, reader) => reader.relation(to, stored as number),
    placeholder: () => null,
    written: ({ to }) => ({
      type: 'integer',
      minimum: 1,
      maximum: 999_999_999,
      description: `Id of a ${to}`,
      'x-entry': to,
    }),
    shown: () => ref('Relation'),
  },
  items: {
    column: jsonColumn,
    read: (_field, stored, reader) =>
      (stored as Item[]).map((item) => readItem(item, reader)).filter((item) => item !== null),
    placeholder: () => [],
    written: () => ({ ...listSchema(ref('BodyItemWrite')), maxItems: 200 }),
    shown: () => listSchema(ref('BodyItem')),
  },
  list: {
    column: jsonColumn,
    read: ({ item }, stored, reader) =>
      (stored as unknown[]).map((row) => readRow(item, row, reader)),
    placeholder: () => [],
    written: ({ item }, nested) => ({ ...listSchema(describeRow(item, nested)), maxItems: 100 }),
    shown: ({ item }, nested) => listSchema(describeRow(item, nested)),
  },
};

/** What the API does with the fields of this type, whichever it is. */
export const fieldTypeFor = ({ type }: Pick<Field, 'type'>): ApiFieldType<FieldType> =>
  FIELD_TYPES[type];

const readPanorama = (stored: StoredImage | LinkValue, reader: Reader) =>
  'media' in stored ? reader.image(stored) : stored;

const describeRow = (item: Fields, nested: Nested): Json =>
  item[''] ? nested.value(item['']) : nested.record(item);

function readRow(item: Fields, stored: unknown, reader: Reader): unknown {
  const single = item[''];
  if (single) return readValue(single, stored, reader);
  const row = stored as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(item).map(([name, field]) => [name, readValue(field, row[name], reader)]),
  );
}

/** A stored value as it is read: pictures and files with their addresses, rich text cleaned. Relations of an entry itself are read by the query. */
export function readValue(field: Field, stored: unknown, reader: Reader): unknown {
  if (stored === null || stored === undefined) return null;
  const { read } = fieldTypeFor(field);
  return read ? read(field, stored, reader) : stored;
}
