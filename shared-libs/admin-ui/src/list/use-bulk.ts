import { api, errorMessage, isApiError } from '@admissions/api-client';
import { type AnyKind, adminPathsOf, type Localised } from '@admissions/model';
import type { AnyEntry } from '@admissions/model/merge';
import {
  BULK_FIELD_PATH,
  type BulkAction,
  type BulkConflict,
  TRASH_PATHS,
} from '@admissions/protocol/staff';
import { useAppStoreApi, useConfirm, useMessage } from '@admissions/store';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { entryTitle } from '../base/entry-title.ts';
import { TEXTS } from '../base/texts.ts';
import { useConfirmTwice } from '../base/use-confirm-twice.ts';
import { findChangedEntries, toSentValue } from './bulk-field-change.ts';
import type { LoadedList } from './list-state.ts';
import { LIST_TEXTS } from './list-texts.ts';
import { useChosenEntries } from './use-chosen-entries.ts';

/** POST with a long timeout: hundreds of entries take a while on a busy server. */
const post = <T>(path: string, body: object) => api().post<T>(path, body, { timeout: 60_000 });
type Entries = readonly AnyEntry[];
type EntryVersion = Pick<AnyEntry, 'id' | 'revision'>;
interface WrittenEntries {
  entries: EntryVersion[];
}
interface BulkActionDetails {
  inverse: BulkAction;
  done: Localised;
  /** Entries with this status stay as they are. */
  unchanged?: AnyEntry['status'];
}
const ACTIONS: Record<BulkAction, BulkActionDetails> = {
  publish: { inverse: 'draft', done: LIST_TEXTS.didPublishMany, unchanged: 'published' },
  draft: { inverse: 'publish', done: LIST_TEXTS.didDraftMany, unchanged: 'draft' },
  trash: { inverse: 'restore', done: LIST_TEXTS.didTrashMany },
  restore: { inverse: 'trash', done: LIST_TEXTS.didRestoreMany },
};

/** Selected entries of a list and their bulk actions: all or none, with undo. */
export function useBulk(kind: AnyKind, loaded: LoadedList, run: Run) {
  const t = useMessage();
  const openConfirm = useConfirm();
  const confirmTwice = useConfirmTwice();
  const { chosen, choose, chooseWhole } = useChosenEntries(adminPathsOf(kind).list, loaded);
  const onDone = () => choose([]);
  const send = (action: BulkAction, entries: readonly EntryVersion[]) =>
    post<WrittenEntries>(adminPathsOf(kind).bulk, {
      action,
      entries: entries.map(toVersion),
    });

  // Without a prompt.
  function applyTo(entries: Entries, action: BulkAction): void {
    const { inverse, done, unchanged } = ACTIONS[action];
    const changing = entries.filter(({ status }) => status !== unchanged);
    const undo = ({ entries: written }: WrittenEntries) =>
      send(
        inverse,
        written.filter(({ id }) => changing.some((each) => each.id === id)),
      );
    void run({
      call: () => send(action, entries),
      message: t(done, { count: entries.length }),
      ...(changing.length > 0 && { undo }),
      isMasked: action === 'publish' || action === 'restore',
      bulk: { entries, retry: (others) => applyTo(others, action) },
      onDone,
    });
  }
  /** Deletes permanently, without a prompt or an undo. */
  const purgeNow = (entries: Entries): void =>
    void run({
      call: () => post(TRASH_PATHS.purge, { kind: kind.id, entries: entries.map(toVersion) }),
      message: t(LIST_TEXTS.didPurgeMany, { count: entries.length }),
      isMasked: true,
      bulk: { entries, retry: purgeNow },
      onDone,
    });
  /** `value` in the shape of a form. */
  function setFieldOf(entries: Entries, field: string, value: unknown): void {
    const changing = findChangedEntries(kind, field, value, entries);
    const before = new Map(changing.map((entry) => [entry.id, entry[field]]));
    void run({
      call: () => writeField(kind, field, changing, () => value),
      message: t(LIST_TEXTS.didChangeMany, { count: changing.length }),
      undo: ({ entries: written }) => writeField(kind, field, written, (id) => before.get(id)),
      isMasked: true,
      bulk: { entries: changing, retry: (others) => setFieldOf(others, field, value) },
      onDone,
    });
  }
  return {
    chosen,
    applyTo,
    choose,
    chooseWhole,
    // After two prompts.
    purge: (entries: Entries) => {
      const quote = (entry: AnyEntry) => t(TEXTS.quoted, { words: entryTitle(entry) });
      confirmTwice(
        {
          title: t(LIST_TEXTS.purgeTitle, { count: entries.length }),
          message: t(LIST_TEXTS.purgeText, { titles: shorten(entries.map(quote)) }),
          confirmLabel: t(LIST_TEXTS.purge),
          onConfirm: () => purgeNow(entries),
        },
        { title: t(LIST_TEXTS.purgeAgain), message: t(LIST_TEXTS.purgeAgainText) },
      );
    },
    setField: (field: string, value: unknown) => setFieldOf(chosen, field, value),
    // To the selected entries, with a prompt before the trash.
    apply(action: BulkAction) {
      if (action !== 'trash') return applyTo(chosen, action);
      openConfirm({
        title: t('dialog.deleteTitle'),
        message: t(LIST_TEXTS.trashMany, { count: chosen.length }),
        confirmLabel: t(TEXTS.remove),
        isDangerous: true,
        onConfirm: () => applyTo(chosen, action),
      });
    },
  };
}
/** The first few titles, as a check of the selection. */
const MAX_NAMED_COUNT = 3;
const shorten = (titles: readonly string[]) =>
  titles.slice(0, MAX_NAMED_COUNT).join('') + (titles.length > MAX_NAMED_COUNT ? '…' : '');
const writeField = (
  kind: AnyKind,
  field: string,
  entries: readonly EntryVersion[],
  readValue: (id: number) => unknown,
) =>
  post<WrittenEntries>(BULK_FIELD_PATH, {
    kind: kind.id,
    field,
    entries: entries.map((entry) => ({
      ...toVersion(entry),
      value: toSentValue(kind, field, readValue(entry.id)),
    })),
  });
const toVersion = ({ id, revision }: EntryVersion): EntryVersion => ({ id, revision });

/** The last action and its undo. */
interface CompletedAction {
  message: string;
  undo?: () => Promise<unknown>;
}
interface BulkAttempt {
  /** State at the time of the attempt. */
  entries: readonly AnyEntry[];
  /** The same action for these entries only. */
  retry: (entries: readonly AnyEntry[]) => void;
}
/** A bulk action that some entries blocked. */
export interface Refusal extends BulkAttempt {
  conflicts: readonly BulkConflict<AnyEntry>[];
}
interface ListAction<T> {
  call: () => Promise<T>;
  message: string;
  /** Sends the undo of this action, built from its result. */
  undo?: (result: T) => Promise<unknown>;
  /** Blocks the page meanwhile: nobody leaves before a visible or large change has its outcome. */
  isMasked?: boolean;
  /** Several entries, of which some may block the action. */
  bulk?: BulkAttempt;
  onDone?: () => void;
}
/** Runs the actions of a list, one at a time: reloads it, and stores the undo or the refusal. */
export function useRun() {
  const t = useMessage();
  const store = useAppStoreApi();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const [done, setDone] = useState<CompletedAction | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  async function run<T>(action: ListAction<T>): Promise<void> {
    const { call, message, undo, isMasked = false, bulk, onDone } = action;
    const { setMasked, toast } = store.getState();
    setBusy(true);
    setDone(null);
    if (bulk) setRefusal(null);
    if (isMasked) setMasked(true);
    let next: CompletedAction | null = null;
    try {
      const result = await call().finally(() => isMasked && setMasked(false));
      onDone?.();
      next = { message, ...(undo && { undo: () => undo(result) }) };
    } catch (error) {
      const conflicts = bulk && findConflicts(error);
      if (conflicts) setRefusal({ ...bulk, conflicts });
      else toast(errorMessage(error, t), 'error');
    }
    await revalidate();
    // Shown once the list is updated.
    setDone(next);
    setBusy(false);
  }
  return {
    isBusy,
    done,
    refusal,
    run,
    undo: () => done?.undo && void run({ call: done.undo, message: t(LIST_TEXTS.undone) }),
    dismiss: () => setDone(null),
    closeRefusal: () => setRefusal(null),
  };
}
export type Run = ReturnType<typeof useRun>['run'];

const findConflicts = (error: unknown) =>
  isApiError(error) && error.status === 409
    ? (error.current as { conflicts?: Refusal['conflicts'] } | undefined)?.conflicts
    : undefined;
