import { api, errorMessage } from '@admissions/api-client';
import type { Media } from '@admissions/protocol/staff';
import { MEDIA_PATHS } from '@admissions/protocol/staff';
import { useAppStoreApi, useMessage } from '@admissions/store';
import { useState } from 'react';
import { useConfirmTwice } from '../base/use-confirm-twice.ts';
import { MEDIA_TEXTS } from '../media/texts.ts';

/** Selected files; deleted one per request, as a used one must not block others. */
export function useChosenFiles(list: readonly Media[], onRemoved: (count: number) => void) {
  const t = useMessage();
  const store = useAppStoreApi();
  const confirmTwice = useConfirmTwice();
  const [ids, setIds] = useState<readonly number[]>([]);
  const [failures, setFailures] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);
  // Files that have left the page must not be deleted unseen.
  const chosen = list.filter(({ id, mayChange }) => mayChange && ids.includes(id));
  const unused = chosen.filter(({ uses }) => uses === 0);

  async function removeNow(files: readonly Media[]): Promise<void> {
    setBusy(true);
    const { setMasked, toast } = store.getState();
    setMasked(true);
    const left: string[] = [];
    for (const { id, name } of files) {
      try {
        await api().delete(MEDIA_PATHS.remove(id));
      } catch (error) {
        left.push(t(MEDIA_TEXTS.notRemoved, { name, reason: errorMessage(error, t, 'file') }));
      }
    }
    setMasked(false);
    setBusy(false);
    setFailures(left);
    setIds([]);
    const count = files.length - left.length;
    if (count > 0) toast(t(MEDIA_TEXTS.removedMany, { count }), 'success');
    onRemoved(count);
  }
  const remove = () =>
    confirmTwice(
      {
        title: t(MEDIA_TEXTS.removeManyTitle, { count: unused.length }),
        message: t(MEDIA_TEXTS.removeManyText, {
          names: t.join(unused.slice(0, 3).map(({ name }) => name)),
          count: unused.length,
        }),
        confirmLabel: t('common.delete'),
        onConfirm: () => void removeNow(unused),
      },
      { title: t(MEDIA_TEXTS.removeAgain), message: t(MEDIA_TEXTS.removeAgainText) },
    );
  return {
    chosen,
    unused,
    failures,
    isBusy,
    choose: setIds,
    toggle: ({ id }: Media) =>
      setIds(ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]),
    remove,
  };
}
