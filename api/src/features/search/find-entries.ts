import type { Priv } from '@admissions/model';
import { AREAS, allows, buildStaffUrl } from '@admissions/model';
import type { KindId } from '@admissions/model/kinds';
import { kindOf } from '@admissions/model/kinds';
import type { SearchData, SearchHit } from '@admissions/protocol';
import type { DeskOthers, DeskSearchData } from '@admissions/protocol/staff';
import { and, inArray, ne } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import type { Asked } from './find-hits.ts';
import { findHits } from './find-hits.ts';
import { SEEN_BY_VISITORS } from './find-matches.ts';
import { searchEntries as known } from './search-table.ts';
import { PAGE_KIND } from './site-pages.ts';

type Asking = Omit<Asked, 'seen' | 'isOnce'>;

/** What visitors find. */
export async function findEntries(orm: Queryable, asking: Asking): Promise<SearchData> {
  const { list, ...found } = await findHits(orm, {
    ...asking,
    seen: SEEN_BY_VISITORS,
    isOnce: true,
  });
  return {
    ...found,
    list: list.map(({ state: _state, parent: _parent, ...hit }) => hit as SearchHit),
  };
}

/** What staff with these flags find: entries of every kind of their areas, hidden ones too, with the screen where they are edited. */
export async function findForDesk(
  orm: Queryable,
  priv: Priv,
  asking: Asking,
): Promise<Omit<DeskSearchData, keyof DeskOthers>> {
  const areas = AREAS.filter((area) => allows(priv, area));
  const seen = and(inArray(known.area, areas), ne(known.state, 'trash'), ne(known.kind, PAGE_KIND));
  const { list, ...found } = await findHits(orm, { ...asking, seen: seen as Asked['seen'] });
  return {
    ...found,
    list: list.map(({ url: _url, parent, ...hit }) => {
      const kind = hit.kind as KindId;
      return { ...hit, kind, url: buildStaffUrl(kindOf(kind), hit.id, parent) };
    }),
  };
}
