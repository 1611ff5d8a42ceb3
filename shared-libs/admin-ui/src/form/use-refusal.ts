import { errorMessage, isApiError } from '@admissions/api-client';
import { type AnyKind, joinLabel } from '@admissions/model';
import { type FormValues, toSubmission } from '@admissions/model/merge';
import { buildAddSchema, toFieldErrors } from '@admissions/model/schema';
import { type Translate, useMessage } from '@admissions/store';
import { useEffect, useRef, useState } from 'react';
import type { FieldErrors, Resolver, UseFormReturn } from 'react-hook-form';
import { TEXTS } from '../base/texts.ts';
import { readFieldLabel } from '../labels/field-labels.ts';

type Messages = readonly (readonly [path: string, message: string])[];

/** Errors of a form, at its fields and as a summary; focuses the first invalid field. */
export function useRefusal(
  kind: AnyKind,
  shown: readonly string[],
  form: UseFormReturn<FormValues>,
) {
  const t = useMessage();
  const element = useRef<HTMLFormElement>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const describe = (messages: Messages) => setFailure(describeHidden(kind, shown, messages, t));
  // Errors come from client-side validation on submit, or from the server.
  const presses = form.formState.submitCount;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the messages must be rendered first
  useEffect(() => {
    if (presses > 0)
      element.current
        ?.querySelector<HTMLElement>(
          '[data-field-invalid] :is(input, textarea, button, select, [tabindex])',
        )
        ?.focus();
  }, [presses, attempt]);
  return {
    element,
    failure,
    setFailure,
    refuseFields: (errors: FieldErrors<FormValues>) =>
      describe(Object.entries(errors).map(([name, error]) => [name, String(error?.message ?? '')])),
    refuse(error: unknown): false {
      if (!isApiError(error)) throw error;
      const messages = Object.entries(error.errors).map(
        ([path, [message = '']]) => [path, message] as const,
      );
      for (const [path, message] of messages)
        form.setError(toFieldName(path), { type: 'server', message });
      if (messages.length > 0) describe(messages);
      else setFailure(error.status === 0 ? t(TEXTS.notSaved) : errorMessage(error, t));
      setAttempt((count) => count + 1);
      return false;
    },
  };
}

const toFieldName = (path: string): string => path.replaceAll('.', '/');

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
function describeHidden(
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
