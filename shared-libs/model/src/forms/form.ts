import type { Localised } from '../base/locale.ts';
import type { Fields, WriteOf } from '../fields/index.ts';

/** The words of a field's options, in the order in which they are offered. */
export type OptionWords<K extends string = string> = Readonly<Record<K, Localised>>;

/** A form that visitors send and staff review, with its words: its page, the inbox and the export show the same ones. */
export interface VisitorForm<
  F extends Fields = Fields,
  O = Readonly<Record<string, OptionWords | undefined>>,
> {
  readonly name: string;
  /** First letter of the reference numbers. */
  readonly letter: string;
  readonly label: Localised;
  readonly fields: F;
  /** The names of the fields, and of both ends of the range of days, in the order of the form's page. */
  readonly labels: Readonly<Record<FieldName<F>, Localised>>;
  /** By field. What is chosen of a field that is not here, such as a city, is words already. */
  readonly options: O;
  /** Who may send it, where that decides what is asked; absent: everybody is asked for every field. */
  readonly audiences?: FormAudiences<keyof F & string>;
}

/** A form that asks for days asks for both ends of their range. */
type FieldName<F extends Fields> =
  | (keyof F & string)
  | ('dates' extends keyof F ? 'dates.begin' | 'dates.end' : never);

/** The audiences of a form; the field `audience` tells which it is, and `usual` is meant where it is absent. */
export interface FormAudiences<N extends string = string> {
  readonly usual: string;
  readonly of: Readonly<Record<string, FormAudience<N>>>;
}
/** What one audience is asked for. Fields that are not named must not be sent. */
export interface FormAudience<N extends string = string> {
  readonly fields: readonly N[];
  /** Of these, one is enough. */
  readonly oneOf?: readonly N[];
  /** Whether the range of days is one day, which is booked. */
  readonly isBooked: boolean;
  /** What names days of its own, such as an event: at most one is given, and then the range of days is not. */
  readonly dayBy?: readonly N[];
  /** Where the words differ. */
  readonly labels: Readonly<Partial<Record<N | 'dates.begin' | 'dates.end', Localised>>>;
}

type Choice<F extends Fields, Name extends keyof F> =
  NonNullable<F[Name]['write']> extends readonly (infer Item)[]
    ? Item
    : NonNullable<F[Name]['write']>;
/** The fields of which a closed list of keys is offered. */
type ChoiceName<F extends Fields> = Exclude<
  {
    [Name in keyof F]: Choice<F, Name> extends string
      ? string extends Choice<F, Name>
        ? never
        : Name
      : never;
  }[keyof F],
  'city'
>;
type FormOptions<F extends Fields> = {
  [Name in ChoiceName<F>]: OptionWords<Choice<F, Name> & string>;
} & { grades?: OptionWords };

/** Ties the words to the form: a field without a name, or an option without a word, does not compile. */
export const defineForm = <const F extends Fields, const O extends FormOptions<F>>(
  form: VisitorForm<F, O>,
): VisitorForm<F, O> => form;

/** Version of the personal-data notice that visitors consent to. */
export const NOTICE_VERSION = '1.0';

/** What a visitor sends; the Idempotency-Key header makes it safe to send twice. */
export type SubmissionOf<F extends { fields: Fields }> = WriteOf<F['fields']>;
