import type { AnyKind } from '@admissions/model';
import type { AnyEntry, FormValues } from '@admissions/model/merge';
import type { WorkingCopy } from '@admissions/protocol/staff';
import { useAppStore, useMessage } from '@admissions/store';
import { useRef } from 'react';
import type { Choices } from '../base/conflict.ts';
import { readSavedWords } from '../drafts/publish-words.tsx';
import { useDraft } from '../drafts/use-draft.ts';
import { useDraftCommands } from '../drafts/use-draft-commands.ts';
import { usePublishing } from '../drafts/use-publishing.ts';
import { useFormReviews } from '../reviews/use-form-reviews.ts';
import { forgetUnsaved, toUnsavedName } from '../unsaved/unsaved-values.ts';
import { useUnsaved } from '../unsaved/use-unsaved.ts';
import { useKindForm } from './use-kind-form.ts';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

interface DraftedFormOptions {
  kind: AnyKind;
  entry: AnyEntry | null;
  preset: FormValues;
  /** The names of the fields that the form has. */
  shown: readonly string[];
  hasDraft: boolean;
  draftId: number | null;
  loadedDraft: WorkingCopy | null | undefined;
  onSaved: (entry: AnyEntry) => void;
}
export type DraftedForm = ReturnType<typeof useDraftedForm>;

/** A kind's form with all that keeps what is typed in it: here, on the server as a draft with its reviews, and as the entry that visitors see. */
export function useDraftedForm({
  kind,
  entry,
  preset,
  shown,
  hasDraft,
  draftId,
  loadedDraft,
  onSaved,
}: DraftedFormOptions) {
  const t = useMessage();
  const account = useAppStore((state) => state.session?.user.info.id ?? 0);
  const unsavedName = toUnsavedName(account, kind.id, entry?.id ?? null, shown);
  // While the way out is saved for, saving leads nowhere else.
  const leaving = useRef<'saving' | 'saved' | null>(null);
  // A save that found a conflict goes on once that is resolved.
  const isSaveWaiting = useRef(false);
  const publishing = usePublishing();
  const editing = useKindForm({
    kind,
    entry,
    preset,
    shown,
    onSaved: async (saved) => {
      forgetUnsaved(unsavedName);
      if (leaving.current) {
        leaving.current = 'saved';
        return;
      }
      await draft.end(saved);
      onSaved(saved);
    },
    maySave: async (values) => {
      if (draft.hasConflict()) {
        askToSave();
        return false;
      }
      return !hasDraft || mayPublish(values);
    },
    meetEntry: async (theirs) => {
      const isMerged = await draft.meetEntry(theirs);
      if (!isMerged) askToSave();
      return isMerged;
    },
    ...(hasDraft && {
      describeSaved: (values) => {
        const words = readSavedWords(values);
        return words && t(words);
      },
      onShortcut: () => void commands.save(),
    }),
  });
  const { form, isDirty, submit } = editing;
  async function mayPublish(values: FormValues): Promise<boolean> {
    // A publication ends the draft, so it has to contain all of it.
    if (draft.read()) await draft.keepNow();
    if (draft.hasConflict()) return false;
    return publishing.ask(values, async () => reviewing.outdated());
  }
  function askToSave(): void {
    isSaveWaiting.current = true;
    draft.ask();
  }
  function resolve(choices: Choices): void {
    draft.resolve(choices);
    if (isSaveWaiting.current && !draft.hasConflict()) void editing.saveNow();
    isSaveWaiting.current = false;
  }
  function cancel(): void {
    isSaveWaiting.current = false;
    draft.cancel();
  }
  const draft = useDraft({
    isOn: hasDraft,
    kind,
    entry: editing.entry,
    preset,
    form,
    draftId,
    loaded: loadedDraft,
    onKept: () => forgetUnsaved(unsavedName),
    onEntry: editing.startFrom,
  });
  const commands = useDraftCommands({
    draft,
    onDiscarded: () => {
      forgetUnsaved(unsavedName);
      form.reset(draft.live);
    },
  });
  const unsaved = useUnsaved({
    name: unsavedName,
    kind,
    entry: editing.entry,
    preset,
    form,
    fields: shown,
    isSafe: () => draft.isSafe,
    onTakeBack: draft.takeBack,
  });
  /** Saves it on the way out; whether that worked. */
  async function saveToLeave(): Promise<boolean> {
    if (hasDraft) return draft.keepNow();
    leaving.current = 'saving';
    await submit();
    const isSaved = leaving.current !== 'saving';
    leaving.current = null;
    return isSaved;
  }
  const reviewing = useFormReviews({ isOn: hasDraft, kind, entry: editing.entry, form, draft });
  useUnsavedGuard(isDirty && !draft.isSafe, saveToLeave);
  return {
    editing,
    draft,
    resolve,
    cancel,
    unsaved,
    publishing,
    reviewing,
    commands,
  };
}
