import { loadList, useNeighbours } from '@admissions/admin-ui';
import { api } from '@admissions/api-client';
import type { AnyKind } from '@admissions/model';
import { useLocation, useSearchParams } from 'react-router';
import { parseListParam } from '../lib/list-href.ts';

interface Around {
  kind: AnyKind;
  /** Null for a new entry, which has no neighbours. */
  id: number | null;
  /** Filters that the list's form does not have. */
  fixed: Record<string, string | number>;
}
/** Previous and next entry in the list as it was left, and the links to its entries. */
export function useEntryNeighbours({ kind, id, fixed }: Around) {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const list = parseListParam(search);
  const neighbours = useNeighbours({
    id,
    list: `${kind.id}?${list}`,
    readPage: async (page, signal) => {
      const query = new URLSearchParams(list);
      if (page !== null) query.set('page', String(page));
      const call = { silent: true, signal };
      return (await loadList(api(), kind, `http://list/?${query}`, fixed, call)).page;
    },
  });
  const unfiltered = new Set(['page', 'perpage', 'sort', ...Object.keys(fixed)]);
  return {
    neighbours,
    /** Whether the list was searched or filtered: then its entries are worked through. */
    isFiltered: [...list.keys()].some((name) => !unfiltered.has(name)),
    hrefOf(entryId: number) {
      const query = new URLSearchParams(search);
      query.set('id', String(entryId));
      query.delete('history');
      return `${pathname}?${query}`;
    },
  };
}
