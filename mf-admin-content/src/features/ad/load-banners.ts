import type { Api } from '@admissions/api-client';
import type { ImageValue, StaffListedOf } from '@admissions/model';
import { adminPathsOf } from '@admissions/model';
import { bannerSub } from '@admissions/model/kinds';
import type { Page } from '@admissions/protocol';

const AT_ONCE = 100;

/** What is in a place: how many banners, how many of them are published, and the picture of the first. */
export interface PlaceBanners {
  total: number;
  shown: number;
  pic: ImageValue | null;
}

/** The banners of all places, by the id of their place. */
export async function loadBanners(api: Api): Promise<Map<number, PlaceBanners>> {
  const places = new Map<number, PlaceBanners>();
  let read = 0;
  let total = 1;
  for (let page = 1; read < total; page++) {
    const answer = await api.get<Page<StaffListedOf<typeof bannerSub>>>(
      adminPathsOf(bannerSub).list,
      { params: { page, perpage: AT_ONCE } },
    );
    if (answer.list.length === 0) break;
    for (const { bid, status, pic } of answer.list) {
      const place = places.get(bid.id) ?? { total: 0, shown: 0, pic: null };
      places.set(bid.id, {
        total: place.total + 1,
        shown: place.shown + (status === 'published' ? 1 : 0),
        pic: place.pic ?? pic ?? null,
      });
    }
    read += answer.list.length;
    total = answer.total;
  }
  return places;
}
