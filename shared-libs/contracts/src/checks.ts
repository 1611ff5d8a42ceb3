import { PUBLIC_PAGES, PUBLIC_PLACES } from './public-urls.ts';

export const CHECKS_PATH = '/api/admin/checks';
/** Links and pictures that one question may name. */
export const CHECKS_MOST = 300;

/** What only the server knows of what an entry shows. */
export interface ChecksQuestion {
  /** Addresses on this site. */
  links: string[];
  media: number[];
}
export interface ChecksAnswer {
  /** Those that lead to no page, or to an entry that visitors do not see. */
  dead: string[];
  /** Bytes of those pictures that are larger than they need to be. */
  heavy: { media: number; size: number }[];
}

const OTHER_PAGES = ['/search', '/compare', '/original', '/error'];
/** Every page that visitors can open, without its query; those of the earlier edition stand below /original. */
export const PUBLIC_PATHS: ReadonlySet<string> = new Set(
  [
    ...PUBLIC_PAGES,
    ...Object.values(PUBLIC_PLACES).flatMap((place) =>
      place ? [place.entry?.({ id: 1 }) ?? place.page] : [],
    ),
    ...OTHER_PAGES,
  ].map((page) => page.split(/[?#]/)[0] || '/'),
);
