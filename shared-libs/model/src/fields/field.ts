import type { KindId } from '../base/kind-id.ts';
import type { Localised } from '../base/locale.ts';
import type { FieldTraits, FieldType } from './field-types.ts';

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

/** One field of a kind, as plain data. `Write` and `Read` carry what is written and what is read; they exist at compile time only. */
export type Field<Write = unknown, Read = Write, T extends FieldType = FieldType> = {
  [Type in T]: CommonField<Write, Read> &
    Required<Pick<CommonField<Write, Read>, FieldTraits[Type]>> & { readonly type: Type };
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
export type With<F extends Field, Known> = Omit<F, keyof Known> & Known;

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
