import { type Localised, pair } from '../base/locale.ts';
import {
  dateRange,
  email,
  type Fields,
  optional,
  phone,
  select,
  text,
  type WriteOf,
} from '../fields/index.ts';
import { CITIES } from './cities.ts';

/** Labels of options, in display order. */
export type OptionLabels<K extends string = string> = Readonly<Record<K, Localised>>;

/** A visitor form with its labels, for page, inbox and export. */
export interface VisitorForm<
  F extends Fields = Fields,
  O = Readonly<Record<string, OptionLabels | undefined>>,
> {
  readonly name: string;
  /** First letter of reference numbers. */
  readonly letter: string;
  readonly label: Localised;
  readonly fields: F;
  /** Labels of fields and of both ends of the date range, in page order. */
  readonly labels: Readonly<Record<FieldName<F>, Localised>>;
  /** Option labels by field; other choices, such as cities, are text already. */
  readonly options: O;
  /** Audiences with their rules; absent: one set of fields. */
  readonly audiences?: FormAudiences<keyof F & string>;
}

/** A form with days has both ends of the range. */
type FieldName<F extends Fields> =
  | (keyof F & string)
  | ('dates' extends keyof F ? 'dates.begin' | 'dates.end' : never);

/** Audiences of a form; `usual` applies when the field is absent. */
export interface FormAudiences<N extends string = string> {
  readonly usual: string;
  readonly of: Readonly<Record<string, FormAudience<N>>>;
}
/** Rules of an audience; unnamed fields are refused. */
export interface FormAudience<N extends string = string> {
  readonly fields: readonly N[];
  /** At least one of these is required. */
  readonly oneOf?: readonly N[];
  /** The date range is a single booked day. */
  readonly isBooked: boolean;
  /** Targets with their own day: at most one, and then no date range. */
  readonly dayBy?: readonly N[];
  /** Different labels. */
  readonly labels: Readonly<Partial<Record<N | 'dates.begin' | 'dates.end', Localised>>>;
}

type Choice<F extends Fields, Name extends keyof F> =
  NonNullable<F[Name]['write']> extends readonly (infer Item)[]
    ? Item
    : NonNullable<F[Name]['write']>;
/** Fields with options. */
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
  [Name in ChoiceName<F>]: OptionLabels<Choice<F, Name> & string>;
} & { grades?: OptionLabels };

/** Requires a label for each field and option at compile time. */
export const defineForm = <const F extends Fields, const O extends FormOptions<F>>(
  form: VisitorForm<F, O>,
): VisitorForm<F, O> => form;

/** Version of the privacy notice in the consent. */
export const NOTICE_VERSION = '1.0';

/** A submission; its Idempotency-Key makes repetitions safe. */
export type SubmissionOf<F extends { fields: Fields }> = WriteOf<F['fields']>;

/** Fields of all three forms. */
export const contactFields = {
  school: text(60),
  city: select(...CITIES),
  name: text(30),
  jobTitle: text(30),
  phone: phone(),
  mobile: optional(phone()),
  email: email(),
  dates: dateRange(),
};

/** First fields of every form's page, in order. */
export const contactLabels = {
  school: pair('學校名稱', 'School'),
  city: pair('縣市', 'County or city'),
  name: pair('聯絡人姓名', 'Contact person'),
  jobTitle: pair('職稱', 'Job title'),
  phone: pair('聯絡電話', 'Telephone'),
  mobile: pair('手機', 'Mobile'),
  email: pair('電子郵件', 'E-mail'),
} satisfies Record<string, Localised>;
export const datesLabels = {
  dates: pair('希望日期', 'Dates wished'),
  'dates.begin': pair('希望日期（最早）', 'Earliest day'),
  'dates.end': pair('希望日期（最晚）', 'Latest day'),
} satisfies Record<string, Localised>;
/** Last fields of every form's page. */
export const closingLabels = {
  remarks: pair('其他說明', 'Remarks'),
  consent: pair('個人資料告知事項', 'Personal-data notice'),
} satisfies Record<string, Localised>;
