import { api } from '@admissions/api-client';
import type { AnyKind, WorkingCopy } from '@admissions/contracts';
import type { AnyEntry, FormValues } from '@admissions/contracts/merge';
import { isSame, toFormValues } from '@admissions/contracts/merge';
import { useAppStoreApi, useMessage } from '@admissions/store';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Choices } from '../base/conflict.ts';
import { TEXTS as FORM } from '../base/texts.ts';
import type { DraftSnapshot } from './draft-sync.ts';
import { DraftSync } from './draft-sync.ts';
import { readDraft } from './read-draft.ts';
import { useAutosave } from './use-autosave.ts';

interface DraftOptions {
  /** Whether this form keeps a draft on the server at all. */
  isOn: boolean;
  kind: AnyKind;
  /** What the form's values are changes of; null for a new entry. */
  entry: AnyEntry | null;
  preset: FormValues;
  form: UseFormReturn<FormValues>;
  /** The draft of a new entry that is gone on with; null begins another. */
  draftId: number | null;
  /** The draft, where the page loaded it with its entry; undefined: it is loaded here. */
  loaded?: WorkingCopy | null | undefined;
  /** Everything that was typed is on the server. */
  onKept: () => void;
}
const NOTHING: DraftSnapshot = { state: 'none', copy: null, conflict: null };

/** The draft beside an entry: opened with its form, saved while its editor types, merged with what colleagues write. */
export function useDraft({
  isOn,
  kind,
  entry,
  preset,
  form,
  draftId,
  loaded,
  onKept,
}: DraftOptions) {
  const t = useMessage();
  const store = useAppStoreApi();
  const [snapshot, setSnapshot] = useState(NOTHING);
  /** The draft that was there when the form was opened. */
  const [found, setFound] = useState<WorkingCopy | null>(null);
  const [isOpened, setOpened] = useState(!isOn);
  // Nothing covers what somebody is writing: the dialog opens on request.
  const [isAsking, setAsking] = useState(false);
  const live = toFormValues(kind, entry, preset);

  const fill = (values: FormValues): void => {
    for (const [name, value] of Object.entries(values))
      if (name in live && !isSame(form.getValues(name), value))
        form.setValue(name, value, { shouldDirty: true });
  };
  const onChange = useEffectEvent((next: DraftSnapshot) => {
    setSnapshot(next);
    if (next.state === 'kept' && !next.conflict) onKept();
  });
  const entryId = entry?.id ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a newer version of the entry is followed
  const sync = useMemo(
    () =>
      new DraftSync({
        kind,
        entry,
        preset,
        form: { read: () => form.getValues(), fill },
        onChange: (next) => onChange(next),
      }),
    [kind, entryId],
  );
  useLayoutEffect(() => sync.follow(entry), [sync, entry]);

  const begin = useEffectEvent((draft: WorkingCopy | null) => {
    setOpened(true);
    if (!draft) return;
    setFound(draft);
    if (sync.open(draft).length > 0 && entry)
      store.getState().toast(t(FORM.merged, { name: entry.updatedBy ?? '' }), 'info');
  });
  const [atStart] = useState(loaded);
  // Before anything is painted.
  useLayoutEffect(() => {
    if (isOn && atStart !== undefined) begin(atStart);
  }, [isOn, atStart]);
  useEffect(() => {
    if (!isOn || atStart !== undefined) return;
    let isLeft = false;
    void readDraft(api(), kind, { entryId, draftId }).then((draft) => {
      if (!isLeft) begin(draft);
    });
    return () => {
      isLeft = true;
    };
  }, [isOn, atStart, kind, entryId, draftId]);
  useAutosave({ isOn: isOn && isOpened, form, sync, hasFailed: snapshot.state === 'failed' });

  return {
    ...snapshot,
    /** Whether all that the form holds is on the server. */
    isSafe: isOn && snapshot.state === 'kept' && !snapshot.conflict,
    found,
    live,
    isAsking: isAsking && snapshot.conflict !== null,
    ask(): void {
      sync.tell();
      setAsking(true);
    },
    resolve(choices: Choices): void {
      setAsking(false);
      sync.resolve(choices);
    },
    cancel: () => setAsking(false),
    /** Saves it now; whether it is on the server. */
    async keepNow(): Promise<boolean> {
      await sync.keep();
      if (sync.isKept) return true;
      setAsking(true);
      return false;
    },
    /** The draft as it is on the server. */
    read: () => sync.copy,
    /** Schedules what is written, or (null) cancels that; whether it is on the server. Throws the refusal. */
    async schedule(at: string | null): Promise<boolean> {
      if (at !== null) await sync.keep();
      return sync.isKept && (await sync.schedule(at));
    },
    /** It is published, or not wanted any more. */
    async end(): Promise<void> {
      setFound(null);
      await sync.end();
    },
  };
}
