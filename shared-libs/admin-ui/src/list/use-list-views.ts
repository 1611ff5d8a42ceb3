import { api } from '@admissions/api-client';
import type { AnyKind } from '@admissions/model';
import type { ListView, ListViewWrite } from '@admissions/protocol/staff';
import { LIST_VIEW_PATHS } from '@admissions/protocol/staff';
import { useAction } from '../base/use-action.ts';
import { useLoaded } from '../base/use-loaded.ts';

/** Saved views of a list; unavailable ones are omitted, and the list works without them. */
export function useListViews({ id: kind }: AnyKind) {
  const { run } = useAction();
  const { data, setData } = useLoaded(() => read(kind), [kind]);
  const change = (call: () => Promise<unknown>) =>
    run(async () => {
      await call();
      setData(await read(kind));
    });
  return {
    views: data ?? [],
    add: (write: ListViewWrite) =>
      change(() => api().post(LIST_VIEW_PATHS.add, { kind, ...write })),
    edit: (id: number, write: ListViewWrite) =>
      change(() => api().put(LIST_VIEW_PATHS.one(id), write)),
    remove: (id: number) => change(() => api().delete(LIST_VIEW_PATHS.one(id))),
  };
}
const read = async (kind: string): Promise<readonly ListView[]> =>
  (await api().get<{ list: ListView[] }>(LIST_VIEW_PATHS.list, { params: { kind } })).list;
export type ListViews = ReturnType<typeof useListViews>;
