import type { Locale, VisitorForm } from '@admissions/contracts';
import { taipeiDay } from '@admissions/contracts';
import { buildSubmissionSchema, toFieldErrors } from '@admissions/contracts/schema';
import type { FieldErrors, FieldValues } from 'react-hook-form';
import { submissionFrom } from './visitor-request.ts';

/** What the schema of the form refuses of what will be sent, with today as the first day; its sentences come in the language of the interface. */
export function faultsIn(form: VisitorForm, values: FieldValues, locale: Locale): FieldErrors {
  const checked = buildSubmissionSchema(form, taipeiDay(new Date())).safeParse(
    submissionFrom(form, values),
  );
  const errors: Record<string, unknown> = {};
  const refused = checked.success ? {} : toFieldErrors(checked.error, locale);
  for (const [path, [message]] of Object.entries(refused))
    put(errors, path.split('.'), { type: 'schema', message });
  return errors as FieldErrors;
}

function put(into: Record<string, unknown>, [name = '', ...rest]: string[], value: unknown): void {
  if (rest.length === 0) {
    into[name] = { ...(into[name] as object | undefined), ...(value as object) };
    return;
  }
  into[name] ??= {};
  put(into[name] as Record<string, unknown>, rest, value);
}
