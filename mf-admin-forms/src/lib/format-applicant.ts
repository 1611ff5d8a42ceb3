import type { Localised } from '@admissions/model';
import { audienceOf } from '@admissions/model/forms';
import type { FormScreen, Listed } from './form-screen.ts';

type ApplicantInfo = Pick<Listed, 'reference'> & Record<string, unknown>;

/** The school, or the role of applicants without one (學生, 家長). */
export function formatApplicant(
  { form }: Pick<FormScreen, 'form'>,
  submission: ApplicantInfo,
  t: (pair: Localised) => string,
): string {
  if (submission.school) return String(submission.school);
  const word = form.options.audience?.[audienceOf(form, submission) ?? ''];
  return word ? t(word) : submission.reference;
}
