import type { Neighbours } from '@admissions/admin-ui';
import { loadList, useNeighbours } from '@admissions/admin-ui';
import { api } from '@admissions/api-client';
import type { AnyKind } from '@admissions/model';

interface Around {
  kind: AnyKind;
  /** Null for a new entry, which has no neighbours. */
  id: number | null;
  /** The list's address, as it was left. */
  list: URLSearchParams;
  /** Filters that the list's form does not have. */
  fixed: Record<string, string | number>;
}
/** Previous and next entry in the list of the kind. */
export const useEntryNeighbours = ({ kind, id, list, fixed }: Around): Neighbours | null =>
  useNeighbours({
    id,
    list: `${kind.id}?${list}`,
    readPage: async (page, signal) => {
      const search = new URLSearchParams(list);
      if (page !== null) search.set('page', String(page));
      const call = { silent: true, signal };
      return (await loadList(api(), kind, `http://list/?${search}`, fixed, call)).page;
    },
  });
