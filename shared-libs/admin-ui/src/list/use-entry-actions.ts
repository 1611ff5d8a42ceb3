import { api, isApiError } from '@admissions/api-client';
import type { AnyKind } from '@admissions/contracts';
import { adminPathsOf } from '@admissions/contracts';
import { isMessageKey } from '@admissions/contracts/messages';
import { useAppStoreApi, useMessage } from '@admissions/store';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { AnyEntry } from './load-list.ts';

export interface EntryCommands {
  isBusy: boolean;
  setPublished(entry: AnyEntry, isPublished: boolean): void;
  trash(entry: AnyEntry): void;
  restore(entry: AnyEntry): void;
  move(entry: AnyEntry, by: number): void;
}
/** What can be done with entries of a list; the list is read again after each. */
export function useEntryActions(kind: AnyKind, list: readonly AnyEntry[]): EntryCommands {
  const t = useMessage();
  const store = useAppStoreApi();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const paths = adminPathsOf(kind);

  async function run(call: () => Promise<unknown>): Promise<void> {
    setBusy(true);
    try {
      await call();
      store.getState().toast(t('common.saved'), 'success');
    } catch (error) {
      const message = isApiError(error) ? error.message : 'error.default';
      store.getState().toast(isMessageKey(message) ? t(message) : message, 'error');
    } finally {
      await revalidate();
      setBusy(false);
    }
  }
  return {
    isBusy,
    setPublished: ({ id, revision }, isPublished) =>
      void run(() => api().put(paths.edit(id), { revision, status: isPublished ? 'published' : 'draft' }, { once: true })),
    trash: (entry) =>
      store.getState().ask({
        title: t('dialog.deleteTitle'),
        message: t('dialog.deleteText', { title: String(entry.title ?? entry.id) }),
        confirmLabel: t('common.delete'),
        isDangerous: true,
        onConfirm: () => void run(() => api().delete(paths.remove(entry.id), undefined, { once: true })),
      }),
    restore: ({ id, revision }) => void run(() => api().post(paths.restore(id), { revision })),
    move: (entry, by) => {
      const ids = list.map(({ id }) => id);
      const at = ids.indexOf(entry.id);
      ids.splice(at, 1);
      ids.splice(at + by, 0, entry.id);
      void run(() => api().post(paths.sort, { ids }));
    },
  };
}
