import { useEntryForm, useUnsavedGuard } from '@admissions/admin-ui';
import type { FieldErrors } from '@admissions/model';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useFirstErrorFocus } from './use-first-error-focus.ts';

interface SavedFormOptions<E extends { revision: number }, V extends object> {
  loaded: E;
  toValues: (entry: E) => V;
  /** Sends the values; `entry` is the one they change. */
  save: (values: V, entry: E) => Promise<E>;
  /** Errors that block sending. */
  check: (values: V) => FieldErrors;
  /** Path to open after saving; null: stay. */
  next: (values: V) => string | null;
  /** Whether the result must be shown first, even to an editor who was leaving. */
  mustStay?: () => boolean;
}
export type SavedForm = Pick<
  ReturnType<typeof useSavedForm>,
  'element' | 'errors' | 'failure' | 'isSaving' | 'save'
>;

/** A page with one form: validates, saves, navigates, and guards unsaved changes. */
export function useSavedForm<E extends { revision: number }, V extends object>({
  check,
  next,
  mustStay = () => false,
  ...options
}: SavedFormOptions<E, V>) {
  const navigate = useNavigate();
  const element = useRef<HTMLFormElement>(null);
  const focusFirstError = useFirstErrorFocus(element);
  const form = useEntryForm(options);
  const [target, setTarget] = useState<string | null>(null);
  useUnsavedGuard(form.isDirty && target === null, async () => {
    if (!(await submit())) return false;
    if (!mustStay()) return true;
    setTarget(next(form.values));
    return false;
  });
  // The guard has to render once without unsaved changes.
  useEffect(() => {
    if (target !== null) void navigate(target);
  }, [target, navigate]);

  async function submit(): Promise<boolean> {
    const problems = check(form.values);
    if (Object.keys(problems).length > 0) form.setErrors(problems);
    else if ((await form.submit()) === 'saved') return true;
    focusFirstError();
    return false;
  }
  async function save(): Promise<void> {
    if (await submit()) setTarget(next(form.values));
  }
  return { ...form, element, save, leaveTo: setTarget };
}
