import { api } from '@admissions/api-client';
import type { AnyKind } from '@admissions/model';
import type { AnyEntry } from '@admissions/model/merge';
import type { EntryDraft } from '@admissions/protocol/staff';
import { useAppStoreApi, useMessage } from '@admissions/store';
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Choices } from '../base/conflict.ts';
import type { KindEntryForm } from '../base/kind-form-context.ts';
import { loadDraft } from '../base/list-drafts.ts';
import { TEXTS as FORM } from '../base/texts.ts';
import { useAction } from '../base/use-action.ts';
import { type DraftSnapshot, DraftSync } from './draft-sync.ts';
import { TEXTS } from './texts.ts';
import { useAutosave } from './use-autosave.ts';

interface DraftOptions {
  /** Whether this form has a draft on the server. */
  isOn: boolean;
  kind: AnyKind;
  form: KindEntryForm;
  /** The draft, if the page loaded it with the entry; undefined: loaded here. */
  loaded: EntryDraft | null | undefined;
  /** Deletes the browser's copy of the typed text; called when the server has all of it. */
  discardUnsaved: () => void;
  /** Called when the first draft has begun the entry. */
  onBegin: ((entry: AnyEntry) => void) | undefined;
  /** Called when the new entry was discarded. */
  onDiscarded: (() => void) | undefined;
}
interface ConflictQuestion {
  /** Continues the save that the conflict interrupted. */
  onResolved?: (() => void) | undefined;
}

/** Draft of an entry: loaded with the form, autosaved, merged with colleagues' changes. */
export function useDraft(options: DraftOptions) {
  const { isOn, kind, form, discardUnsaved, onBegin } = options;
  const t = useMessage();
  const { toast } = useAppStoreApi().getState();
  /** The draft that the form was opened with, for the notice; null once it has ended. */
  const [openedDraft, setOpenedDraft] = useState<EntryDraft | null>(null);
  const [isOpened, setOpened] = useState(!isOn);
  // The dialog opens on request only, never over the text being typed.
  const [question, setQuestion] = useState<ConflictQuestion | null>(null);
  const toastMerged = useEffectEvent(({ updatedBy }: AnyEntry) =>
    toast(t(FORM.merged, { name: updatedBy ?? '' }), 'info'),
  );
  const begin = useEffectEvent((entry: AnyEntry) => onBegin?.(entry));
  const [sync] = useState(
    () =>
      new DraftSync({
        ...{ isOn, kind, form },
        onCreated: (entry) => begin(entry),
        onMerged: (entry) => toastMerged(entry),
        onSaved: discardUnsaved,
      }),
  );
  const snapshot = useStore(sync.store);
  useInitialDraft(options, (draft) => {
    setOpened(true);
    if (!draft) return;
    setOpenedDraft(draft);
    const { entry } = form.getState();
    if (sync.open(draft).length > 0 && entry) toastMerged(entry);
  });
  const isOffline = snapshot.state === 'offline';
  useAutosave({ isOn: isOn && isOpened, form, sync, isOffline });

  /** Deletes the draft: to discard it, or after it was published. */
  async function end(isPublished = false): Promise<void> {
    setOpenedDraft(null);
    await sync.end(isPublished);
  }
  /** Returns whether it is on the server. */
  async function saveNow(): Promise<boolean> {
    await sync.save();
    if (!sync.isSaved && sync.hasConflict) setQuestion((open) => open ?? {});
    return sync.isSaved;
  }
  /** Schedules the draft, or cancels with null; false without a saved draft. Throws API errors. */
  async function schedule(at: string | null): Promise<boolean> {
    if (at !== null) await sync.save();
    return sync.isSaved && (await sync.schedule(at));
  }
  const draft = { ...snapshot, sync, end, saveNow, schedule };
  return {
    ...draft,
    ...useDraftCommands(draft, options),
    /** Whether everything in the form is on the server. */
    isSafe: isOn && snapshot.state === 'saved' && !snapshot.conflict,
    openedDraft,
    isResolving: question !== null && snapshot.conflict !== null,
    openConflict(onResolved?: () => void): void {
      sync.notify();
      setQuestion({ onResolved });
    },
    resolve(choices: Choices): void {
      setQuestion(null);
      sync.resolve(choices);
      if (!sync.hasConflict) question?.onResolved?.();
    },
    cancel: () => setQuestion(null),
  };
}

interface Draft extends DraftSnapshot {
  sync: DraftSync;
  end: () => Promise<void>;
  saveNow: () => Promise<boolean>;
  schedule: (at: null) => Promise<boolean>;
}
/** Actions of an editor on the draft, with their messages. */
function useDraftCommands(draft: Draft, { form, discardUnsaved, onDiscarded }: DraftOptions) {
  const t = useMessage();
  const { openConfirm, toast } = useAppStoreApi().getState();
  const { run } = useAction();
  function notifyNotSaved(): false {
    if (!draft.conflict) toast(TEXTS.notSaved, 'error');
    return false;
  }
  return {
    notifyNotSaved,
    async save(): Promise<void> {
      if (await draft.saveNow()) toast(TEXTS.saved, 'success');
      else notifyNotSaved();
    },
    /** With a prompt: a draft cannot be restored. */
    discard(): void {
      const isNew = draft.sync.copy?.isNew === true;
      openConfirm({
        message: t(isNew ? TEXTS.discardNewQuestion : TEXTS.discardQuestion),
        confirmLabel: t(TEXTS.discard),
        isDangerous: true,
        onConfirm: () =>
          void draft.end().then(() => {
            discardUnsaved();
            form.dispatch({ type: 'reset' });
            if (isNew) onDiscarded?.();
            toast(TEXTS.discarded, 'success');
          }),
      });
    },
    cancelSchedule: () => void run(() => draft.schedule(null), TEXTS.takenBack),
  };
}

/** Starts with the loaded draft before the first paint, or loads it. */
function useInitialDraft(
  { isOn, kind, form, loaded }: DraftOptions,
  onLoaded: (draft: EntryDraft | null) => void,
) {
  const start = useEffectEvent(onLoaded);
  // Read once: the first save of a new entry gives it an id, which must not load its draft.
  const [{ id, draft }] = useState(() => {
    const { entry } = form.getState();
    return { id: entry?.id, draft: entry ? loaded : null };
  });
  useLayoutEffect(() => {
    if (!isOn) return;
    if (id === undefined || draft !== undefined) return start(draft ?? null);
    let isUnmounted = false;
    void loadDraft(api(), kind, id).then((found) => isUnmounted || start(found));
    return () => {
      isUnmounted = true;
    };
  }, [isOn, draft, kind, id]);
}
