import type { Field, Localised, VisitorForm } from '@admissions/contracts';
import { NOT_CHOSEN } from '@admissions/ui/forms';
import type { Values } from './typed-early.ts';

/** A visitor form as its page shows it; `N` are the names of its fields. */
export interface VisitorRequest<N extends string = string> {
  form: Omit<VisitorForm, 'labels'> & { labels: Readonly<Record<N, Localised>> };
  /** What is filled in at first, with the field that only programs fill. */
  empty: Values;
}

/** A form of the contracts as its page shows it. */
export const defineRequest = <N extends string>(
  form: VisitorRequest<N>['form'],
): VisitorRequest<N> => ({ form, empty: { ...createEmptyValues(form), website: '' } });

/** What stands in the fields before anything is typed: texts and choices as the browser has them. */
export const createEmptyValues = ({ fields }: Pick<VisitorForm, 'fields'>): Values =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, createEmptyValue(field)]),
  );

function createEmptyValue({ type }: Field): Values[string] {
  if (type === 'boolean') return false;
  if (type === 'select') return NOT_CHOSEN;
  if (type === 'list') return [];
  return type === 'dateRange' ? { begin: '', end: '' } : '';
}

/** What is sent: numbers as numbers, what was left empty as null. */
export const submissionFrom = (
  { fields }: Pick<VisitorForm, 'fields'>,
  values: Values,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, toSentValue(field, values[name])]),
  );

function toSentValue(field: Field, value: Values[string] | undefined): unknown {
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
