import { type Locale, taipeiDay } from '@admissions/model';
import { formatMessage } from '@admissions/model/catalogues';
import { findAudience } from '@admissions/model/forms';
import { buildSubmissionSchema, toFieldErrors } from '@admissions/model/schema';
import { type FieldErrors, type FieldValues, get, set } from 'react-hook-form';
import { toSubmission, type VisitorRequest } from './visitor-request.ts';

/** Validates the submission with today as the first day; messages in the interface's language. */
export function validateRequest(
  { form, refuse }: Pick<VisitorRequest, 'form' | 'refuse'>,
  values: FieldValues,
  locale: Locale,
) {
  const sent = toSubmission(form, values);
  const checked = buildSubmissionSchema(form, taipeiDay(), sent).safeParse(sent);
  const errors: FieldErrors = {};
  const refused = checked.success ? {} : toFieldErrors(checked.error, locale);
  if (findAudience(form, sent)?.isBooked) moveEndErrorToDay(refused);
  for (const [path, [message]] of Object.entries(refused))
    set(errors, path, Object.assign(get(errors, path) ?? {}, { type: 'schema', message }));
  for (const [path, { key, params }] of Object.entries(refuse?.(sent, locale) ?? {}))
    if (!refused[path])
      set(errors, path, { type: 'known', message: formatMessage(locale, key, params) });
  return errors;
}

/** A visitor who books one day has a single field for it. */
function moveEndErrorToDay(refused: Record<string, string[]>) {
  const { 'dates.end': end } = refused;
  if (!end) return;
  refused['dates.begin'] ??= end;
  delete refused['dates.end'];
}
