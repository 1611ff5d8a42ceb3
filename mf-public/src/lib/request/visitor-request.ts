import type { Field, Fields, Localised, VisitorForm } from '@admissions/contracts';
import { NOT_CHOSEN } from '@admissions/ui/forms';
import type { Values } from './typed-early.ts';

/** A visitor form as its page shows it: what is filled in, and the names of the fields in the order of the page. */
export interface VisitorRequest<N extends string = string> {
  form: VisitorForm;
  labels: Readonly<Record<N, Localised>>;
  /** With the field that only programs fill. */
  empty: Values;
}
type FieldName<F extends Fields> = (keyof F & string) | 'dates.begin' | 'dates.end';

/** Ties the names to the form: a field without a name does not compile. */
export const defineRequest = <const F extends Fields>(
  form: VisitorForm<F>,
  labels: Record<FieldName<F>, Localised>,
): VisitorRequest<FieldName<F>> => ({
  form,
  labels,
  empty: { ...emptyOf(form), website: '' },
});

/** What stands in the fields before anything is typed: texts and choices as the browser has them. */
export const emptyOf = ({ fields }: VisitorForm): Values =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, emptyValueOf(field)]));

function emptyValueOf({ type }: Field): Values[string] {
  if (type === 'boolean') return false;
  if (type === 'select') return NOT_CHOSEN;
  if (type === 'list') return [];
  return type === 'dateRange' ? { begin: '', end: '' } : '';
}

/** What is sent: numbers as numbers, what was left empty as null. */
export const submissionFrom = ({ fields }: VisitorForm, values: Values): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, sentValueOf(field, values[name])]),
  );

function sentValueOf(field: Field, value: Values[string] | undefined): unknown {
  if (Array.isArray(value)) return value.length > 0 ? value : null;
  if (typeof value !== 'string') return value;
  if (field.type === 'integer') return numberFrom(value.trim());
  const isEmpty =
    value === '' ||
    (field.type === 'select' && value === NOT_CHOSEN && !field.options?.includes(NOT_CHOSEN));
  return isEmpty && !field.required ? null : value;
}
const numberFrom = (text: string) =>
  /^\d+$/.test(text) ? Number(text) : text === '' ? undefined : Number.NaN;
