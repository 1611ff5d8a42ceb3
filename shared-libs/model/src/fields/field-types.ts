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

/** Description of a field type; its schema, conversion and checks are in their folders. */
interface FieldTypeOf<T extends FieldType> {
  /** Sortable in lists. */
  readonly isSortable: boolean;
  /** Available as a list column. */
  readonly isListable: boolean;
  /** A plain value, for bulk changes. */
  readonly isPlain: T extends PlainFieldType ? true : false;
  /** Initial form value. */
  readonly empty: null | false | readonly never[];
  /** How two changes merge: whole, by row, or by body item. */
  readonly merged: 'whole' | 'rows' | 'items';
}
const plain = {
  isSortable: true,
  isListable: true,
  isPlain: true,
  empty: null,
  merged: 'whole',
} as const;
const whole = { ...plain, isSortable: false, isListable: false, isPlain: false } as const;

/** All field types in one record. */
export const FIELD_TYPES: { readonly [T in FieldType]: FieldTypeOf<T> } = {
  text: plain,
  longText: { ...plain, isSortable: false },
  richText: whole,
  date: plain,
  dateRange: { ...plain, isPlain: false },
  dateTime: plain,
  integer: plain,
  decimal: { ...plain, isSortable: false },
  boolean: { ...plain, empty: false },
  select: plain,
  link: { ...whole, isListable: true },
  email: plain,
  phone: { ...plain, isSortable: false },
  color: whole,
  image: { ...whole, isListable: true },
  files: { ...whole, empty: [], merged: 'rows' },
  video: whole,
  panorama: whole,
  relation: plain,
  items: { ...whole, empty: [], merged: 'items' },
  list: { ...whole, empty: [], merged: 'rows' },
};

/** The description of this field's type. */
export const fieldTypeFor = ({ type }: Pick<Field, 'type'>): FieldTypeOf<FieldType> =>
  FIELD_TYPES[type];

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
export const link = (
  options: { readonly isOutside?: true } = {},
): Field<LinkValue, LinkValue, 'link'> => ({ type: 'link', required: true, ...options });
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
