import type { AnyKind } from '@admissions/model';
import {
  type AnyEntry,
  type FormValues,
  toFormValues,
  toSubmission,
} from '@admissions/model/merge';
import { buildAddSchema, toFieldErrors } from '@admissions/model/schema';
import type { EntryDraft } from '@admissions/protocol/staff';
import { useAppStoreApi } from '@admissions/store';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { findChanged } from '../base/draft-values.ts';
import { createEntryForm, useFirstErrorFocus } from '../base/use-entry-form.ts';
import { useDraft } from '../drafts/use-draft.ts';
import { usePublishing } from '../drafts/use-publishing.ts';
import { useFormReviews } from '../reviews/use-form-reviews.ts';
import { deleteUnsaved, toUnsavedName } from '../unsaved/unsaved-values.ts';
import { useUnsaved } from '../unsaved/use-unsaved.ts';
import { useSaveShortcut } from './use-save-shortcut.ts';
import { useSaving } from './use-saving.ts';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

export interface KindFormOptions {
  kind: AnyKind;
  /** Null creates a new entry. */
  entry: AnyEntry | null;
  preset?: FormValues;
  /** Of this form; the entry may have others. */
  fieldNames: readonly string[];
  hasDraft: boolean;
  /** The draft, if loaded with the entry. */
  loadedDraft?: EntryDraft | null | undefined;
  /** `isNext`: the next entry shall open. */
  onSaved?: (entry: AnyEntry, isNext: boolean) => void;
  /** Called with each state of the entry: saved here, taken down, merged. */
  onEntry?: ((entry: AnyEntry | null) => void) | undefined;
  /** Called when the first draft has begun the entry. */
  onBegin?: ((entry: AnyEntry) => void) | undefined;
  /** Called when the new entry was discarded. */
  onDiscarded?: (() => void) | undefined;
}
export type KindEditing = ReturnType<typeof useKindForm>;

/** State of a kind's form with its draft, reviews and saving. */
export function useKindForm({ kind, entry: loaded, preset = {}, ...options }: KindFormOptions) {
  const { fieldNames, hasDraft, loadedDraft, onSaved, onEntry, onBegin, onDiscarded } = options;
  const store = useAppStoreApi();
  const account = store.getState().session?.user.info.id ?? 0;
  const check = (values: FormValues) => {
    const { error } = buildAddSchema(kind).safeParse(toSubmission(kind, values));
    return error ? toFieldErrors(error, store.getState().locale) : {};
  };
  const [form] = useState(() =>
    createEntryForm(loaded, (entry) => toFormValues(kind, entry, preset), check),
  );
  const entry = useStore(form, (state) => state.entry);
  useEffect(() => onEntry?.(entry), [entry, onEntry]);
  const [isChanged] = useState(() => memoizeIsChanged(kind));
  const isDirty = useStore(form, ({ sent, ...state }) => sent === null && isChanged(state));
  const element = useFirstErrorFocus(form);
  const unsavedName = toUnsavedName(account, kind.id, loaded?.id ?? null, fieldNames);
  const discardUnsaved = () => deleteUnsaved(unsavedName);
  const draft = useDraft({
    isOn: hasDraft,
    loaded: loadedDraft,
    ...{ kind, form, discardUnsaved, onBegin, onDiscarded },
  });
  const reviewing = useFormReviews({ isOn: hasDraft, kind, entry, form, draft });
  const publishing = usePublishing();
  const saving = useSaving({
    ...{ kind, form, draft, hasDraft },
    async prepareToPublish(values) {
      // The draft first: publishing deletes it, and the first one creates a new entry.
      const isSaved = draft.sync.copy || !form.getState().entry ? await draft.saveNow() : true;
      if (!isSaved && !form.getState().entry) return draft.notifyNotSaved();
      return !draft.sync.hasConflict && publishing.confirm(values, reviewing.readWarning());
    },
    async onSaved(saved, { isLeaving, isNext = false }) {
      discardUnsaved();
      if (isLeaving) return;
      // Published: what a colleague typed meanwhile stays a draft.
      await draft.end(true);
      onSaved?.(saved, isNext);
    },
  });
  const unsaved = useUnsaved({
    name: unsavedName,
    form,
    fields: fieldNames,
    isSafe: () => draft.isSafe,
    readBase: draft.sync.readBase,
    onRestore: (values) => draft.sync.restoreUnsaved(values),
  });
  useUnsavedGuard(isDirty && !draft.isSafe, saving.saveToLeave);
  useSaveShortcut(() => void (hasDraft ? draft.save() : saving.submit()));
  return {
    ...saving,
    ...{ form, element, entry, isDirty },
    ...{ draft, unsaved, publishing, reviewing },
  };
}

/** Compares each pair of values once, as React reads it several times for each key. */
function memoizeIsChanged(kind: AnyKind) {
  let last: Record<'saved' | 'values', FormValues> | null = null;
  let isChanged = false;
  return ({ saved, values }: Record<'saved' | 'values', FormValues>): boolean => {
    if (last?.saved !== saved || last.values !== values)
      isChanged = findChanged(kind, saved, values).length > 0;
    last = { saved, values };
    return isChanged;
  };
}
