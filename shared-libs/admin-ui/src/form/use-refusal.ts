import { errorMessage, isApiError } from '@admissions/api-client';
import type { AnyKind } from '@admissions/model';
import type { FormValues } from '@admissions/model/merge';
import { useMessage } from '@admissions/store';
import { useEffect, useRef, useState } from 'react';
import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import { TEXTS } from '../base/texts.ts';
import { describeHidden, toFieldName } from './kind-values.ts';

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
