import { api, isConflict } from '@admissions/api-client';
import { type AnyKind, adminPathsOf, publicUrlOf } from '@admissions/model';
import {
  type AnyEntry,
  type FormValues,
  listChangedFields,
  toFormValues,
  toSubmission,
} from '@admissions/model/merge';
import { type Translate, useAppStore, useMessage } from '@admissions/store';
import { type BaseSyntheticEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Choices } from '../base/conflict.ts';
import { pick } from '../base/pick.ts';
import { TEXTS } from '../base/texts.ts';
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
  const { step, stopWaiting } = useStep();
  const written = useWrittenValues(form);
  /** Returns whether it is saved. Taking down neither saves nor publishes what was typed. */
  async function send(isLeaving: boolean): Promise<boolean> {
    const entry = options.readEntry();
    const isHiding = isTakingDown(entry, written.read());
    setSaving(true);
    setFailure(null);
    try {
      const values = isHiding ? { ...toFormValues(kind, entry), status: 'draft' } : written.read();
      const saved = await write(kind, values, entry);
      const typed = written.read();
      const unsaved = pick(typed, listChangedFields(values, typed));
      options.startFrom(saved);
      continueFrom(form, toFormValues(kind, saved), unsaved);
      const keepsText = isHiding && Object.keys(unsaved).length > 0;
      if (!keepsText) await options.onSaved(saved, isLeaving);
      const hidden = keepsText ? TEXTS.takenDownKeepingText : TEXTS.takenDown;
      const message = isHiding ? hidden : hasDraft && getSavedMessage(values);
      toast(t(message || 'common.saved'), 'success', buildPageLink(kind, saved, t));
      return true;
    } catch (error) {
      if (!isConflict(error) || !entry) return refuse(error);
      if ((await draft.sync.mergeEntry(error.current as AnyEntry)) || isHiding)
        return await send(isLeaving);
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
    if (draft.sync.hasConflict) {
      if (step.current === 'idle') step.current = 'waiting';
      draft.openConflict();
      return false;
    }
    return (!hasDraft || (await options.mayPublish(values))) && save(isLeaving);
  }
  async function submitAs(status: Status | null, isLeaving = false, event?: BaseSyntheticEvent) {
    let isSaved = false;
    written.setStatus(status);
    if (isTakingDown(options.readEntry(), written.read())) return save();
    await form.handleSubmit(async () => {
      isSaved = await press(written.read(), isLeaving);
    }, refuseFields)(event);
    return isSaved;
  }
  return {
    element,
    failure,
    isSaving,
    /** Publishes a draft; saves a form without draft as it is. */
    submit: (event?: BaseSyntheticEvent) => submitAs(hasDraft ? 'published' : null, false, event),
    submitAs: (status: Status) => void submitAs(status),
    /** Saves before leaving; returns whether that worked. */
    saveToLeave: () => (hasDraft ? draft.saveNow() : submitAs(null, true)),
    resolve(choices: Choices): void {
      draft.resolve(choices);
      if (stopWaiting() && !draft.sync.hasConflict) void save();
    },
    cancel(): void {
      stopWaiting();
      draft.cancel();
    },
  };
}

/** A ref, as keys can be pressed again before the next render: no entry may be created twice. */
function useStep() {
  const step = useRef<'idle' | 'saving' | 'waiting'>('idle');
  return {
    step,
    stopWaiting(): boolean {
      const isWaiting = step.current === 'waiting';
      if (isWaiting) step.current = 'idle';
      return isWaiting;
    },
  };
}

const isTakingDown = (entry: AnyEntry | null, { status }: FormValues): boolean =>
  entry?.status === 'published' && status === 'draft';

type Status = 'published' | 'draft';
/** Values of the form, with the status that the pressed button gives, if it changes it. */
function useWrittenValues(form: UseFormReturn<FormValues>) {
  const status = useRef<Status | null>(null);
  return {
    read: (): FormValues => ({
      ...form.getValues(),
      ...(status.current && { status: status.current }),
    }),
    setStatus(next: Status | null): void {
      status.current = next;
    },
  };
}

/** Starts from what was saved; what was typed meanwhile is unsaved. */
function continueFrom(form: UseFormReturn<FormValues>, saved: FormValues, typed: FormValues) {
  form.reset(saved);
  for (const [name, value] of Object.entries(typed))
    form.setValue(name, value, { shouldDirty: true });
}

/** Link to the page of an entry that visitors see. */
function buildPageLink(kind: AnyKind, entry: AnyEntry, t: Translate) {
  const href = computeShownState(entry) === 'published' ? publicUrlOf(kind, entry) : null;
  return href === null ? undefined : { href, label: t(LIST_TEXTS.view) };
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
