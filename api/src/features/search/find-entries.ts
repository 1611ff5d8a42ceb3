import { AREAS, allows, buildStaffUrl, type Flags } from '@admissions/model';
import { type KindId, kindOf } from '@admissions/model/kinds';
import type { SearchData, SearchHit } from '@admissions/protocol';
import type { AdminSearchData, AdminSearchOthers } from '@admissions/protocol/staff';
import { and, inArray, ne } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { findHits, type SearchRequest } from './find-hits.ts';
import { VISIBLE_TO_VISITORS } from './find-matches.ts';
import { searchEntries as searchIndex } from './search-table.ts';
import { PAGE_KIND } from './site-pages.ts';

type EntrySearch = Omit<SearchRequest, 'seen' | 'isOnce'>;

export async function findEntries(orm: Queryable, search: EntrySearch): Promise<SearchData> {
  const { list, ...found } = await findHits(orm, {
    ...search,
    seen: VISIBLE_TO_VISITORS,
    isOnce: true,
  });
  return {
    ...found,
    list: list.map(({ state: _state, parent: _parent, ...hit }) => hit as SearchHit),
  };
}

/** Includes hidden entries, with the screen that edits them. */
export async function findForStaff(
  orm: Queryable,
  priv: Flags,
  search: EntrySearch,
): Promise<Omit<AdminSearchData, keyof AdminSearchOthers>> {
  const areas = AREAS.filter((area) => allows(priv, area));
  const seen = and(
    inArray(searchIndex.area, areas),
    ne(searchIndex.state, 'trash'),
    ne(searchIndex.kind, PAGE_KIND),
  );
  const { list, ...found } = await findHits(orm, {
    ...search,
    seen: seen as SearchRequest['seen'],
  });
  return {
    ...found,
    list: list.map(({ url: _url, parent, ...hit }) => {
      const kind = hit.kind as KindId;
      return { ...hit, kind, url: buildStaffUrl(kindOf(kind), hit.id, parent) };
    }),
  };
}
