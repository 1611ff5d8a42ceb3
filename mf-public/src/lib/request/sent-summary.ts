import { LIST_SEPARATOR, type Localised } from '@admissions/model';
import { findAudience, isDayRequired } from '@admissions/model/forms';
import type { Translate } from '@admissions/store';
import { dayText } from '@admissions/ui';
import { PLACEHOLDER_VALUE } from '@admissions/ui/forms';
import type { ReactNode } from 'react';
import { get } from 'react-hook-form';
import type { VisitorRequest } from './visitor-request.ts';

/** A line of the summary. */
export interface SentLine {
  label: string;
  value: ReactNode;
}
// The page of a question already names the story.
const OMITTED_FIELDS = ['consent', 'guardian', 'story'];

/** Labels and order of the form; empty fields are left out. */
export function summarizeSent(
  form: VisitorRequest['form'],
  values: Readonly<Record<string, unknown>>,
  t: Translate,
) {
  const { labels, options } = form;
  const audience = findAudience(form, values);
  return Object.entries(labels).flatMap(([name, label]) => {
    const words = options[name] as Readonly<Record<string, Localised>> | undefined;
    const field = name.split('.')[0] ?? '';
    const formatValue = (value: unknown) => {
      if (form.fields[field]?.type === 'dateRange') return dayText(String(value), t.locale);
      const word = words?.[String(value)];
      return word ? t(word) : String(value);
    };
    const found = get(values, name);
    const chosen = (Array.isArray(found) ? found : [found]).filter(isGiven);
    const isApplicable =
      (!audience || name === 'audience' || audience.fields.includes(field)) &&
      (field !== 'dates' || isDayRequired(form, values));
    if (!isApplicable || OMITTED_FIELDS.includes(name) || chosen.length === 0) return [];
    return [
      {
        label: t(audience?.labels[name] ?? label),
        value: chosen.map(formatValue).join(LIST_SEPARATOR[t.locale]),
      },
    ];
  });
}

const isGiven = (value: unknown) =>
  value !== undefined &&
  value !== null &&
  value !== '' &&
  value !== PLACEHOLDER_VALUE &&
  typeof value !== 'object';
