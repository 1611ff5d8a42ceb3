import { api, isApiError } from '@admissions/api-client';
import type { AnyKind } from '@admissions/model';
import { adminPathsOf } from '@admissions/model';
import type { AnyEntry } from '@admissions/model/merge';
import { isSame, toSubmission } from '@admissions/model/merge';
import type { BulkAction, BulkConflict } from '@admissions/protocol/staff';
import { BULK_FIELD_PATH, TRASH_PATHS } from '@admissions/protocol/staff';
import type { Translate } from '@admissions/store';
import { useAppStoreApi, useMessage } from '@admissions/store';
import { useState } from 'react';
import { entryTitle } from '../base/entry-title.ts';
import { TEXTS } from '../base/texts.ts';
import { useConfirmTwice } from '../base/use-confirm-twice.ts';
import { LIST_TEXTS } from './list-texts.ts';
import type { ListAction, Run } from './use-run.ts';

type WrittenEntry = Pick<AnyEntry, 'id' | 'revision'>;
/** A bulk action that some entries blocked. */
export interface Refusal {
  /** State at the time of the attempt. */
  entries: readonly AnyEntry[];
  conflicts: readonly BulkConflict<AnyEntry>[];
  /** The same action for these entries only. */
  retry: (entries: readonly AnyEntry[]) => void;
}
const INVERSE: Record<BulkAction, BulkAction> = {
  publish: 'draft',
  draft: 'publish',
  trash: 'restore',
  restore: 'trash',
};
const SUCCESS_TEXT_KEYS = {
  publish: 'didPublishMany',
  draft: 'didDraftMany',
  trash: 'didTrashMany',
  restore: 'didRestoreMany',
} as const;
const UNCHANGED_STATUS: Partial<Record<BulkAction, AnyEntry['status']>> = {
  publish: 'published',
  draft: 'draft',
};

/** Selected entries of a list page and their bulk actions: all or none, with undo. */
export function useBulk(kind: AnyKind, list: readonly AnyEntry[], run: Run) {
  const t = useMessage();
  const store = useAppStoreApi();
  const confirmTwice = useConfirmTwice();
  const [ids, setIds] = useState<readonly number[]>([]);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  // Entries that have left the page must not be changed unseen.
  const chosen = list.filter(({ id }) => ids.includes(id));
  const send = async (action: BulkAction, entries: readonly WrittenEntry[]) => {
    const body = { action, entries: entries.map(({ id, revision }) => ({ id, revision })) };
    return (await api().post<{ entries: WrittenEntry[] }>(adminPathsOf(kind).bulk, body)).entries;
  };
  const sendField = async (
    field: string,
    entries: readonly (WrittenEntry & { value: unknown })[],
  ) => {
    const body = { kind: kind.id, field, entries };
    return (await api().post<{ entries: WrittenEntry[] }>(BULK_FIELD_PATH, body)).entries;
  };

  /** Runs an action and stores the refusal, if any. */
  async function attempt(
    entries: readonly AnyEntry[],
    { isMasked = false, ...doing }: ListAction<WrittenEntry[]> & { isMasked?: boolean },
    retry: Refusal['retry'],
  ): Promise<void> {
    setRefusal(null);
    const { setMasked } = store.getState();
    await run(
      {
        ...doing,
        call: async () => {
          setMasked(isMasked);
          const written = await doing.call().finally(() => setMasked(false));
          setIds([]);
          return written;
        },
      },
      (error) => {
        const conflicts =
          isApiError(error) && error.status === 409
            ? (error.current as { conflicts?: Refusal['conflicts'] } | undefined)?.conflicts
            : undefined;
        if (conflicts) setRefusal({ entries, conflicts, retry });
        return conflicts !== undefined;
      },
    );
  }

  async function apply(action: BulkAction, entries: readonly AnyEntry[]): Promise<void> {
    const changing = entries.filter(({ status }) => status !== UNCHANGED_STATUS[action]);
    await attempt(
      entries,
      {
        // Blocking: leaving half-way would hide the outcome of a visible or large change.
        isMasked: action === 'publish' || action === 'restore',
        call: () => send(action, entries),
        message: t(LIST_TEXTS[SUCCESS_TEXT_KEYS[action]], { count: entries.length }),
        ...(changing.length > 0 && {
          undo: (written: WrittenEntry[]) =>
            send(
              INVERSE[action],
              written.filter(({ id }) => changing.some((each) => each.id === id)),
            ),
        }),
      },
      (others) => void apply(action, others),
    );
  }

  /** Deletes permanently; there is no undo. */
  const purgeNow = (entries: readonly AnyEntry[]): Promise<void> =>
    attempt(
      entries,
      {
        isMasked: true,
        call: async () => {
          await api().post(TRASH_PATHS.purge, {
            kind: kind.id,
            entries: entries.map(({ id, revision }) => ({ id, revision })),
          });
          return [];
        },
        message: t(LIST_TEXTS.didPurgeMany, { count: entries.length }),
      },
      (others) => void purgeNow(others),
    );
  const purge = (entries: readonly AnyEntry[]) =>
    confirmTwice(
      {
        title: t(LIST_TEXTS.purgeTitle, { count: entries.length }),
        message: t(LIST_TEXTS.purgeText, { titles: formatTitles(entries, t) }),
        confirmLabel: t(LIST_TEXTS.purge),
        onConfirm: () => void purgeNow(entries),
      },
      { title: t(LIST_TEXTS.purgeAgain), message: t(LIST_TEXTS.purgeAgainText) },
    );

  /** `value` in the shape of a form. */
  async function setField(
    field: string,
    value: unknown,
    entries: readonly AnyEntry[],
  ): Promise<void> {
    const asSent = (each: unknown) => toSubmission(kind, { [field]: each })[field] ?? null;
    const changing = entries.filter((entry) => !isSame(asSent(entry[field]), asSent(value)));
    const before = new Map(changing.map((entry) => [entry.id, asSent(entry[field])]));
    await attempt(
      changing,
      {
        isMasked: true,
        call: () =>
          sendField(
            field,
            changing.map(({ id, revision }) => ({ id, revision, value: asSent(value) })),
          ),
        message: t(LIST_TEXTS.didChangeMany, { count: changing.length }),
        undo: (written) =>
          sendField(
            field,
            written.map(({ id, revision }) => ({ id, revision, value: before.get(id) ?? null })),
          ),
      },
      (others) => void setField(field, value, others),
    );
  }
  return {
    chosen,
    refusal,
    choose: setIds,
    closeRefusal: () => setRefusal(null),
    /** Repeats a refused action without the blocking entries. */
    doOthers: (refused: Refusal) => refused.retry(findOthers(refused)),
    purge,
    setField: (field: string, value: unknown) => void setField(field, value, chosen),
    apply(action: BulkAction) {
      if (action !== 'trash') return void apply(action, chosen);
      store.getState().openConfirm({
        title: t('dialog.deleteTitle'),
        message: t(LIST_TEXTS.trashMany, { count: chosen.length }),
        confirmLabel: t(TEXTS.remove),
        isDangerous: true,
        onConfirm: () => void apply(action, chosen),
      });
    },
  };
}
const MAX_NAMED_COUNT = 3;
/** The first few titles, as a check of the selection. */
const formatTitles = (entries: readonly AnyEntry[], t: Translate): string =>
  entries
    .slice(0, MAX_NAMED_COUNT)
    .map((entry) => t(TEXTS.quoted, { words: entryTitle(entry) }))
    .join('') + (entries.length > MAX_NAMED_COUNT ? '…' : '');
export const findOthers = ({ entries, conflicts }: Refusal) =>
  entries.filter(({ id }) => conflicts.every((conflict) => conflict.id !== id));
