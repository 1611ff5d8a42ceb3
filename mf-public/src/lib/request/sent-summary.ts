import type { Localised } from '@admissions/model';
import { LIST_SEPARATOR } from '@admissions/model';
import { findAudience, isDayAsked } from '@admissions/model/forms';
import type { Translate } from '@admissions/store';
import { dayText } from '@admissions/ui';
import { NOT_CHOSEN } from '@admissions/ui/forms';
import { get } from 'react-hook-form';
import type { VisitorRequest } from './visitor-request.ts';

/** One line of what was sent. */
export interface SentLine {
  label: string;
  value: string;
}
// Of a question the page says under which story it stands.
const LEFT_OUT = ['consent', 'guardian', 'story'];

/** What was sent, as the form calls it and in the order of the form; what was left empty is left out. */
export function summarizeSent(
  form: VisitorRequest['form'],
  values: Readonly<Record<string, unknown>>,
  t: Translate,
): SentLine[] {
  const { labels, options } = form;
  const asked = findAudience(form, values);
  return Object.entries(labels).flatMap(([name, label]) => {
    const words = options[name] as Readonly<Record<string, Localised>> | undefined;
    const field = name.split('.')[0] ?? '';
    const say = (value: unknown) => {
      if (form.fields[field]?.type === 'dateRange') return dayText(String(value), t.locale);
      const word = words?.[String(value)];
      return word ? t(word) : String(value);
    };
    const found = get(values, name);
    const chosen = (Array.isArray(found) ? found : [found]).filter(isGiven);
    const isAsked =
      (!asked || name === 'audience' || asked.fields.includes(field)) &&
      (field !== 'dates' || isDayAsked(form, values));
    if (!isAsked || LEFT_OUT.includes(name) || chosen.length === 0) return [];
    return [
      {
        label: t(asked?.labels[name] ?? label),
        value: chosen.map(say).join(LIST_SEPARATOR[t.locale]),
      },
    ];
  });
}

const isGiven = (value: unknown) =>
  value !== undefined &&
  value !== null &&
  value !== '' &&
  value !== NOT_CHOSEN &&
  typeof value !== 'object';
