import type { AnyKind } from '@admissions/model';
import { type AnyEntry, type FormValues, toFormValues } from '@admissions/model/merge';
import type { EntryDraft } from '@admissions/protocol/staff';
import { useAppStore, useMessage } from '@admissions/store';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useDraft, useDraftCommands } from '../drafts/use-draft.ts';
import { usePublishing } from '../drafts/use-publishing.ts';
import { useFormReviews } from '../reviews/use-form-reviews.ts';
import { deleteUnsaved, toUnsavedName } from '../unsaved/unsaved-values.ts';
import { useUnsaved } from '../unsaved/use-unsaved.ts';
import { resolverFor } from './use-refusal.ts';
import { useSaveShortcut } from './use-save-shortcut.ts';
import { useSaving } from './use-saving.ts';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

export interface KindFormOptions {
  kind: AnyKind;
  /** Null creates a new entry. */
  entry: AnyEntry | null;
  preset?: FormValues;
  /** Names of the form's fields. */
  shown: readonly string[];
  hasDraft: boolean;
  /** The draft, if loaded with the entry. */
  loadedDraft?: EntryDraft | null | undefined;
  onSaved: (entry: AnyEntry) => void;
  /** The first draft has begun the entry. */
  onBegun?: ((entry: AnyEntry) => void) | undefined;
  /** The new entry was discarded. */
  onGone?: (() => void) | undefined;
}
export type KindEditing = ReturnType<typeof useKindForm>;

/** State of a kind's form with its draft, reviews and saving. */
export function useKindForm({ kind, entry: loaded, preset = {}, ...options }: KindFormOptions) {
  const { shown, hasDraft, loadedDraft, onSaved, onBegun, onGone } = options;
  const t = useMessage();
  const account = useAppStore((state) => state.session?.user.info.id ?? 0);
  const [entry, setEntry] = useState(loaded);
  const latest = useRef(loaded);
  const startFrom = (next: AnyEntry): void => {
    latest.current = next;
    setEntry(next);
  };
  const form = useForm<FormValues>({
    defaultValues: toFormValues(kind, loaded, preset),
    // Not on blur: a message would move the button from under the pointer before the click.
    mode: 'onSubmit',
    resolver: resolverFor(kind, t.locale),
    shouldFocusError: false,
  });
  const unsavedName = toUnsavedName(account, kind.id, loaded?.id ?? null, shown);
  const discardUnsaved = () => deleteUnsaved(unsavedName);
  const draft = useDraft({
    isOn: hasDraft,
    kind,
    entry,
    preset,
    form,
    loaded: loadedDraft,
    onDraftSaved: discardUnsaved,
    onEntry(next, isNew) {
      startFrom(next);
      if (isNew) onBegun?.(next);
    },
  });
  const reviewing = useFormReviews({ isOn: hasDraft, kind, entry, form, draft });
  const publishing = usePublishing();
  const saving = useSaving({
    kind,
    shown,
    form,
    readEntry: () => latest.current,
    startFrom,
    draft,
    hasDraft,
    async mayPublish(values) {
      // Publishing ends the draft, so it must be complete; a new entry begins with it.
      const isSaved = draft.sync.copy || !latest.current ? await draft.saveNow() : true;
      if (!isSaved && !latest.current) return commands.notifyNotSaved();
      return !draft.sync.hasConflict && publishing.confirm(values, async () => reviewing.warn());
    },
    async onSaved(saved, isLeaving) {
      discardUnsaved();
      if (isLeaving) return;
      await draft.end(saved);
      onSaved(saved);
    },
  });
  const commands = useDraftCommands({
    draft,
    onDiscarded: (isGone) => {
      discardUnsaved();
      form.reset(draft.live);
      if (isGone) onGone?.();
    },
  });
  const unsaved = useUnsaved({
    name: unsavedName,
    kind,
    entry,
    preset,
    form,
    fields: shown,
    isSafe: () => draft.isSafe,
    onRestore: (values) => draft.sync.restoreUnsaved(values),
  });
  const isDirty = form.formState.isDirty && !saving.isSaving;
  useUnsavedGuard(isDirty && !draft.isSafe, saving.saveToLeave);
  useSaveShortcut(() => void (hasDraft ? commands.save() : saving.submit()));
  return { ...saving, form, entry, isDirty, draft, unsaved, publishing, reviewing, commands };
}
