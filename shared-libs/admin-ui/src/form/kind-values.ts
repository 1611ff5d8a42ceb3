import { type AnyKind, joinLabel } from '@admissions/model';
import { type FormValues, toSubmission } from '@admissions/model/merge';
import { buildAddSchema, toFieldErrors } from '@admissions/model/schema';
import type { Translate } from '@admissions/store';
import type { Resolver } from 'react-hook-form';
import { readFieldLabel } from '../labels/field-labels.ts';

export const toFieldName = (path: string): string => path.replaceAll('.', '/');

export const resolverFor =
  (kind: AnyKind, locale: 'zh-TW' | 'en'): Resolver<FormValues> =>
  (values) => {
    const checked = buildAddSchema(kind).safeParse(toSubmission(kind, values));
    if (checked.success) return { values, errors: {} };
    const errors = Object.entries(toFieldErrors(checked.error, locale));
    return {
      values: {},
      errors: Object.fromEntries(
        errors.map(([path, [message = '']]) => [toFieldName(path), { type: 'schema', message }]),
      ),
    };
  };

/** Errors of fields that this form does not have; null when there are none. */
export function describeHidden(
  kind: AnyKind,
  shown: readonly string[],
  messages: readonly (readonly [path: string, message: string])[],
  t: Translate,
): string | null {
  const sentences = messages.flatMap(([path, message]) => {
    const name = path.split(/[./]/)[0] ?? path;
    return shown.includes(name)
      ? []
      : [joinLabel(t(readFieldLabel(kind, name)), message, t.locale)];
  });
  return sentences.join(' ') || null;
}
