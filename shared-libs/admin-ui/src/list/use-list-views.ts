import { api, errorMessage } from '@admissions/api-client';
import type { AnyKind } from '@admissions/model';
import type { ListView, ListViewWrite } from '@admissions/protocol/staff';
import { LIST_VIEW_PATHS } from '@admissions/protocol/staff';
import { useAppStoreApi, useMessage } from '@admissions/store';
import { useCallback, useEffect, useState } from 'react';

/** The saved views of a list: those that cannot be read are missing, and the list stands without them. */
export function useListViews({ id: kind }: AnyKind) {
  const t = useMessage();
  const store = useAppStoreApi();
  const [views, setViews] = useState<readonly ListView[]>([]);
  const read = useCallback(async () => {
    const { list } = await api().get<{ list: ListView[] }>(LIST_VIEW_PATHS.list, {
      params: { kind },
    });
    return list;
  }, [kind]);
  useEffect(() => {
    let isGone = false;
    read().then(
      (list) => !isGone && setViews(list),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [read]);

  /** Whether it was done; what kept it from being done is said. */
  async function change(call: () => Promise<unknown>): Promise<boolean> {
    try {
      await call();
      setViews(await read());
      return true;
    } catch (error) {
      store.getState().toast(errorMessage(error, t), 'error');
      return false;
    }
  }
  return {
    views,
    add: (write: ListViewWrite) =>
      change(() => api().post(LIST_VIEW_PATHS.add, { kind, ...write })),
    edit: (id: number, write: ListViewWrite) =>
      change(() => api().put(LIST_VIEW_PATHS.one(id), write)),
    remove: (id: number) => change(() => api().delete(LIST_VIEW_PATHS.one(id))),
  };
}
export type ListViews = ReturnType<typeof useListViews>;
