import type { PagePath } from '@admissions/model';
import { PUBLIC_PAGES } from '@admissions/model';
import { banner, TEXT_BANNER_ID } from '@admissions/model/kinds';

/** Pages that never take the banners for all. */
const OWN_HEADS: ReadonlySet<string> = new Set(['home', '360tours']);

interface Place {
  id: number;
  page: string;
  status: string;
}

/** The public page on which a place's banners are seen; of those for all pages, the first that has no place of its own. */
export function findPreviewPage(
  { id, page }: Place,
  places: readonly Place[],
): PagePath | undefined {
  if (id === TEXT_BANNER_ID) return '/';
  if (page !== 'all') return findPath(page);
  const own = new Set(places.flatMap((each) => (each.status === 'published' ? each.page : [])));
  return (
    banner.fields.page.options
      .filter((name) => !own.has(name) && !OWN_HEADS.has(name))
      .map(findPath)
      .find((path) => path !== undefined) ?? '/news'
  );
}

function findPath(page: string): PagePath | undefined {
  const path = `/${{ home: '', forms: 'formVisit' }[page] ?? page}`;
  return PUBLIC_PAGES.find((each) => each === path);
}
