import { api, isApiError, isConflict } from '@admissions/api-client';
import type { AnyKind } from '@admissions/model';
import { adminPathsOf, joinLabel } from '@admissions/model';
import type { AnyEntry, FormValues } from '@admissions/model/merge';
import { changedFields, toFormValues, toSubmission } from '@admissions/model/merge';
import { buildAddSchema, toFieldErrors } from '@admissions/model/schema';
import { useAppStoreApi, useMessage } from '@admissions/store';
import { useEffect, useRef, useState } from 'react';
import type { Resolver } from 'react-hook-form';
import { useForm } from 'react-hook-form';
import { TEXTS } from '../base/texts.ts';
import { readFieldLabel } from '../labels/field-labels.ts';
import { useSaveShortcut } from './use-save-shortcut.ts';

interface KindFormOptions {
  kind: AnyKind;
  /** The entry that is edited; null makes a new one. */
  entry: AnyEntry | null;
  preset?: FormValues;
  /** The fields that have a place in the form for their messages. */
  shown: readonly string[];
  /** What follows from it; that it is saved is said once this is done. */
  onSaved: (entry: AnyEntry) => void | Promise<void>;
  /** Whether valid values may be sent. */
  maySave: (values: FormValues) => Promise<boolean>;
  /** Merges the form with a newer version of the entry; whether nothing is in conflict. */
  meetEntry: (theirs: AnyEntry) => Promise<boolean>;
  /** What is said once it is saved; absent or nothing: that it is saved. */
  describeSaved?: (values: FormValues) => string | undefined;
  /** What mod+S does; absent: it saves. */
  onShortcut?: () => void;
}
/** Editing of one entry: checks, saves, merges with what others saved meanwhile, and loses nothing when a save fails. */
export function useKindForm({
  kind,
  entry,
  preset,
  shown,
  onSaved,
  maySave,
  meetEntry,
  describeSaved,
  onShortcut,
}: KindFormOptions) {
  const t = useMessage();
  const store = useAppStoreApi();
  const [base, setBase] = useState(entry);
  // A save may go on from a version that has not been rendered yet.
  const latest = useRef(entry);
  const startFrom = (next: AnyEntry): void => {
    latest.current = next;
    setBase(next);
  };
  const form = useForm<FormValues>({
    defaultValues: toFormValues(kind, entry, preset),
    // Not when a field is left: a message that comes then moves the button away from under the pointer that is about to press it.
    mode: 'onSubmit',
    resolver: resolverFor(kind, t.locale),
    shouldFocusError: false,
  });
  const { setError, getValues, reset } = form;
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const isUnderWay = useRef(false);
  const element = useRef<HTMLFormElement>(null);
  const isDirty = form.formState.isDirty && !isSaving;

  const write = (values: FormValues, on: AnyEntry | null) =>
    on
      ? api().put<AnyEntry>(adminPathsOf(kind).edit(on.id), {
          ...toSubmission(kind, changedValues(toFormValues(kind, on), values)),
          revision: on.revision,
        })
      : api().post<AnyEntry>(adminPathsOf(kind).add, toSubmission(kind, values));

  async function save(values: FormValues, on: AnyEntry | null): Promise<void> {
    setSaving(true);
    setFailure(null);
    try {
      const saved = await write(values, on);
      const typed = getValues();
      startFrom(saved);
      reset(toFormValues(kind, saved));
      for (const name of changedFields(values, typed))
        form.setValue(name, typed[name], { shouldDirty: true });
      await onSaved(saved);
      store.getState().toast(describeSaved?.(values) ?? t('common.saved'), 'success');
    } catch (error) {
      if (isConflict(error) && on) return await meet(error.current as AnyEntry);
      if (!isApiError(error)) throw error;
      const named = Object.entries(error.errors);
      for (const [name, [message = '']] of named)
        setError(name.replaceAll('.', '/'), { type: 'server', message });
      setFailure(describeHidden(named.map(([name, [message = '']]) => [name, message])));
      if (named.length === 0)
        setFailure(error.status === 0 ? t(TEXTS.notSaved) : t.error(error.message));
      setAttempt((count) => count + 1);
    } finally {
      setSaving(false);
    }
  }

  async function meet(theirs: AnyEntry): Promise<void> {
    if (await meetEntry(theirs)) await save(getValues(), latest.current);
  }
  // The keys can be pressed again while a save is under way; a new entry must not be made twice.
  async function saveNow(): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    await save(getValues(), latest.current).finally(() => {
      isUnderWay.current = false;
    });
  }
  /** What is wrong with fields that stand elsewhere; null when every message has its place. */
  function describeHidden(messages: [name: string, message: string][]): string | null {
    const sentences = messages
      .map(([path, message]) => ({ name: path.split(/[./]/)[0] ?? path, message }))
      .filter(({ name }) => !shown.includes(name));
    return (
      sentences
        .map(({ name, message }) => joinLabel(t(readFieldLabel(kind, name)), message, t.locale))
        .join(' ') || null
    );
  }
  const submit = form.handleSubmit(
    async (values) => {
      if (await maySave(values)) await saveNow();
    },
    (errors) =>
      setFailure(
        describeHidden(
          Object.entries(errors).map(([name, error]) => [name, String(error?.message ?? '')]),
        ),
      ),
  );
  useSaveShortcut(() => (onShortcut ? onShortcut() : void submit()));
  // The messages of a refused press come with the count of the presses, those of a refused save with the attempt.
  const presses = form.formState.submitCount;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field is looked for once the messages are drawn
  useEffect(() => {
    if (presses > 0)
      element.current
        ?.querySelector<HTMLElement>(
          '[data-field-invalid] :is(input, textarea, button, select, [tabindex])',
        )
        ?.focus();
  }, [presses, attempt]);

  return {
    form,
    /** Goes to the form's element: the first invalid field is looked for in it. */
    element,
    entry: base,
    isDirty,
    isSaving,
    failure,
    submit,
    saveNow,
    startFrom,
  };
}

/** Only what differs from the entry: an edit names nothing that it does not change. */
const changedValues = (before: FormValues, values: FormValues): FormValues =>
  Object.fromEntries(changedFields(before, values).map((name) => [name, values[name]]));

const resolverFor =
  (kind: AnyKind, locale: 'zh-TW' | 'en'): Resolver<FormValues> =>
  (values) => {
    const sent = toSubmission(kind, values);
    const checked = buildAddSchema(kind).safeParse(sent);
    if (checked.success) return { values, errors: {} };
    const errors = Object.entries(toFieldErrors(checked.error, locale));
    return {
      values: {},
      errors: Object.fromEntries(
        errors.map(([name, [message = '']]) => [
          name.replaceAll('.', '/'),
          { type: 'schema', message },
        ]),
      ),
    };
  };
