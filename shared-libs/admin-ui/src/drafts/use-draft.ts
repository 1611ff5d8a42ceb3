import { api } from '@admissions/api-client';
import type { AnyKind } from '@admissions/model';
import { type AnyEntry, type FormValues, isSame, toFormValues } from '@admissions/model/merge';
import type { EntryDraft } from '@admissions/protocol/staff';
import { useAppStoreApi, useMessage } from '@admissions/store';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Choices } from '../base/conflict.ts';
import { findChanged } from '../base/draft-values.ts';
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
  /** Base of the form's values; null for a new entry. */
  entry: AnyEntry | null;
  preset: FormValues;
  form: UseFormReturn<FormValues>;
  /** The draft, if the page loaded it with the entry; undefined: loaded here. */
  loaded?: EntryDraft | null | undefined;
  /** Everything typed is on the server. */
  onDraftSaved: () => void;
  /** The entry of the first draft, or a newer version: the new starting point of the form. */
  onEntry: (entry: AnyEntry, isNew: boolean) => void;
}
const RESET_OPTIONS = {
  keepValues: true,
  keepErrors: true,
  keepTouched: true,
  keepIsSubmitted: true,
  keepSubmitCount: true,
};
const NO_DRAFT: DraftSnapshot = { state: 'none', copy: null, conflict: null };

/** Draft of an entry: loaded with the form, autosaved, merged with colleagues' changes. */
export function useDraft(options: DraftOptions) {
  const { isOn, entry, form } = options;
  /** The draft at the time of opening. */
  const [found, setFound] = useState<EntryDraft | null>(null);
  const [isOpened, setOpened] = useState(!isOn);
  // The dialog opens on request only, never over the text being typed.
  const [isResolving, setResolving] = useState(false);
  const { sync, snapshot, live, toastMerged } = useDraftSync(options);
  const start = (draft: EntryDraft | null) => {
    setOpened(true);
    if (!draft) return;
    setFound(draft);
    if (sync.open(draft).length > 0 && entry) toastMerged(entry.updatedBy);
  };
  useInitialDraft(options, start);
  useAutosave({ isOn: isOn && isOpened, form, sync, hasFailed: snapshot.state === 'failed' });

  return {
    ...snapshot,
    sync,
    /** Whether everything in the form is on the server. */
    isSafe: isOn && snapshot.state === 'saved' && !snapshot.conflict,
    found,
    live,
    isResolving: isResolving && snapshot.conflict !== null,
    openConflict(): void {
      sync.notify();
      setResolving(true);
    },
    resolve(choices: Choices): void {
      setResolving(false);
      sync.resolve(choices);
    },
    cancel: () => setResolving(false),
    /** Returns whether it is on the server. */
    async saveNow(): Promise<boolean> {
      await sync.save();
      if (sync.isSaved) return true;
      setResolving(true);
      return false;
    },
    /** Schedules the draft, or (null) cancels; returns whether it is saved. Throws API errors. */
    async schedule(at: string | null): Promise<boolean> {
      if (at !== null) await sync.save();
      return sync.isSaved && (await sync.schedule(at));
    },
    /** It was discarded, or published as this entry. */
    async end(published?: AnyEntry): Promise<void> {
      setFound(null);
      await sync.end(published);
    },
  };
}

/** Synchronizes the form with the draft on the server and with newer versions of the entry. */
function useDraftSync({ isOn, kind, entry, preset, form, onDraftSaved, onEntry }: DraftOptions) {
  const t = useMessage();
  const store = useAppStoreApi();
  const [snapshot, setSnapshot] = useState(NO_DRAFT);
  const movedEntry = useRef<AnyEntry | null>(null);
  const live = toFormValues(kind, entry, preset);

  const toastMerged = (by: string | null) =>
    store.getState().toast(t(FORM.merged, { name: by ?? '' }), 'info');
  const fill = (values: FormValues): void => {
    for (const [name, value] of Object.entries(values))
      if (name in live && !isSame(form.getValues(name), value))
        form.setValue(name, value, { shouldDirty: true });
  };
  const onChange = useEffectEvent((next: DraftSnapshot) => {
    setSnapshot(next);
    if (movedEntry.current) startFromMoved(movedEntry.current, next);
    if (next.state === 'saved' && !next.conflict) onDraftSaved();
  });
  /** After the merge, only the differences are unsaved. */
  function startFromMoved(next: AnyEntry, { conflict }: DraftSnapshot): void {
    movedEntry.current = null;
    const published = toFormValues(kind, next);
    const keepDirty = findChanged(kind, published, form.getValues()).length > 0;
    form.reset(published, { ...RESET_OPTIONS, keepDirty });
    if (!conflict) toastMerged(next.updatedBy);
  }
  const onNextEntry = useEffectEvent((next: AnyEntry, isNew: boolean) => {
    if (!isNew) movedEntry.current = next;
    onEntry(next, isNew);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other versions go through follow()
  const sync = useMemo(
    () =>
      new DraftSync({
        isOn,
        kind,
        entry,
        preset,
        form: { read: () => form.getValues(), fill },
        onChange: (next) => onChange(next),
        onEntry: (next, isNew) => onNextEntry(next, isNew),
      }),
    [kind],
  );
  useLayoutEffect(() => sync.follow(entry), [sync, entry]);
  return { sync, snapshot, live, toastMerged };
}

/** Starts with the loaded draft before the first paint, or loads it. */
function useInitialDraft(
  { isOn, kind, entry, loaded }: DraftOptions,
  onLoaded: (draft: EntryDraft | null) => void,
) {
  // A new entry has no draft; its first save must not load what the form has.
  const [entryId] = useState(entry?.id ?? null);
  const start = useEffectEvent(onLoaded);
  const [initialDraft] = useState(entryId === null ? null : loaded);
  useLayoutEffect(() => {
    if (isOn && initialDraft !== undefined) start(initialDraft);
  }, [isOn, initialDraft]);
  useEffect(() => {
    if (!isOn || initialDraft !== undefined || entryId === null) return;
    let isUnmounted = false;
    void loadDraft(api(), kind, entryId).then((draft) => {
      if (!isUnmounted) start(draft);
    });
    return () => {
      isUnmounted = true;
    };
  }, [isOn, initialDraft, kind, entryId]);
}

interface DraftCommandsOptions {
  draft: Pick<ReturnType<typeof useDraft>, 'conflict' | 'saveNow' | 'sync' | 'schedule' | 'end'>;
  /** The form returns to the live version; `isGone`: there is none, the entry was new. */
  onDiscarded: (isGone: boolean) => void;
}
/** Actions of an editor on the draft of a form, with their messages. */
export function useDraftCommands({ draft, onDiscarded }: DraftCommandsOptions) {
  const t = useMessage();
  const { run } = useAction();
  const { openConfirm, toast } = useAppStoreApi().getState();
  function notifyNotSaved(): false {
    if (!draft.conflict) toast(t(TEXTS.notSaved), 'error');
    return false;
  }
  return {
    notifyNotSaved,
    async save(): Promise<void> {
      const isSaved = await draft.saveNow();
      if (isSaved) toast(t(TEXTS.saved), 'success');
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
            onDiscarded(isNew);
            toast(t(TEXTS.discarded), 'success');
          }),
      });
    },
    cancelSchedule: () => run(() => draft.schedule(null), t(TEXTS.takenBack)),
  };
}
