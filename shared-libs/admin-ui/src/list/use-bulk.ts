import { api } from '@admissions/api-client';
import type { AnyKind } from '@admissions/model';
import { adminPathsOf } from '@admissions/model';
import type { AnyEntry } from '@admissions/model/merge';
import type { BulkAction } from '@admissions/protocol/staff';
import { BULK_FIELD_PATH, TRASH_PATHS } from '@admissions/protocol/staff';
import type { Translate } from '@admissions/store';
import { useAppStoreApi, useMessage } from '@admissions/store';
import { entryTitle } from '../base/entry-title.ts';
import { TEXTS } from '../base/texts.ts';
import { useConfirmTwice } from '../base/use-confirm-twice.ts';
import { findChangedEntries, toSentValue } from './bulk-field-change.ts';
import { LIST_TEXTS } from './list-texts.ts';
import type { LoadedList } from './load-list.ts';
import { useChosenEntries } from './use-chosen-entries.ts';
import { useRefusable } from './use-refusable.ts';
import type { Run } from './use-run.ts';

type WrittenEntry = Pick<AnyEntry, 'id' | 'revision'>;
interface WrittenEntries {
  entries: WrittenEntry[];
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

/** Selected entries of a list and their bulk actions: all or none, with undo. */
export function useBulk(kind: AnyKind, loaded: LoadedList, run: Run) {
  const t = useMessage();
  const store = useAppStoreApi();
  const confirmTwice = useConfirmTwice();
  const { chosen, choose, chooseWhole } = useChosenEntries(adminPathsOf(kind).list, loaded);
  const { refusal, attempt, closeRefusal } = useRefusable(run, () => choose([]));
  const send = (action: BulkAction, entries: readonly WrittenEntry[]) =>
    api().post<WrittenEntries>(adminPathsOf(kind).bulk, {
      action,
      entries: entries.map(toWritten),
    });

  function applyTo(entries: readonly AnyEntry[], action: BulkAction): void {
    const changing = entries.filter(({ status }) => status !== UNCHANGED_STATUS[action]);
    const undo = ({ entries: written }: WrittenEntries) =>
      send(
        INVERSE[action],
        written.filter(({ id }) => changing.some((each) => each.id === id)),
      );
    attempt({
      entries,
      isMasked: action === 'publish' || action === 'restore',
      call: () => send(action, entries),
      message: t(LIST_TEXTS[SUCCESS_TEXT_KEYS[action]], { count: entries.length }),
      ...(changing.length > 0 && { undo }),
      retry: (others) => applyTo(others, action),
    });
  }
  /** Deletes permanently; there is no undo. */
  const purgeNow = (entries: readonly AnyEntry[]): void =>
    attempt({
      entries,
      isMasked: true,
      call: () => api().post(TRASH_PATHS.purge, { kind: kind.id, entries: entries.map(toWritten) }),
      message: t(LIST_TEXTS.didPurgeMany, { count: entries.length }),
      retry: purgeNow,
    });
  /** `value` in the shape of a form. */
  function setFieldOf(entries: readonly AnyEntry[], field: string, value: unknown): void {
    const changing = findChangedEntries(kind, field, value, entries);
    const before = new Map(changing.map((entry) => [entry.id, entry[field]]));
    attempt({
      entries: changing,
      isMasked: true,
      call: () => sendFieldValues(kind, field, changing, () => value),
      message: t(LIST_TEXTS.didChangeMany, { count: changing.length }),
      undo: (written) => sendFieldValues(kind, field, written.entries, (id) => before.get(id)),
      retry: (others) => setFieldOf(others, field, value),
    });
  }
  return {
    chosen,
    refusal,
    applyTo,
    choose,
    chooseWhole,
    closeRefusal,
    purge: (entries: readonly AnyEntry[]) =>
      confirmTwice(
        {
          title: t(LIST_TEXTS.purgeTitle, { count: entries.length }),
          message: t(LIST_TEXTS.purgeText, { titles: formatTitles(entries, t) }),
          confirmLabel: t(LIST_TEXTS.purge),
          onConfirm: () => purgeNow(entries),
        },
        { title: t(LIST_TEXTS.purgeAgain), message: t(LIST_TEXTS.purgeAgainText) },
      ),
    setField: (field: string, value: unknown) => setFieldOf(chosen, field, value),
    apply(action: BulkAction) {
      if (action !== 'trash') return applyTo(chosen, action);
      store.getState().openConfirm({
        title: t('dialog.deleteTitle'),
        message: t(LIST_TEXTS.trashMany, { count: chosen.length }),
        confirmLabel: t(TEXTS.remove),
        isDangerous: true,
        onConfirm: () => applyTo(chosen, action),
      });
    },
  };
}
const toWritten = ({ id, revision }: WrittenEntry): WrittenEntry => ({ id, revision });
const sendFieldValues = (
  kind: AnyKind,
  field: string,
  entries: readonly WrittenEntry[],
  readValue: (id: number) => unknown,
) =>
  api().post<WrittenEntries>(BULK_FIELD_PATH, {
    kind: kind.id,
    field,
    entries: entries.map(({ id, revision }) => ({
      id,
      revision,
      value: toSentValue(kind, field, readValue(id)),
    })),
  });
const MAX_NAMED_COUNT = 3;
/** The first few titles, as a check of the selection. */
const formatTitles = (entries: readonly AnyEntry[], t: Translate): string =>
  entries
    .slice(0, MAX_NAMED_COUNT)
    .map((entry) => t(TEXTS.quoted, { words: entryTitle(entry) }))
    .join('') + (entries.length > MAX_NAMED_COUNT ? '…' : '');
