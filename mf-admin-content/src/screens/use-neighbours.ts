import { loadList } from '@admissions/admin-ui';
import { api } from '@admissions/api-client';
import type { AnyKind } from '@admissions/contracts';
import { useEffect, useState } from 'react';
import type { Neighbours } from '../lib/neighbours.ts';
import { neighboursOf } from '../lib/neighbours.ts';

interface Around {
  kind: AnyKind;
  /** Null for a new entry, which has no neighbours. */
  id: number | null;
  /** The list's address, as it was left. */
  list: URLSearchParams;
  /** Filters that the list's own form does not have. */
  fixed: Record<string, string | number>;
}
/** The neighbours in the list as it was when the entry was opened: saving may take it out of that list, the way on stays. */
export function useNeighbours({ kind, id, list, fixed }: Around): Neighbours | null {
  const [found, setFound] = useState<{ id: number; neighbours: Neighbours | null } | null>(null);
  const address = list.toString();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the fixed filters belong to the address
  useEffect(() => {
    if (id === null) return;
    let isLeft = false;
    const pageOf = async (page: number) => {
      const search = new URLSearchParams(address);
      if (page > 0) search.set('page', String(page));
      return (await loadList(api(), kind, `http://list/?${search}`, fixed, { silent: true })).page;
    };
    pageOf(0)
      .then((page) => neighboursOf(id, page, pageOf))
      .then((neighbours) => isLeft || setFound({ id, neighbours }))
      // Without the list there is no way to the next one but the list itself.
      .catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [kind, id, address]);

  return found?.id === id ? found.neighbours : null;
}
