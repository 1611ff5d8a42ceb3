import { type Field, foldText, type Locale, type Localised } from '@admissions/model';
import { audienceOf, findAudience, isDayRequired, type VisitorForm } from '@admissions/model/forms';
import type { MessageKey, MessageParams } from '@admissions/model/messages';
import { PLACEHOLDER_VALUE } from '@admissions/ui/forms';
import type { Values } from './early-input.ts';

/** The form of a page for visitors, and its texts. `N`: names of its fields. */
export interface VisitorRequest<N extends string = string> {
  form: Omit<VisitorForm, 'labels'> & { labels: Readonly<Record<N, Localised>> };
  /** Initial values, with the honeypot field. */
  empty: Values;
  /** Values from the address, which override unsaved text. */
  chosen?: Values;
  /** Texts of the confirmation and the result; default: those of a school's request. */
  words?: Readonly<Record<'eyebrow' | 'steps' | 'confirm' | 'sent' | 'next', Localised>>;
  /** When one of these changes, those that are filled are checked. */
  checkOnChange?: readonly string[];
  /** Reasons for refusal known in the browser, by field; the API checks the same. */
  refuse?: (
    sent: Record<string, unknown>,
    locale: Locale,
  ) => Readonly<Record<string, RefusedRequest>>;
}
/** A message of the catalogue. */
export interface RefusedRequest {
  key: MessageKey;
  params: MessageParams;
}

export const defineRequest = <N extends string>(
  form: VisitorRequest<N>['form'],
): VisitorRequest<N> => ({ form, empty: { ...createEmptyValues(form), website: '' } });

/** Initial values: texts and choices, as in the browser. */
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

/** Numbers as numbers, empty fields as null; only the fields of the selected audience. */
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
  // An unticked optional box is not sent.
  if (value === false && !field.required) return undefined;
  if (typeof value !== 'string') return value;
  if (field.type === 'integer') return parseInteger(foldText('integer', value));
  const isEmpty =
    value === '' ||
    (field.type === 'select' &&
      value === PLACEHOLDER_VALUE &&
      !field.options?.includes(PLACEHOLDER_VALUE));
  return isEmpty && !field.required ? null : value;
}
function parseInteger(text: string) {
  if (text === '') return undefined;
  return /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
}
