import { api } from '@admissions/api-client';
import type { AnyKind } from '@admissions/model';
import { adminPathsOf } from '@admissions/model';
import type { AnyEntry } from '@admissions/model/merge';
import type { Page } from '@admissions/protocol';
import { useState } from 'react';
import { useAction } from '../base/use-action.ts';
import type { LoadedList } from './load-list.ts';

const LOAD_SIZE = 100;

/** Selected entries of the page, or of the whole list until it is loaded again. */
export function useChosenEntries(kind: AnyKind, { page, query }: LoadedList) {
  const [ids, setIds] = useState<readonly number[]>([]);
  const [whole, setWhole] = useState<{ of: unknown; entries: readonly AnyEntry[] } | null>(null);
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
          api().get<Page<AnyEntry>>(adminPathsOf(kind).list, {
            params: { ...query, page: at + 1, perpage: LOAD_SIZE },
          }),
        );
        setWhole({ of: query, entries: (await Promise.all(pages)).flatMap(({ list }) => list) });
      }),
  };
}
