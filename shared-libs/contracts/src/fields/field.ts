import type { BodyItem, StoredBodyItem } from '../body.ts';
import type {
  DateRange,
  FileValue,
  ImageValue,
  LinkValue,
  RelationValue,
  StoredFile,
  StoredImage,
  VideoValue,
} from '../values.ts';

/** One field of a kind, as plain data. The type parameters carry what is written and what is read; they exist at compile time only. */
export interface Field<Write = unknown, Read = Write> {
  readonly type: FieldType;
  readonly required: boolean;
  /** Longest text, in characters. */
  readonly max?: number;
  /** Smallest and largest integer. */
  readonly range?: readonly [number, number];
  /** The closed list of a select. */
  readonly options?: readonly string[];
  /** The kind a relation points to, as `area.name`. */
  readonly to?: string;
  /** The fields of a list's items; a list of one text has the key `''`. */
  readonly item?: Readonly<Record<string, Field>>;
  /** The value of a new entry. */
  readonly initial?: unknown;
  /** Written by the system only: staff see it and cannot change it. */
  readonly readOnly?: boolean;
  readonly write?: Write;
  readonly read?: Read;
}
export type FieldType =
  | 'text'
  | 'longText'
  | 'richText'
  | 'date'
  | 'dateRange'
  | 'dateTime'
  | 'integer'
  | 'boolean'
  | 'select'
  | 'link'
  | 'email'
  | 'phone'
  | 'image'
  | 'file'
  | 'files'
  | 'video'
  | 'panorama'
  | 'relation'
  | 'items'
  | 'list';
export type Fields = Readonly<Record<string, Field>>;

export const text = (max: number): Field<string> => ({ type: 'text', required: true, max });
export const longText = (max = 4000): Field<string> => ({ type: 'longText', required: true, max });
/** @public */
export const richText = (max = 40_000): Field<string> => ({
  type: 'richText',
  required: true,
  max,
});
/** A day, YYYY-MM-DD. */
export const date = (): Field<string> => ({ type: 'date', required: true });
export const dateRange = (): Field<DateRange> => ({ type: 'dateRange', required: true });
/** A moment, ISO 8601 in UTC. @public */
export const dateTime = (): Field<string> => ({ type: 'dateTime', required: true });
export const integer = (min = 0, max = 2_000_000_000): Field<number> => ({
  type: 'integer',
  required: true,
  range: [min, max],
});
/** A number that only the system writes, such as a click count. */
export const counter = (): Field<never, number> => ({
  type: 'integer',
  required: false,
  range: [0, 2_000_000_000],
  initial: 0,
  readOnly: true,
});
export const boolean = (initial = false): Field<boolean> => ({
  type: 'boolean',
  required: false,
  initial,
});
export const select = <const O extends readonly string[]>(...options: O): Field<O[number]> => ({
  type: 'select',
  required: true,
  options,
});
export const link = (): Field<LinkValue> => ({ type: 'link', required: true });
export const email = (): Field<string> => ({ type: 'email', required: true, max: 120 });
export const phone = (): Field<string> => ({ type: 'phone', required: true, max: 30 });
export const image = (): Field<StoredImage, ImageValue> => ({ type: 'image', required: true });
export const files = (): Field<StoredFile[], FileValue[]> => ({ type: 'files', required: false });
export const video = (): Field<VideoValue> => ({ type: 'video', required: true });
export const panorama = (): Field<StoredImage | LinkValue, ImageValue | LinkValue> => ({
  type: 'panorama',
  required: true,
});
export const relation = (to: string): Field<number, RelationValue> => ({
  type: 'relation',
  required: true,
  to,
});
/** A body: a list of content items. */
export const items = (): Field<StoredBodyItem[], BodyItem[]> => ({ type: 'items', required: true });
/** A list of texts. */
export const texts = (max: number): Field<string[]> => ({
  type: 'list',
  required: true,
  item: { '': text(max) },
});
/** A list of values out of a closed list. */
export const selects = <const O extends readonly string[]>(...options: O): Field<O[number][]> => ({
  type: 'list',
  required: true,
  item: { '': select(...options) },
});
/** A list of small records. */
export const list = <const F extends Fields>(item: F): Field<WriteOf<F>[], ReadOf<F>[]> => ({
  type: 'list',
  required: true,
  item,
});

/** The same field, which may be left empty (null). */
export const optional = <W, R>(field: Field<W, R>): Field<W | null, R | null> =>
  ({ ...field, required: false }) as Field<W | null, R | null>;

/** What a client sends for these fields. */
export type WriteOf<F extends Fields> = {
  [K in keyof F as F[K] extends Field<never, unknown> ? never : K]:
    | NonNullable<F[K]['write']>
    | (null extends F[K]['write'] ? null : never);
};
/** What a client reads of these fields. */
export type ReadOf<F extends Fields> = {
  [K in keyof F]: NonNullable<F[K]['read']> | (null extends F[K]['read'] ? null : never);
};
