import type { LoadedList } from '@admissions/admin-ui';
import { loadList } from '@admissions/admin-ui';
import type { Api } from '@admissions/api-client';
import type { AnyKind, Area } from '@admissions/model';
import type { KindId } from '@admissions/model/kinds';
import type { Rollover, RolloverReview } from '@admissions/protocol/staff';
import { ROLLOVER_PATHS } from '@admissions/protocol/staff';
import { data } from 'react-router';
import { listRolloverKinds } from '../../lib/rollover-kinds.ts';

export interface LoadedRollover {
  kindId: KindId;
  list: LoadedList;
  turnovers: Rollover[];
  /** Unpublished drafts with their years and dates. */
  reviews: RolloverReview[];
}

/** The kind in the address, or the first of the area. */
export function findRolloverKind(area: Area, url: string): AnyKind {
  const kinds = listRolloverKinds(area);
  const name = new URL(url).searchParams.get('of');
  const kind = name === null ? kinds[0] : kinds.find((each) => each.name === name);
  if (!kind) throw data(null, { status: 404 });
  return kind;
}

/** Last year's entries, their copies, and the matches to review. */
export async function loadRollover(api: Api, area: Area, url: string): Promise<LoadedRollover> {
  const kind = findRolloverKind(area, url);
  const [list, { list: turnovers }] = await Promise.all([
    loadList(api, kind, url, { perpage: 100 }),
    api.get<{ list: Rollover[] }>(ROLLOVER_PATHS.list, { params: { kind: kind.id } }),
  ]);
  const reviews = await Promise.all(
    turnovers.map(({ id }) => api.get<RolloverReview>(ROLLOVER_PATHS.one(id))),
  );
  return {
    kindId: kind.id,
    list,
    turnovers,
    reviews: reviews.filter(({ status }) => status === 'draft'),
  };
}
