import { api, isApiError } from '@admissions/api-client';
import type { AnyKind, BulkAction, BulkConflict } from '@admissions/contracts';
import { adminPathsOf } from '@admissions/contracts';
import type { AnyEntry } from '@admissions/contracts/merge';
import { useAppStoreApi, useMessage } from '@admissions/store';
import { useState } from 'react';
import { LIST_TEXTS } from './list-texts.ts';
import type { Run } from './use-run.ts';

type Written = Pick<AnyEntry, 'id' | 'revision'>;
/** A bulk action that some entries kept from happening. */
export interface Refusal {
  action: BulkAction;
  /** As they were when it was tried. */
  entries: readonly AnyEntry[];
  conflicts: readonly BulkConflict<AnyEntry>[];
}
const INVERSE: Record<BulkAction, BulkAction> = {
  publish: 'draft',
  draft: 'publish',
  trash: 'restore',
  restore: 'trash',
};
const SAID = {
  publish: 'didPublishMany',
  draft: 'didDraftMany',
  trash: 'didTrashMany',
  restore: 'didRestoreMany',
} as const;
const LEFT_AS_IT_IS: Partial<Record<BulkAction, AnyEntry['status']>> = {
  publish: 'published',
  draft: 'draft',
};

/** The entries that are chosen on a page of a list, and one action for all of them: all or none, and it can be taken back. */
export function useBulk(kind: AnyKind, list: readonly AnyEntry[], run: Run) {
  const t = useMessage();
  const store = useAppStoreApi();
  const [ids, setIds] = useState<readonly number[]>([]);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  // What has left the page since is not changed unseen.
  const chosen = list.filter(({ id }) => ids.includes(id));
  const send = async (action: BulkAction, entries: readonly Written[]) => {
    const body = { action, entries: entries.map(({ id, revision }) => ({ id, revision })) };
    return (await api().post<{ entries: Written[] }>(adminPathsOf(kind).bulk, body)).entries;
  };

  async function apply(action: BulkAction, entries: readonly AnyEntry[]): Promise<void> {
    setRefusal(null);
    const changing = entries.filter(({ status }) => status !== LEFT_AS_IT_IS[action]);
    // What visitors read, or a heap of entries from the trash: whoever goes away half-way would not know what became of it.
    const isMasked = action === 'publish' || action === 'restore';
    const { setMasked } = store.getState();
    await run(
      {
        call: async () => {
          setMasked(isMasked);
          const written = await send(action, entries).finally(() => setMasked(false));
          setIds([]);
          return written;
        },
        said: t(LIST_TEXTS[SAID[action]], { count: entries.length }),
        ...(changing.length > 0 && {
          undo: (written: Written[]) =>
            send(
              INVERSE[action],
              written.filter(({ id }) => changing.some((each) => each.id === id)),
            ),
        }),
      },
      (error) => {
        const conflicts =
          isApiError(error) && error.status === 409
            ? (error.current as { conflicts?: Refusal['conflicts'] } | undefined)?.conflicts
            : undefined;
        if (conflicts) setRefusal({ action, entries, conflicts });
        return conflicts !== undefined;
      },
    );
  }
  return {
    chosen,
    refusal,
    choose: setIds,
    closeRefusal: () => setRefusal(null),
    /** Does what was refused to those that did not stand in the way. */
    doOthers: (refused: Refusal) => void apply(refused.action, findOthers(refused)),
    apply(action: BulkAction) {
      if (action !== 'trash') return void apply(action, chosen);
      store.getState().ask({
        title: t('dialog.deleteTitle'),
        message: t(LIST_TEXTS.trashMany, { count: chosen.length }),
        confirmLabel: t('common.delete'),
        isDangerous: true,
        onConfirm: () => void apply(action, chosen),
      });
    },
  };
}
export const findOthers = ({ entries, conflicts }: Refusal) =>
  entries.filter(({ id }) => conflicts.every((conflict) => conflict.id !== id));
