import type { PageBanners } from '../../lib/banners/page-banners.ts';
import type { Life } from './life-data.ts';
import { LIFE_NAMES, lifeHref } from './life-data.ts';

const TAB_HREFS: readonly string[] = (Object.keys(LIFE_NAMES) as Life['type'][]).map(lifeHref);

/** Banners that link to the tab; without any, the general banners. */
export function selectTabBanners(banners: PageBanners, type: Life['type']): PageBanners {
  const own = banners.slides
    .filter(({ link }) => link?.href === lifeHref(type))
    .map((slide) => ({ ...slide, link: null }));
  const general = banners.slides.filter(({ link }) => !TAB_HREFS.includes(link?.href ?? ''));
  return {
    ...banners,
    place: type === '1' ? 'life' : `life-${type}`,
    slides: own.length > 0 ? own : general,
  };
}
