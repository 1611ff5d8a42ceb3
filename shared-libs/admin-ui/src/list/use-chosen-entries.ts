import { api } from '@admissions/api-client';
import type { Page } from '@admissions/protocol';
import { useState } from 'react';
import { useAction } from '../base/use-action.ts';

const LOAD_SIZE = 100;

/** Selected rows of the page, or of the whole list until it is loaded again with another query. */
export function useChosenEntries<Row extends { id: number }>(
  path: string,
  { page, query }: { page: Page<Row>; query: object },
) {
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
      run(async () => {
        const pages = Array.from({ length: Math.ceil(page.total / LOAD_SIZE) }, (_, at) =>
          api().get<Page<Row>>(path, {
            params: { ...query, page: at + 1, perpage: LOAD_SIZE },
          }),
        );
        setWhole({ of: query, entries: (await Promise.all(pages)).flatMap(({ list }) => list) });
      }),
  };
}
