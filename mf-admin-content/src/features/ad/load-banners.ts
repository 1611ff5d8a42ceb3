import type { Api } from '@admissions/api-client';
import type { ImageValue, StaffListedOf } from '@admissions/model';
import { adminPathsOf } from '@admissions/model';
import { bannerSub } from '@admissions/model/kinds';
import type { Page } from '@admissions/protocol';

const PAGE_SIZE = 100;

/** Number of banners in a position, number of published ones, and the first picture. */
export interface PositionBanners {
  total: number;
  shown: number;
  pic: ImageValue | null;
}

/** The banners of all positions, by position id. */
export async function loadBanners(api: Api): Promise<Map<number, PositionBanners>> {
  const positions = new Map<number, PositionBanners>();
  let read = 0;
  let total = 1;
  for (let page = 1; read < total; page++) {
    const answer = await api.get<Page<StaffListedOf<typeof bannerSub>>>(
      adminPathsOf(bannerSub).list,
      { params: { page, perpage: PAGE_SIZE } },
    );
    if (answer.list.length === 0) break;
    for (const { bid, status, pic } of answer.list) {
      const position = positions.get(bid.id) ?? { total: 0, shown: 0, pic: null };
      positions.set(bid.id, {
        total: position.total + 1,
        shown: position.shown + (status === 'published' ? 1 : 0),
        pic: position.pic ?? pic ?? null,
      });
    }
    read += answer.list.length;
    total = answer.total;
  }
  return positions;
}
