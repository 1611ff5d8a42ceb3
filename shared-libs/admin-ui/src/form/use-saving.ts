import { api, isConflict } from '@admissions/api-client';
import type { AnyKind } from '@admissions/model';
import { adminPathsOf, publicUrlOf } from '@admissions/model';
import type { AnyEntry, FormValues } from '@admissions/model/merge';
import { listChangedFields, toFormValues, toSubmission } from '@admissions/model/merge';
import { useAppStore, useMessage } from '@admissions/store';
import type { BaseSyntheticEvent } from 'react';
import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Choices } from '../base/conflict.ts';
import { getSavedMessage } from '../drafts/publish-label.tsx';
import type { useDraft } from '../drafts/use-draft.ts';
import { LIST_TEXTS } from '../list/list-texts.ts';
import { computeShownState } from '../list/shown-state.ts';
import { useRefusal } from './use-refusal.ts';

interface SavingOptions {
  kind: AnyKind;
  shown: readonly string[];
  form: UseFormReturn<FormValues>;
  /** Latest version to save from, also before it is rendered. */
  readEntry: () => AnyEntry | null;
  startFrom: (entry: AnyEntry) => void;
  draft: ReturnType<typeof useDraft>;
  hasDraft: boolean;
  mayPublish: (values: FormValues) => Promise<boolean>;
  /** With `isLeaving` the user navigates elsewhere. */
  onSaved: (entry: AnyEntry, isLeaving: boolean) => Promise<void>;
}
/** Saves a form, one request at a time; a save waits while a conflict is open. */
export function useSaving({ kind, shown, form, draft, hasDraft, ...options }: SavingOptions) {
  const t = useMessage();
  const toast = useAppStore((state) => state.toast);
  const [isSaving, setSaving] = useState(false);
  const { element, failure, setFailure, refuse, refuseFields } = useRefusal(kind, shown, form);
  // A ref, as keys can be pressed again before the next render: no entry may be created twice.
  const step = useRef<'idle' | 'saving' | 'waiting'>('idle');
  /** The status that the pressed button gives, if it changes it. */
  const pressed = useRef<FormValues>({});
  const readValues = () => ({ ...form.getValues(), ...pressed.current });

  /** Returns whether it is saved. */
  async function send(isLeaving: boolean): Promise<boolean> {
    const values = readValues();
    const entry = options.readEntry();
    setSaving(true);
    setFailure(null);
    try {
      const saved = await write(kind, values, entry);
      const typed = readValues();
      options.startFrom(saved);
      form.reset(toFormValues(kind, saved));
      for (const name of listChangedFields(values, typed))
        form.setValue(name, typed[name], { shouldDirty: true });
      await options.onSaved(saved, isLeaving);
      const words = hasDraft && getSavedMessage(values);
      const href = computeShownState(saved) === 'published' ? publicUrlOf(kind, saved) : null;
      toast(
        words ? t(words) : t('common.saved'),
        'success',
        href ? { href, label: t(LIST_TEXTS.view) } : undefined,
      );
      return true;
    } catch (error) {
      if (!isConflict(error) || !entry) return refuse(error);
      if (await draft.mergeEntry(error.current as AnyEntry)) return await send(isLeaving);
      step.current = 'waiting';
      draft.openConflict();
      return false;
    } finally {
      setSaving(false);
    }
  }
  async function save(isLeaving = false): Promise<boolean> {
    if (step.current === 'saving') return false;
    step.current = 'saving';
    return send(isLeaving).finally(() => {
      if (step.current === 'saving') step.current = 'idle';
    });
  }
  async function press(values: FormValues, isLeaving = false): Promise<boolean> {
    if (draft.hasConflict()) {
      if (step.current === 'idle') step.current = 'waiting';
      draft.openConflict();
      return false;
    }
    return (!hasDraft || (await options.mayPublish(values))) && save(isLeaving);
  }
  function submitAs(status: 'published' | 'draft' | null) {
    pressed.current = status ? { status } : {};
    return form.handleSubmit((values) => press({ ...values, ...pressed.current }), refuseFields);
  }
  function stopWaiting(): boolean {
    const isWaiting = step.current === 'waiting';
    if (isWaiting) step.current = 'idle';
    return isWaiting;
  }
  return {
    /** Ref of the form's element, to find the first invalid field. */
    element,
    failure,
    isSaving,
    /** Publishes a draft; saves a form without draft as it is. */
    submit: (event?: BaseSyntheticEvent) => submitAs(hasDraft ? 'published' : null)(event),
    /** Saves with this status. */
    submitAs: (status: 'published' | 'draft') => void submitAs(status)(),
    /** Saves before leaving; returns whether that worked. */
    async saveToLeave(): Promise<boolean> {
      if (hasDraft) return draft.saveNow();
      let isSaved = false;
      pressed.current = {};
      await form.handleSubmit(async (values) => {
        isSaved = await press(values, true);
      }, refuseFields)();
      return isSaved;
    },
    resolve(choices: Choices): void {
      draft.resolve(choices);
      if (stopWaiting() && !draft.hasConflict()) void save();
    },
    cancel(): void {
      stopWaiting();
      draft.cancel();
    },
  };
}

/** Updates contain changed fields only. */
function write(kind: AnyKind, values: FormValues, entry: AnyEntry | null): Promise<AnyEntry> {
  const { add, edit } = adminPathsOf(kind);
  if (!entry) return api().post<AnyEntry>(add, toSubmission(kind, values));
  const names = listChangedFields(toFormValues(kind, entry), values);
  const changed = Object.fromEntries(names.map((name) => [name, values[name]]));
  return api().put<AnyEntry>(edit(entry.id), {
    ...toSubmission(kind, changed),
    revision: entry.revision,
  });
}
