import { api } from '@admissions/api-client';
import type { AnyKind, WorkingCopy } from '@admissions/contracts';
import type { AnyEntry, FormValues, MergedValues } from '@admissions/contracts/merge';
import {
  isAsking as isConflicting,
  isSame,
  meetEntry,
  toFormValues,
} from '@admissions/contracts/merge';
import { useAppStoreApi, useMessage } from '@admissions/store';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Conflict } from '../base/conflict.ts';
import { TEXTS as FORM } from '../base/texts.ts';
import type { DraftState, DraftValues } from './draft-keeper.ts';
import { createDraftKeeper } from './draft-keeper.ts';
import { findChanged, meetDraft, meetTyped, pick, toDraftValues } from './draft-values.ts';
import { readDraft } from './read-draft.ts';

/** A pause in writing (milliseconds) after which the draft is kept. */
const PAUSE = 1500;
/** How long (milliseconds) a draft that did not reach the server waits for its next try. */
const AGAIN = 20_000;
/** An input method begins and ends to put a word together. */
const COMPOSITION = ['compositionstart', 'compositionend'] as const;

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
  /** The draft, where the page has read it with its entry: nothing comes late, and nothing moves. Undefined: it is read here. */
  loaded?: WorkingCopy | null | undefined;
  /** Everything that was typed is on the server. */
  onKept: () => void;
}
/** The draft beside an entry: opened with its form, kept while its editor writes, met by what colleagues write in it. */
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
  const [state, setState] = useState<DraftState>('none');
  const [copy, setCopy] = useState<WorkingCopy | null>(null);
  /** The draft that was there when the form was opened. */
  const [found, setFound] = useState<WorkingCopy | null>(null);
  const [isOpened, setOpened] = useState(!isOn);
  const [conflict, setConflict] = useState<DraftConflict | null>(null);
  // Nothing covers what somebody is writing: the question waits until it is asked for.
  const [isAsking, setAsking] = useState(false);
  const isKeptOnWish = useRef(false);
  const live = toFormValues(kind, entry, preset);
  // What the page filled in belongs to a new entry as well: without it nobody else could read or publish the draft.
  const blank = entry ? live : toFormValues(kind, null);
  const readTyped = (): DraftValues => {
    const values = form.getValues();
    const isEmpty = findChanged(kind, live, values).length === 0;
    return toDraftValues(kind, isEmpty ? live : blank, values);
  };

  function fill(values: FormValues): void {
    for (const [name, value] of Object.entries(values))
      if (name in live && !isSame(form.getValues(name), value))
        form.setValue(name, value, { shouldDirty: true });
  }
  const onMet = useEffectEvent((theirs: WorkingCopy, before: WorkingCopy | null) => {
    const mine = form.getValues();
    const merged = meetDraft(kind, live, { mine, theirs, before });
    fill(merged.values);
    if (!isConflicting(merged)) return readTyped();
    setConflict({ ...toConflict(merged, toTheirs(entry, theirs)), met: theirs });
    // What is kept by itself at the same moment meets it as well: a question that was asked for stays.
    if (isKeptOnWish.current) setAsking(true);
    return null;
  });
  const onState = useEffectEvent((next: DraftState, current: WorkingCopy | null) => {
    setState(next);
    setCopy(current);
    if (next === 'kept') onKept();
  });
  const entryId = entry?.id ?? null;
  const keeper = useMemo(
    () =>
      createDraftKeeper({
        kind: kind.id,
        entryId,
        onState: (next, current) => onState(next, current),
        onMet: (theirs, before) => onMet(theirs, before),
      }),
    [kind, entryId],
  );

  const open = useEffectEvent((draft: WorkingCopy) => {
    keeper.open(draft);
    const published = meetEntry(kind, live, draft);
    // On a slow line somebody has typed before the draft is there: neither is written over.
    const typed = meetTyped(kind, live, { typed: form.getValues(), draft: published.values });
    fill(pick(typed.values, Object.keys(draft.changed)));
    setFound(draft);
    if (entry && published.followed.length > 0)
      store.getState().toast(t(FORM.merged, { name: entry.updatedBy ?? '' }), 'info');
    if (isConflicting(typed))
      setConflict({ ...toConflict(typed, toTheirs(entry, draft)), met: draft });
    else if (entry && isConflicting(published))
      setConflict({ ...toConflict(published, entry), met: null });
  });
  const begin = useEffectEvent((draft: WorkingCopy | null) => {
    if (draft) open(draft);
    setOpened(true);
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

  const keepSoon = useEffectEvent(() => {
    // Nothing is kept by itself beside what a colleague wrote, until it is chosen.
    if (!conflict?.met) void keeper.keep(readTyped());
  });
  // Whoever waits for the line to come back types nothing meanwhile.
  useEffect(() => {
    if (state !== 'failed') return;
    const timer = setTimeout(keepSoon, AGAIN);
    return () => clearTimeout(timer);
  }, [state]);
  const isComposing = useRef(false);
  useEffect(() => {
    const note = ({ type }: Event) => {
      isComposing.current = type === 'compositionstart';
    };
    for (const type of COMPOSITION) document.addEventListener(type, note);
    return () => {
      for (const type of COMPOSITION) document.removeEventListener(type, note);
    };
  }, []);
  const { subscribe } = form;
  useEffect(() => {
    if (!isOn || !isOpened) return;
    // What was typed before the draft was there counts as well.
    let timer = setTimeout(pass, PAUSE);
    function pass(): void {
      // Sounds that are not a word yet are nobody's draft.
      if (isComposing.current) timer = setTimeout(pass, PAUSE);
      else keepSoon();
    }
    const stop = subscribe({
      formState: { values: true },
      callback: () => {
        setState('typed');
        clearTimeout(timer);
        timer = setTimeout(pass, PAUSE);
      },
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [isOn, isOpened, subscribe]);

  return {
    state,
    copy,
    found,
    live,
    conflict,
    /** Whether the question about the conflict is on the screen. */
    isAsking: isAsking && conflict !== null,
    ask: () => setAsking(true),
    /** Takes what was chosen where two wrote in one field, and goes on keeping. */
    resolve(chosen: FormValues): void {
      if (conflict?.met) keeper.follow(conflict.met);
      setConflict(null);
      setAsking(false);
      fill(chosen);
      void keeper.keep(readTyped());
    },
    cancel: () => setAsking(false),
    /** Keeps it now; whether it is on the server. */
    async keepNow(): Promise<boolean> {
      isKeptOnWish.current = true;
      await keeper.keep(readTyped());
      isKeptOnWish.current = false;
      return keeper.isKept();
    },
    /** The draft as it is kept. */
    read: keeper.read,
    /** Lets what is written be published by itself at that time, or (null) no longer; whether it is on the server at all. Throws the refusal. */
    async schedule(at: string | null): Promise<boolean> {
      if (at !== null) await keeper.keep(readTyped());
      return keeper.isKept() && (await keeper.schedule(at));
    },
    /** It is published, or not wanted any more. */
    async end(): Promise<void> {
      setFound(null);
      await keeper.end();
    },
  };
}

/** A conflict with the draft as a colleague wrote it, or with what was published since (`met` is null). */
export type DraftConflict = Conflict & { met: WorkingCopy | null };
const toConflict = (
  { conflicts: fields, bodies, values: mine }: MergedValues,
  theirs: AnyEntry,
): Conflict => ({ fields, bodies, mine, theirs });
/** What the other wrote, as an entry that a conflict can show. */
const toTheirs = (entry: AnyEntry | null, { changed, updatedBy }: WorkingCopy): AnyEntry =>
  ({ ...entry, ...changed, updatedBy }) as AnyEntry;
