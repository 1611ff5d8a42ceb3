import { api, isApiError } from '@admissions/api-client';
import type { SubmissionReceipt } from '@admissions/contracts';
import { formPathsOf, visit } from '@admissions/contracts';
import { isMessageKey } from '@admissions/contracts/messages';
import { fieldErrorsOf, submissionSchemaOf } from '@admissions/contracts/schema';
import { useMessage } from '@admissions/store';
import { taipeiDayOf } from '@admissions/ui';
import { useEffect, useRef, useState } from 'react';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { useForm } from 'react-hook-form';
import { typedEarly } from './typed-early.ts';
import { useDraft } from './use-draft.ts';
import type { VisitValues } from './visit-values.ts';
import { EMPTY_VISIT, submissionFrom } from './visit-values.ts';

/** The form's values with the field that only programs fill. */
type Filled = VisitValues & { website: string };
const EMPTY: Filled = { ...EMPTY_VISIT, website: '' };

/** Checking, keeping and sending of the visit form. */
export function useVisitForm(onSent: (reference: string) => void) {
  const t = useMessage();
  const [initial] = useState(() => typedEarly('visit', EMPTY));
  // Not when a field is left: a message that comes then moves the choice away from under the pointer that is about to press it.
  const form = useForm<Filled>({ defaultValues: initial, mode: 'onSubmit', shouldFocusError: false, resolver: resolverFor(t.locale) });
  const draft = useDraft('visit', form, EMPTY);
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = Date.now();
  }, []);

  async function send(): Promise<void> {
    setSending(true);
    setFailure(null);
    const { website, ...values } = form.getValues();
    const body = { ...submissionFrom(values), website, elapsed: Date.now() - shownAt.current };
    try {
      const { reference } = await api().post<SubmissionReceipt>(formPathsOf(visit).send, body, { idempotencyKey: draft.key });
      draft.clear();
      onSent(reference);
    } catch (error) {
      if (!isApiError(error)) throw error;
      const sentences = Object.entries(error.errors);
      for (const [name, [message = '']] of sentences) form.setError(name as keyof VisitValues, { type: 'server', message });
      if (sentences.length === 0) setFailure(isMessageKey(error.message) ? t(error.message) : error.message);
      setAttempt((count) => count + 1);
    } finally {
      setSending(false);
    }
  }
  return { form, draft, attempt, failure, isSending, isReady: draft.key !== '', send };
}

// The schema checks what will be sent, with today as the first day; its sentences come in the language of the interface.
const resolverFor =
  (locale: 'zh-TW' | 'en'): Resolver<Filled> =>
  ({ website: _, ...values }) => {
    const checked = submissionSchemaOf(visit, taipeiDayOf(new Date())).safeParse(submissionFrom(values));
    if (checked.success) return { values: { ...values, website: '' }, errors: {} };
    const errors: Record<string, unknown> = {};
    for (const [path, [message]] of Object.entries(fieldErrorsOf(checked.error, locale))) put(errors, path.split('.'), { type: 'schema', message });
    return { values: {}, errors: errors as FieldErrors<Filled> };
  };

function put(into: Record<string, unknown>, [name = '', ...rest]: string[], value: unknown): void {
  if (rest.length === 0) {
    into[name] = { ...(into[name] as object | undefined), ...(value as object) };
    return;
  }
  into[name] ??= {};
  put(into[name] as Record<string, unknown>, rest, value);
}
