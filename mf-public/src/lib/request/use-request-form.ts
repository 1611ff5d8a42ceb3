import { type ApiError, api, isApiError } from '@admissions/api-client';
import type { Locale } from '@admissions/model';
import { formPathsOf, type SubmissionReceipt } from '@admissions/protocol/forms';
import { type Translate, useMessage } from '@admissions/store';
import { useEffect, useState } from 'react';
import { type FieldValues, type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import { useIdentityTexts } from '../identity-texts.ts';
import { createProofSource } from '../proof/proof-source.ts';
import { readEarlyInput } from './early-input.ts';
import { TEXTS } from './texts.ts';
import { useUnsaved } from './use-unsaved.ts';
import { toSubmission, type VisitorRequest } from './visitor-request.ts';

/** Validation, unsaved text and submission of a visitor form. */
export function useRequestForm(
  request: VisitorRequest,
  onSent: (receipt: SubmissionReceipt, values: FieldValues) => void,
) {
  const { form: definition, empty, chosen } = request;
  const t = useMessage();
  const office = useIdentityTexts();
  const [typed] = useState(() => readEarlyInput(definition.name, empty));
  const [initial] = useState(() => ({ ...typed, ...chosen }));
  // Not on blur: a message would move the button away from under the pointer.
  const form = useForm<FieldValues>({
    defaultValues: initial,
    mode: 'onSubmit',
    shouldFocusError: false,
    resolver: createResolver(request, t.locale),
  });
  const unsaved = useUnsaved(definition.name, form, { empty, typed, chosen });
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const [isSolving, setSolving] = useState(false);
  const [proofs] = useState(() => createProofSource(api));
  const progress = useProgress(isSolving, proofs.progress);
  const [shownAt] = useState(() => Date.now());
  async function send(): Promise<void> {
    setSending(true);
    setFailure(null);
    const { website, ...values } = form.getValues(); // `website`: honeypot, filled by programs.
    const body = {
      ...toSubmission(definition, values),
      website,
      elapsed: Date.now() - shownAt,
    };
    const post = async () => {
      setSolving(true);
      const proof = await proofs.take().finally(() => setSolving(false));
      return api().post<SubmissionReceipt>(
        formPathsOf(definition).send,
        { ...body, proof },
        { idempotencyKey: unsaved.key },
      );
    };
    let receipt: SubmissionReceipt;
    try {
      receipt = await post().catch((error: unknown) => {
        if (!isApiError(error) || !error.errors.proof) throw error;
        proofs.forget();
        return post();
      });
    } catch (error) {
      if (isApiError(error)) {
        setFailure(showFieldErrors(form, error, t, t(office.phone)));
        setAttempt((count) => count + 1);
        return;
      }
      setFailure(t(TEXTS.unsent, { phone: t(office.phone), email: office.email }));
      reportError(error);
      return;
    } finally {
      setSending(false);
    }
    proofs.forget();
    unsaved.clear();
    onSent(receipt, values);
  }
  /** Starts the proof of work while the visitor reads the summary; sending retries a failure. */
  const prepare = () => void proofs.take().catch(() => {});
  return {
    form,
    unsaved,
    attempt,
    failure,
    isSending,
    progress,
    isReady: unsaved.key !== '',
    prepare,
    send,
    ...createChecks(form, request.checkOnChange),
  };
}

/** Checks those of these fields that are filled, whenever one of them changes. */
function createChecks(form: UseFormReturn, names: readonly string[] = []) {
  const checkFilled = () => void form.trigger(names.filter((name) => form.getValues(name) !== ''));
  return {
    checkFilled,
    write(name: string, value: string) {
      form.setValue(name, value, { shouldDirty: true });
      checkFilled();
    },
  };
}

/** Returns the message if no field of the form is named. */
function showFieldErrors(
  form: UseFormReturn<FieldValues>,
  { message, status, errors: { proof, ...errors } }: ApiError,
  t: Translate,
  phone: string,
) {
  const faults = Object.entries(errors);
  for (const [name, [text = '']] of faults) form.setError(name, { type: 'server', message: text });
  const values = form.getValues();
  return faults.some(([name]) => (name.split('.', 1)[0] ?? '') in values)
    ? null
    : (proof?.[0] ?? t.error(message)) + (status === 429 ? t(TEXTS.urgent, { phone }) : '');
}

/** Half of the page's bytes, needed only to submit. */
export const loadValidation = () => import('./check-request.ts');

// If it fails to load, the form is sent unchecked: the API checks the same.
const createResolver =
  (request: VisitorRequest, locale: Locale): Resolver<FieldValues> =>
  async (values) => {
    const check = await loadValidation().catch(() => null);
    const errors = check?.validateRequest(request, values, locale) ?? {};
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };

/** Milliseconds. */
const POLL_INTERVAL_MS = 250;
/** Milliseconds until the visitor gets an explanation of the wait. */
const LONG_WAIT_MS = 2500;

/** Null while not waiting. */
export function useProgress(isWaiting: boolean, read: () => number) {
  const [progress, setProgress] = useState<{ done: number; isLong: boolean } | null>(null);
  useEffect(() => {
    if (!isWaiting) return;
    const start = Date.now();
    const update = () => setProgress({ done: read(), isLong: Date.now() - start > LONG_WAIT_MS });
    update();
    const timer = setInterval(update, POLL_INTERVAL_MS);
    return () => {
      clearInterval(timer);
      setProgress(null);
    };
  }, [isWaiting, read]);
  return progress;
}
