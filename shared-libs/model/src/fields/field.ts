import type { BrandColorUse } from '../base/brand-colors.ts';
import type { KindId } from '../base/kind-id.ts';
import { type Localised, pair } from '../base/locale.ts';
import type { FieldTraits, FieldType } from './field-types.ts';

export interface CommonField<Write, Read> {
  readonly required: boolean;
  /** Label for staff; fields of visitor forms have none. */
  readonly label?: Localised;
  /** Longest text, in characters. */
  readonly max?: number;
  /** Smallest and largest number. */
  readonly range?: readonly [number, number];
  /** Most decimal places. */
  readonly places?: number;
  /** Options of a select with their labels. */
  readonly options?: readonly string[];
  readonly optionLabels?: Readonly<Record<string, Localised>>;
  /** A link to another site; pages of this one are not offered. */
  readonly isOutside?: true;
  /** What a colour is for. */
  readonly use?: BrandColorUse;
  /** Target kind of a relation. */
  readonly to?: KindId;
  /** Fields of a list's items; a list of texts has the key `''`. */
  readonly item?: Fields;
  /** A list with one row per year, newest first. */
  readonly byYear?: ByYear;
  /** Columns that identify a row across years; the form shows its numbers of earlier years. */
  readonly sameEachYear?: readonly string[];
  /** Default of a new entry. */
  readonly initial?: unknown;
  /** Read-only for staff. */
  readonly readOnly?: boolean;
  readonly write?: Write;
  readonly read?: Read;
}
/** How a form treats rows of years; each row has a column `year`. */
export interface ByYear {
  /** The column of seats, which staff lists add up. */
  readonly places: string;
  /** Emptied in a copy for the next year; a dot leads into a nested list: `screens.lowest`. */
  readonly results: readonly string[];
  /** Columns that summarise a collapsed row, in groups. */
  readonly line: readonly (readonly string[])[];
  /** Columns of a pasted sheet, in order. */
  readonly pasted: readonly string[];
}

/** A field as plain data; `Write` and `Read` exist at compile time only. */
export type Field<Write = unknown, Read = Write, T extends FieldType = FieldType> = {
  [Type in T]: CommonField<Write, Read> &
    Required<Pick<CommonField<Write, Read>, FieldTraits[Type]>> & { readonly type: Type };
}[T];
export type Fields = Readonly<Record<string, Field>>;
/** A field with all its labels. */
export type LabelledField = Field & { readonly label: Localised } & (
    | { readonly type: Exclude<FieldType, 'select' | 'list'> }
    | { readonly type: 'select'; readonly optionLabels: Readonly<Record<string, Localised>> }
    | { readonly type: 'list'; readonly item: LabelledFields | { readonly '': Field } }
  );
export type LabelledFields = Readonly<Record<string, LabelledField>>;

/** A field with narrower types. */
export type With<F extends Field, Known> = Omit<F, keyof Known> & Known;

export const labelled = <F extends Field>(
  label: Localised,
  field: F,
): F & { readonly label: Localised } => ({ ...field, label });

/** Gives a field its label in both languages; its name is its key. */
export const named = <F extends Field>(zh: string, en: string, field: F) =>
  labelled(pair(zh, en), field);

/** Marks a list with rows that continue in the next year; these columns identify a row. */
export const sameEachYear = <F extends Field<unknown, unknown, 'list'>>(
  columns: readonly string[],
  field: F,
): F => ({ ...field, sameEachYear: columns });

/** Result type of `optional`. */
type Optional<F extends Field> = With<
  F,
  { readonly write?: F['write'] | null; readonly read?: F['read'] | null }
>;
/** Allows an empty value (null). */
export const optional = <F extends Field>(field: F): Optional<F> =>
  ({ ...field, required: false }) as unknown as Optional<F>;

/** Values that clients send. */
export type WriteOf<F extends Fields> = {
  [K in keyof F as F[K] extends { readonly write?: never } ? never : K]:
    | NonNullable<F[K]['write']>
    | (null extends F[K]['write'] ? null : never);
};
/** Values that clients read. */
export type ReadOf<F extends Fields> = {
  [K in keyof F]: NonNullable<F[K]['read']> | (null extends F[K]['read'] ? null : never);
};
