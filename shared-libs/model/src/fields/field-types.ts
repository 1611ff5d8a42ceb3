import type { BodyItem, StoredBodyItem } from '../base/body.ts';
import type { BrandColorUse } from '../base/brand-colors.ts';
import type { KindId } from '../base/kind-id.ts';
import type { Localised } from '../base/locale.ts';
import type {
  DateRange,
  FileValue,
  ImageValue,
  LinkValue,
  RelationValue,
  StoredFile,
  StoredImage,
  VideoValue,
} from '../base/values.ts';
import type { Field, Fields, ReadOf, With, WriteOf } from './field.ts';
import type { FieldTypeOf, Inspector } from './field-type.ts';

/** Field types, with the properties that each adds to the common ones. */
export interface FieldTraits {
  text: 'max';
  longText: 'max';
  richText: 'max';
  date: never;
  dateRange: never;
  dateTime: never;
  integer: 'range';
  decimal: 'range' | 'places';
  boolean: never;
  select: 'options';
  link: never;
  email: 'max';
  phone: 'max';
  color: 'use';
  image: never;
  files: never;
  video: never;
  panorama: never;
  relation: 'to';
  items: never;
  list: 'item';
}
export type FieldType = keyof FieldTraits;
/** Types with one plain value, for bulk changes. */
export type PlainFieldType =
  | 'text'
  | 'longText'
  | 'date'
  | 'dateTime'
  | 'integer'
  | 'decimal'
  | 'boolean'
  | 'select'
  | 'email'
  | 'phone'
  | 'relation';

const nothing = () => undefined;
const words = (into: Inspector, value: unknown) => into.words(String(value));
const plain = {
  isSortable: true,
  isListable: true,
  isPlain: true,
  empty: null,
  merged: 'whole',
  inspect: nothing,
} as const;
const whole = {
  isSortable: false,
  isListable: false,
  isPlain: false,
  empty: null,
  merged: 'whole',
  inspect: nothing,
} as const;

/** All field types in one record; callers pass builders, converters and inspectors. */
export const FIELD_TYPES: { readonly [T in FieldType]: FieldTypeOf<T> } = {
  text: { ...plain, schema: (parts, { max }) => parts.line(max), inspect: words },
  longText: {
    ...plain,
    isSortable: false,
    schema: (parts, { max }) => parts.text(max),
    inspect: words,
  },
  richText: {
    ...whole,
    schema: (parts, { max }) => parts.html(max),
    inspect: (into, value) => into.html(String(value)),
  },
  date: { ...plain, schema: (parts) => parts.day() },
  dateRange: {
    ...plain,
    isPlain: false,
    schema: (parts) => parts.dayRange(),
    inspect: (into, value) => into.end((value as DateRange).end),
  },
  dateTime: { ...plain, schema: (parts) => parts.moment() },
  integer: { ...plain, schema: (parts, { range }) => parts.integer(range) },
  decimal: {
    ...plain,
    isSortable: false,
    schema: (parts, { range, places }) => parts.decimal(range, places),
  },
  boolean: { ...plain, empty: false, schema: (parts) => parts.flag() },
  select: { ...plain, schema: (parts, { options }) => parts.option(options) },
  link: {
    ...whole,
    isListable: true,
    schema: (parts) => parts.link(),
    inspect: (into, value) => into.link(value as LinkValue),
  },
  email: { ...plain, schema: (parts, { max }) => parts.email(max) },
  phone: { ...plain, isSortable: false, schema: (parts, { max }) => parts.phone(max) },
  color: { ...whole, schema: (parts, { use }) => parts.color(use) },
  image: {
    ...whole,
    isListable: true,
    schema: (parts) => parts.picture(),
    toStored: (convert, value) => convert.picture(value as ImageValue),
    inspect: (into, value) => into.picture(value as ImageValue),
  },
  files: {
    ...whole,
    empty: [],
    merged: 'rows',
    schema: (parts) => parts.files(),
    toStored: (convert, value) => (value as FileValue[]).map(convert.file),
  },
  video: {
    ...whole,
    schema: (parts) => parts.film(),
    toStored: (convert, value) => convert.film(value as VideoValue),
  },
  panorama: {
    ...whole,
    schema: (parts) => parts.pictureOrLink(),
    toStored: (convert, value) => (isLink(value) ? value : convert.picture(value as ImageValue)),
    inspect: (into, value) =>
      isLink(value) ? into.link(value) : into.picture(value as ImageValue),
  },
  relation: {
    ...plain,
    schema: (parts, { to }) => parts.entryId(to),
    toStored: (_, value) => (typeof value === 'object' ? (value as RelationValue).id : value),
  },
  items: {
    ...whole,
    empty: [],
    merged: 'items',
    schema: (parts) => parts.body(),
    toStored: (convert, value) => convert.body(value),
    inspect: (into, value) => into.body(value),
  },
  list: {
    ...whole,
    empty: [],
    merged: 'rows',
    schema: (parts, { item }) => parts.rows(item),
    toStored: (convert, value, { item }) => convert.rows(value, item),
    inspect: (into, value, { item }) => into.rows(value, item),
  },
};

/** The description of this field's type. */
export const fieldTypeFor = ({ type }: Pick<Field, 'type'>): FieldTypeOf<FieldType> =>
  FIELD_TYPES[type];

// Where a picture or an address is possible, only an address has `href`.
const isLink = (value: unknown): value is LinkValue => 'href' in (value as ImageValue | LinkValue);

export const text = (max: number): Field<string, string, 'text'> => ({
  type: 'text',
  required: true,
  max,
});
export const longText = (max = 4000): Field<string, string, 'longText'> => ({
  type: 'longText',
  required: true,
  max,
});
/** @public */
export const richText = (max = 40_000): Field<string, string, 'richText'> => ({
  type: 'richText',
  required: true,
  max,
});
/** A day, YYYY-MM-DD. */
export const date = (): Field<string, string, 'date'> => ({ type: 'date', required: true });
export const dateRange = (): Field<DateRange, DateRange, 'dateRange'> => ({
  type: 'dateRange',
  required: true,
});
/** A moment, ISO 8601 in UTC. @public */
export const dateTime = (): Field<string, string, 'dateTime'> => ({
  type: 'dateTime',
  required: true,
});
export const integer = (min = 0, max = 2_000_000_000): Field<number, number, 'integer'> => ({
  type: 'integer',
  required: true,
  range: [min, max],
});
/** `places` is the maximum number of decimal places. */
export const decimal = (
  places: number,
  min: number,
  max: number,
): Field<number, number, 'decimal'> => ({
  type: 'decimal',
  required: true,
  places,
  range: [min, max],
});
/** Written by the system only, such as a click count. */
export const counter = (): Field<never, number, 'integer'> => ({
  type: 'integer',
  required: false,
  range: [0, 2_000_000_000],
  initial: 0,
  readOnly: true,
});
export const boolean = (initial = false): Field<boolean, boolean, 'boolean'> => ({
  type: 'boolean',
  required: false,
  initial,
});
export const select = <const O extends readonly string[]>(
  ...options: O
): Field<O[number], O[number], 'select'> => ({ type: 'select', required: true, options });
/** A select with options in the order of their labels. */
export const choice = <const O extends string | number>(
  optionLabels: Readonly<Record<O, Localised>>,
): With<
  Field<`${O}`, `${O}`, 'select'>,
  { readonly optionLabels: Readonly<Record<O, Localised>> }
> => ({
  type: 'select',
  required: true,
  options: Object.keys(optionLabels),
  optionLabels,
});
export const link = (): Field<LinkValue, LinkValue, 'link'> => ({ type: 'link', required: true });
export const email = (): Field<string, string, 'email'> => ({
  type: 'email',
  required: true,
  max: 120,
});
export const phone = (): Field<string, string, 'phone'> => ({
  type: 'phone',
  required: true,
  max: 60,
});
/** A colour of the site, #rrggbb, that can be read where it is used. */
export const color = (use: BrandColorUse): Field<string, string, 'color'> => ({
  type: 'color',
  required: true,
  use,
});
export const image = (): Field<StoredImage, ImageValue, 'image'> => ({
  type: 'image',
  required: true,
});
export const files = (): Field<StoredFile[], FileValue[], 'files'> => ({
  type: 'files',
  required: false,
});
export const video = (): Field<VideoValue, VideoValue, 'video'> => ({
  type: 'video',
  required: true,
});
export const panorama = (): Field<StoredImage | LinkValue, ImageValue | LinkValue, 'panorama'> => ({
  type: 'panorama',
  required: true,
});
export const relation = (to: KindId): Field<number, RelationValue, 'relation'> => ({
  type: 'relation',
  required: true,
  to,
});
/** A body: a list of content items. */
export const items = (): Field<StoredBodyItem[], BodyItem[], 'items'> => ({
  type: 'items',
  required: true,
});
export const texts = (
  max: number,
): With<Field<string[], string[], 'list'>, { readonly item: { readonly '': Field } }> => ({
  type: 'list',
  required: true,
  item: { '': text(max) },
});
/** Values of a closed list. */
export const selects = <const O extends readonly string[]>(
  ...options: O
): Field<O[number][], O[number][], 'list'> => ({
  type: 'list',
  required: true,
  item: { '': select(...options) },
});
/** Values of a kind's closed list, in the order of their labels. */
export const choices = <const O extends string | number>(
  optionLabels: Readonly<Record<O, Localised>>,
): With<
  Field<`${O}`[], `${O}`[], 'list'>,
  { readonly item: { readonly '': ReturnType<typeof choice<O>> } }
> => ({
  type: 'list',
  required: true,
  item: { '': choice(optionLabels) },
});
/** A list of small records. */
export const list = <const F extends Fields>(
  item: F,
): With<Field<WriteOf<F>[], ReadOf<F>[], 'list'>, { readonly item: F }> => ({
  type: 'list',
  required: true,
  item,
});
