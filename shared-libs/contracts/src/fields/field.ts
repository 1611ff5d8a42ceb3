import type { BodyItem, StoredBodyItem } from '../base/body.ts';
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
import type { FieldType } from './field-types.ts';

export interface CommonField<Write, Read> {
  readonly required: boolean;
  /** What staff call it; the fields of kinds all have one, those of visitors' forms do not. */
  readonly label?: Localised;
  /** Longest text, in characters. */
  readonly max?: number;
  /** Smallest and largest number. */
  readonly range?: readonly [number, number];
  /** Most digits after the point. */
  readonly places?: number;
  /** The closed list of a select, and what staff call its options. */
  readonly options?: readonly string[];
  readonly optionLabels?: Readonly<Record<string, Localised>>;
  /** The kind a relation points to. */
  readonly to?: KindId;
  /** The fields of a list's items; a list of one text has the key `''`. */
  readonly item?: Fields;
  /** Of a list with one row a year, the newest first. */
  readonly byYear?: ByYear;
  /** Of a list whose rows have a year: the parts in which a row is the same as that of the year before, whose numbers stand below the fields. */
  readonly sameEachYear?: readonly string[];
  /** The value of a new entry. */
  readonly initial?: unknown;
  /** Written by the system only: staff see it and cannot change it. */
  readonly readOnly?: boolean;
  readonly write?: Write;
  readonly read?: Read;
}
/** What the form does with the rows of years; `year` is the part that says which. */
export interface ByYear {
  /** How many can come: a column of the list, and its sum. */
  readonly places: string;
  /** What happened in a year, which the next one does not have yet; `screens.lowest` is in each row of a list. */
  readonly results: readonly string[];
  /** What a folded row says after its year, in groups. */
  readonly line: readonly (readonly string[])[];
  /** The columns of the sheet that is pasted. */
  readonly pasted: readonly string[];
}
/** What fields of a type always have besides what all have. */
interface Traits {
  text: 'max';
  longText: 'max';
  richText: 'max';
  email: 'max';
  phone: 'max';
  integer: 'range';
  decimal: 'range' | 'places';
  select: 'options';
  relation: 'to';
  list: 'item';
}
type TraitOf<T extends FieldType> = T extends keyof Traits ? Traits[T] : never;

/** One field of a kind, as plain data. `Write` and `Read` carry what is written and what is read; they exist at compile time only. */
export type Field<Write = unknown, Read = Write, T extends FieldType = FieldType> = {
  [Type in T]: CommonField<Write, Read> &
    Required<Pick<CommonField<Write, Read>, TraitOf<Type>>> & { readonly type: Type };
}[T];
export type Fields = Readonly<Record<string, Field>>;
/** A field with everything that staff read of it: its own name, those of its options, those of the fields in a list. */
export type LabelledField = Field & { readonly label: Localised } & (
    | { readonly type: Exclude<FieldType, 'select' | 'list'> }
    | { readonly type: 'select'; readonly optionLabels: Readonly<Record<string, Localised>> }
    | { readonly type: 'list'; readonly item: LabelledFields | { readonly '': Field } }
  );
export type LabelledFields = Readonly<Record<string, LabelledField>>;

/** A field of which more is known at compile time. */
type With<F extends Field, Known> = Omit<F, keyof Known> & Known;

/** The same field, with the name that staff know it by. */
export const labelled = <F extends Field>(
  label: Localised,
  field: F,
): F & { readonly label: Localised } => ({ ...field, label });

/** The same list, each row of which is held beside that of the year before with the same values in these parts. */
export const sameEachYear = <F extends Field<unknown, unknown, 'list'>>(
  parts: readonly string[],
  field: F,
): F => ({ ...field, sameEachYear: parts });

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
/** A number with at most so many digits after the point. */
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
/** A number that only the system writes, such as a click count. */
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
/** A select of a kind: its options in the order of their labels. */
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
  max: 30,
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
/** A list of texts. */
export const texts = (
  max: number,
): With<Field<string[], string[], 'list'>, { readonly item: { readonly '': Field } }> => ({
  type: 'list',
  required: true,
  item: { '': text(max) },
});
/** A list of values out of a closed list. */
export const selects = <const O extends readonly string[]>(
  ...options: O
): Field<O[number][], O[number][], 'list'> => ({
  type: 'list',
  required: true,
  item: { '': select(...options) },
});
/** A list of values out of a closed list of a kind, in the order of their labels. */
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

/** What `optional` makes of a field. */
type Optional<F extends Field> = With<
  F,
  { readonly write?: F['write'] | null; readonly read?: F['read'] | null }
>;
/** The same field, which may be left empty (null). */
export const optional = <F extends Field>(field: F): Optional<F> =>
  ({ ...field, required: false }) as unknown as Optional<F>;

/** What a client sends for these fields. */
export type WriteOf<F extends Fields> = {
  [K in keyof F as F[K] extends { readonly write?: never } ? never : K]:
    | NonNullable<F[K]['write']>
    | (null extends F[K]['write'] ? null : never);
};
/** What a client reads of these fields. */
export type ReadOf<F extends Fields> = {
  [K in keyof F]: NonNullable<F[K]['read']> | (null extends F[K]['read'] ? null : never);
};
