import { api } from '@admissions/api-client';
import type { Page } from '@admissions/protocol';
import { useState } from 'react';
import { useAction } from '../base/use-action.ts';

const LOAD_SIZE = 100;

/** The entries of all pages of a list. */
export async function loadWholeList<Row>(
  path: string,
  { query }: { query?: object } = {},
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const params = { ...query, page, perpage: LOAD_SIZE };
    const { list, total } = await api().get<Page<Row>>(path, { params });
    rows.push(...list);
    if (list.length < LOAD_SIZE || rows.length >= total) return rows;
  }
}

/** Selected rows of the page, or of the whole list until it is loaded again with another query. */
export function useChosenEntries<Row extends { id: number }>(
  path: string,
  loaded: { page: Page<Row>; query: object },
) {
  const { page, query } = loaded;
  const [ids, setIds] = useState<readonly number[]>([]);
  const [whole, setWhole] = useState<{ of: unknown; entries: readonly Row[] } | null>(null);
  const { run } = useAction();
  return {
    // Entries that have left the page must not be changed unseen.
    chosen: whole?.of === query ? whole.entries : page.list.filter(({ id }) => ids.includes(id)),
    choose(next: readonly number[]): void {
      setIds(next);
      setWhole(null);
    },
    /** Selects the entries of all pages. */
    chooseWhole: () =>
      run(async () => setWhole({ of: query, entries: await loadWholeList(path, loaded) })),
  };
}
