import type { Api } from '@admissions/api-client';
import type { EntryOf, ImageValue, Locale } from '@admissions/model';
import { type banner, type bannerSub, TEXT_BANNER_ID } from '@admissions/model/kinds';
import { loadList } from '../public-reads.ts';

type Banner = Omit<EntryOf<typeof bannerSub>, 'bid'>;
type BannerPosition = Pick<EntryOf<typeof banner>, 'id' | 'page' | 'mode'>;

export type ShownBanner = Pick<
  Banner,
  'id' | 'title' | 'text' | 'picMobile' | 'link' | 'newWindow'
>;
export interface Slide extends ShownBanner {
  pic: ImageValue;
}
/** Banners with a picture form a carousel, text-only banners a list. */
export interface PageBanners {
  /** Position of the head, for its colour. */
  place?: string;
  slides: Slide[];
  notices: ShownBanner[];
}

export const NO_BANNERS: PageBanners = { slides: [], notices: [] };

/** The page's banners, else the general pictures where a page has one; empty if unreadable. */
export async function loadPageBanners(
  api: Api,
  page: BannerPosition['page'],
): Promise<PageBanners> {
  const places = await loadBannerPositions(api);
  const own = places.filter((place) => place.page === page);
  const general = places.filter((place) => place.page === 'all' && place.id !== TEXT_BANNER_ID);
  const { slides, notices } = await loadBannersAt(api, [...own, ...general.filter(isTextOnly)]);
  if (slides.length > 0 || !hasPicture(page)) return { place: page, slides, notices };
  const pictures = general.filter((place) => !isTextOnly(place));
  return { place: page, slides: (await loadBannersAt(api, pictures)).slides, notices };
}

/** For pages with another head: own positions only, and the text banner on the home page. */
export async function loadOwnBanners(api: Api, page: BannerPosition['page']): Promise<PageBanners> {
  const isShown = (place: BannerPosition) =>
    place.page === page || (page === 'home' && place.id === TEXT_BANNER_ID);
  return loadBannersAt(api, (await loadBannerPositions(api)).filter(isShown));
}

/** Banners with a picture, reduced to the fields shown. */
export const toSlides = (banners: readonly Banner[]): Slide[] =>
  banners.flatMap((each) => (each.pic ? [{ ...toShownBanner(each), pic: each.pic }] : []));

/** Banner texts are Chinese: in English the first picture is beside the page's own text. */
export const selectByLanguage = ({ slides, notices }: PageBanners, locale: Locale) =>
  locale === 'en'
    ? { pictures: slides.slice(0, 1), words: [], notices: [] }
    : { pictures: slides, words: slides, notices };

// Text is never behind a picture: text positions show none, and a banner without one is text.
const isTextOnly = ({ id, mode }: BannerPosition) => id === TEXT_BANNER_ID || mode === 'text';
const toShownBanner = ({ id, title, text, picMobile, link, newWindow }: Banner): ShownBanner => ({
  id,
  title,
  text,
  picMobile,
  link,
  newWindow,
});

const loadBannerPositions = async (api: Api): Promise<BannerPosition[]> =>
  (await loadList(api, 'banner')) ?? [];

async function loadBannersAt(api: Api, places: readonly BannerPosition[]): Promise<PageBanners> {
  const lists = await Promise.all(
    places.map(async (place) => ({
      place,
      list: (await loadList(api, 'banner/subList', { bid: place.id })) ?? [],
    })),
  );
  return {
    slides: lists.flatMap(({ place, list }) => (isTextOnly(place) ? [] : toSlides(list))),
    notices: lists.flatMap(({ place, list }) =>
      list.filter(({ pic }) => isTextOnly(place) || !pic).map(toShownBanner),
    ),
  };
}

/** `split` has a tool or picture beside the text, `picture` from edge to edge. */
type Composition = 'tool' | 'statement' | 'picture' | 'split';

type Place = string | undefined;

/** How pages open, by position of their banners; neighbours in the menu differ. */
const COMPOSITIONS: Readonly<Record<string, Composition>> = {
  admissions: 'tool',
  bachelor: 'tool',
  digit: 'tool',
  events: 'tool',
  forms: 'tool',
  life: 'tool',
  'life-3': 'tool',
  news: 'tool',
  staff: 'tool',
  share: 'statement',
  studying: 'statement',
  video: 'picture',
  yzu: 'picture',
  '360tours': 'picture',
};
export const compositionOf = (place: Place): Composition =>
  place === undefined ? 'tool' : (COMPOSITIONS[place] ?? 'split');

const WITH_PICTURE: readonly Place[] = ['camp', 'life-2', 'master', 'specialized', 'yzu'];
/** The head is a picture; elsewhere banners follow the tool. */
export const hasPicture = (place: Place) => WITH_PICTURE.includes(place);
