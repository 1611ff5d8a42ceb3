import type { LoadedList } from '@admissions/admin-ui';
import { loadList } from '@admissions/admin-ui';
import type { Api } from '@admissions/api-client';
import type { AnyKind, Area } from '@admissions/model';
import type { KindId } from '@admissions/model/kinds';
import type { Turnover, TurnoverReview } from '@admissions/protocol/staff';
import { TURNOVER_PATHS } from '@admissions/protocol/staff';
import { data } from 'react-router';
import { turnoverKinds } from '../../lib/turnover-kinds.ts';

export interface LoadedTurnover {
  kindId: KindId;
  list: LoadedList;
  turnovers: Turnover[];
  /** The drafts that are not published, with their years and dates. */
  reviews: TurnoverReview[];
}

/** The kind that an address names, or the first of the area. */
export function findTurnoverKind(area: Area, url: string): AnyKind {
  const kinds = turnoverKinds(area);
  const name = new URL(url).searchParams.get('of');
  const kind = name === null ? kinds[0] : kinds.find((each) => each.name === name);
  if (!kind) throw data(null, { status: 404 });
  return kind;
}

/** What there is of last year, what was made from it, and what in that is to be looked at. */
export async function loadTurnover(api: Api, area: Area, url: string): Promise<LoadedTurnover> {
  const kind = findTurnoverKind(area, url);
  const [list, { list: turnovers }] = await Promise.all([
    loadList(api, kind, url, { perpage: 100 }),
    api.get<{ list: Turnover[] }>(TURNOVER_PATHS.list, { params: { kind: kind.id } }),
  ]);
  const reviews = await Promise.all(
    turnovers.map(({ id }) => api.get<TurnoverReview>(TURNOVER_PATHS.one(id))),
  );
  return {
    kindId: kind.id,
    list,
    turnovers,
    reviews: reviews.filter(({ status }) => status === 'draft'),
  };
}
