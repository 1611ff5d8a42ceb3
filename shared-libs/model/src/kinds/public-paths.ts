import { entryPageUrl } from '../kind/public-page.ts';
import { PUBLIC_PAGES } from '../kind/public-pages.ts';
import { KINDS } from './kinds.ts';

const OTHER_PAGES = [
  '/formQuestion',
  '/myVisit',
  '/search',
  '/compare',
  '/undecided',
  '/original',
  '/error',
];
/** Every public page without its query; the earlier edition is below /original. */
export const PUBLIC_PATHS: ReadonlySet<string> = new Set(
  [
    ...PUBLIC_PAGES,
    ...KINDS.flatMap((kind) => entryPageUrl(kind, { id: 1 }) ?? []),
    ...OTHER_PAGES,
  ].map((page) => page.split(/[?#]/)[0] || '/'),
);
