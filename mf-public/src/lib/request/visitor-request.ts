import type { Field, Locale, Localised } from '@admissions/model';
import type { VisitorForm } from '@admissions/model/forms';
import { audienceOf, findAudience, isDayRequired } from '@admissions/model/forms';
import type { MessageKey, MessageParams } from '@admissions/model/messages';
import { PLACEHOLDER_VALUE } from '@admissions/ui/forms';
import type { Values } from './early-input.ts';

/** A visitor form as its page shows it; `N` are the names of its fields. */
export interface VisitorRequest<N extends string = string> {
  form: Omit<VisitorForm, 'labels'> & { labels: Readonly<Record<N, Localised>> };
  /** What is filled in at first, with the field that only programs fill. */
  empty: Values;
  /** What the address of the page has chosen already: it counts more than what was kept of another time. */
  chosen?: Values;
  /** What is asked before sending and told afterwards, where it is no request of a school. */
  words?: Readonly<Record<'eyebrow' | 'steps' | 'confirm' | 'sent' | 'next', Localised>>;
  /** What is known here of why this could not be taken, by field; the API says the same. */
  refuse?: (sent: Record<string, unknown>, locale: Locale) => Readonly<Record<string, Refusal>>;
}
/** A sentence of the catalogue. */
export interface Refusal {
  key: MessageKey;
  params: MessageParams;
}

/** A visitor form as its page shows it. */
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
  if (type === 'select') return PLACEHOLDER_VALUE;
  if (type === 'list') return [];
  return type === 'dateRange' ? { begin: '', end: '' } : '';
}

/** What is sent: numbers as numbers, what was left empty as null; of a form with audiences, what this one is asked. */
export function toSubmission(
  form: Pick<VisitorForm, 'fields' | 'audiences'>,
  values: Values,
): Record<string, unknown> {
  const audience = findAudience(form, values);
  const sent: Record<string, unknown> = Object.fromEntries(
    Object.entries(form.fields)
      .filter(([name]) => !audience || audience.fields.includes(name))
      .map(([name, field]) => [name, toSentValue(field, values[name])]),
  );
  if (!audience) return sent;
  const { begin } = (sent.dates ?? {}) as { begin?: unknown };
  for (const name of audience.oneOf ?? []) sent[name] ||= null;
  if (!isDayRequired(form, values)) {
    delete sent.dates;
    return { ...sent, audience: audienceOf(form, values) };
  }
  return {
    ...sent,
    ...(audience.isBooked && { dates: { begin, end: begin } }),
    audience: audienceOf(form, values),
  };
}

function toSentValue(field: Field, value: Values[string] | undefined): unknown {
  if (Array.isArray(value)) return value.length > 0 ? value : null;
  // A box that need not be ticked says nothing where it is not.
  if (value === false && !field.required) return undefined;
  if (typeof value !== 'string') return value;
  if (field.type === 'integer') return parseInteger(value.trim());
  const isEmpty =
    value === '' ||
    (field.type === 'select' &&
      value === PLACEHOLDER_VALUE &&
      !field.options?.includes(PLACEHOLDER_VALUE));
  return isEmpty && !field.required ? null : value;
}
function parseInteger(text: string): number | undefined {
  if (text === '') return undefined;
  return /^\d+$/.test(text) ? Number(text) : Number.NaN;
}
