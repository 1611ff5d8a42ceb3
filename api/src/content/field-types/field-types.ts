import {
  type Field,
  type Fields,
  type FieldType,
  type LinkValue,
  type StoredFile,
  type StoredImage,
  taipeiDay,
  type VideoValue,
} from '@admissions/model';
import type { KindId } from '@admissions/model/kinds';
import { type AnyPgColumn, boolean, date, integer, jsonb, text } from 'drizzle-orm/pg-core';
import { mapValues } from '../../platform/collections/map-values.ts';
import { moment } from '../../platform/db/moment.ts';
import { type Json, listSchema, ref } from '../../platform/validation/json-schema.ts';
import {
  booleanCell,
  dayCell,
  type ListCell,
  linkCell,
  momentCell,
  numberCell,
  relationCell,
  selectCell,
  textCell,
} from './list-cells.ts';
import { type Item, type Reader, readItem } from './read-item.ts';

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

/** Where a field type has texts and dates: the value itself, or nested values. */
export type LeafSource =
  | 'text'
  | 'html'
  | 'day'
  | 'moment'
  | 'range'
  /** A whole number, possibly a year. */
  | 'number'
  /** In its rows. */
  | 'rows'
  /** In its content items. */
  | 'items'
  /** In any string of its value. */
  | 'words';

/** JSON schemas of fields inside a list. */
interface Nested {
  value(field: Field): Json;
  record(fields: Fields): Json;
}
interface ApiFieldType<T extends FieldType> {
  /** Without its null constraint. */
  column(
    name: string,
    field: Field<unknown, unknown, T>,
    idOf: (kind: KindId) => AnyPgColumn,
  ): Column;
  /** Converts a stored value; absent: read as stored. */
  read?(field: Field<unknown, unknown, T>, stored: unknown, reader: Reader): unknown;
  /** For empty fields in a preview; relations are resolved later. */
  placeholder(field: Field<unknown, unknown, T>): unknown;
  /** Schema of the value in answers. */
  shown(field: Field<unknown, unknown, T>, nested: Nested): Json;
  /** Conversion for spreadsheet files of a list; absent: not exported. */
  readonly listCell?: ListCell<T>;
  /** Where its texts and dates are; absent: it has none. */
  readonly leaves?: LeafSource;
}

const UNFILLED = '（尚未填寫）';
const string = () => ({ type: 'string' });
const line = { column: textColumn, placeholder: () => '', shown: string, listCell: textCell };

export const FIELD_TYPES: { readonly [T in FieldType]: ApiFieldType<T> } = {
  text: { ...line, placeholder: () => UNFILLED, leaves: 'text' },
  longText: { ...line, placeholder: () => UNFILLED, leaves: 'text' },
  richText: {
    column: textColumn,
    read: (_field, stored, reader) => reader.html(stored as string),
    placeholder: () => `<p>${UNFILLED}</p>`,
    shown: string,
    leaves: 'html',
  },
  email: line,
  phone: line,
  color: {
    column: textColumn,
    placeholder: () => null,
    shown: string,
  },
  select: {
    column: textColumn,
    placeholder: ({ options }) => options[0],
    shown: ({ options }) => ({ type: 'string', enum: options }),
    listCell: selectCell,
  },
  date: {
    column: dayColumn,
    placeholder: () => taipeiDay(),
    shown: () => ({ type: 'string', format: 'date' }),
    listCell: dayCell,
    leaves: 'day',
  },
  dateTime: {
    column: momentColumn,
    placeholder: () => new Date().toISOString(),
    shown: () => ({ type: 'string', format: 'date-time' }),
    listCell: momentCell,
    leaves: 'moment',
  },
  dateRange: {
    column: jsonColumn,
    placeholder: () => ({ begin: taipeiDay(), end: taipeiDay() }),
    shown: () => ref('DateRange'),
    leaves: 'range',
  },
  integer: {
    column: (name, { initial }) =>
      typeof initial === 'number' ? numberColumn(name).default(initial) : numberColumn(name),
    placeholder: ({ range: [min] }) => min,
    shown: () => ({ type: 'integer' }),
    listCell: numberCell,
    leaves: 'number',
  },
  decimal: {
    // Only used inside a list; standalone it is stored unchanged.
    column: jsonColumn,
    placeholder: ({ range: [min] }) => min,
    shown: () => ({ type: 'number' }),
    listCell: numberCell,
  },
  boolean: {
    column: (name, { initial }) => flagColumn(name).default(initial === true),
    placeholder: ({ initial }) => initial ?? false,
    shown: () => ({ type: 'boolean' }),
    listCell: booleanCell,
  },
  link: {
    column: jsonColumn,
    placeholder: () => ({ href: '/' }),
    shown: () => ref('Link'),
    listCell: linkCell,
    leaves: 'words',
  },
  image: {
    column: jsonColumn,
    read: (_field, stored, reader) => reader.image(stored as StoredImage),
    placeholder: () => ({ media: 0, alt: '' }),
    shown: () => ref('Image'),
    leaves: 'words',
  },
  panorama: {
    column: jsonColumn,
    read: (_field, stored, reader) => readPanorama(stored as StoredImage | LinkValue, reader),
    placeholder: () => ({ media: 0, alt: '' }),
    shown: () => ({ anyOf: [ref('Image'), ref('Link')] }),
    leaves: 'words',
  },
  files: {
    column: jsonColumn,
    read: (_field, stored, reader) =>
      (stored as StoredFile[]).map((file) => reader.file(file)).filter((file) => file !== null),
    placeholder: () => [],
    shown: () => listSchema(ref('File')),
    leaves: 'words',
  },
  video: {
    column: jsonColumn,
    read: (_field, stored, reader) => reader.video(stored as VideoValue),
    placeholder: () => ({ provider: 'youtube', id: '' }),
    shown: () => ref('Video'),
  },
  relation: {
    column: (name, { to }, idOf) => numberColumn(name).references((): AnyPgColumn => idOf(to)),
    read: ({ to }, stored, reader) => reader.relation(to, stored as number),
    placeholder: () => null,
    shown: () => ref('Relation'),
    listCell: relationCell,
  },
  items: {
    column: jsonColumn,
    read: (_field, stored, reader) =>
      (stored as Item[]).map((item) => readItem(item, reader)).filter((item) => item !== null),
    placeholder: () => [],
    shown: () => listSchema(ref('BodyItem')),
    leaves: 'items',
  },
  list: {
    column: jsonColumn,
    read: ({ item }, stored, reader) =>
      (stored as unknown[]).map((row) => readRow(item, row, reader)),
    placeholder: () => [],
    shown: ({ item }, nested) => listSchema(describeRow(item, nested)),
    leaves: 'rows',
  },
};

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
  return mapValues(item, (field, name) => readValue(field, row[name], reader));
}

/** Adds addresses of pictures and files, cleans rich text. The query itself reads own relations. */
export function readValue(field: Field, stored: unknown, reader: Reader): unknown {
  if (stored === null || stored === undefined) return null;
  const { read } = fieldTypeFor(field);
  return read ? read(field, stored, reader) : stored;
}
