import type { Api } from '@admissions/api-client';
import type { EntryOf, Page } from '@admissions/contracts';
import type { banner } from '@admissions/contracts/kinds';
import type { Banner } from './queries.ts';
import { PATHS } from './queries.ts';

type Place = EntryOf<typeof banner>;

/** The picture banner at the head of a page: of its own place, else of the place for all pages; null when staff set none. */
export async function pageBanner(api: Api, place: Place['page']): Promise<Banner | null> {
  const places = (await api.get<Page<Place>>(PATHS.places, { params: { perpage: 100 }, silent: true })).list.filter(({ mode }) => mode === 'picture');
  const wanted = places.find(({ page }) => page === place) ?? places.find(({ page }) => page === 'all');
  if (!wanted) return null;
  return (await api.get<Page<Banner>>(PATHS.banners, { params: { bid: wanted.id, perpage: 1 }, silent: true })).list[0] ?? null;
}
