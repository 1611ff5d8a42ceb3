import type { Localised } from '@admissions/model';
import type { VisitorForm } from '@admissions/model/forms';
import { audienceOf } from '@admissions/model/forms';
import type { FormScreen, Listed } from './form-screen.ts';

type Sent = Pick<Listed<VisitorForm>, 'reference'> & Record<string, unknown>;

/** The school, or as whom somebody comes who names none (學生, 家長). */
export function nameSender(
  { form }: Pick<FormScreen, 'form'>,
  sent: Sent,
  t: (pair: Localised) => string,
): string {
  if (sent.school) return String(sent.school);
  const word = form.options.audience?.[audienceOf(form, sent) ?? ''];
  return word ? t(word) : sent.reference;
}
