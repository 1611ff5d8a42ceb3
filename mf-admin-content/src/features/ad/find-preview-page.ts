import type { PagePath } from '@admissions/model';
import { PUBLIC_PAGES } from '@admissions/model';
import { banner, TEXT_BANNER_ID } from '@admissions/model/kinds';

/** Pages that never show the banners of all pages. */
const PAGES_WITH_OWN_HEADER: ReadonlySet<string> = new Set(['home', '360tours']);

interface Position {
  id: number;
  page: string;
  status: string;
}

/** The public page of a position; for "all pages", the first page without its own position. */
export function findPreviewPage(
  { id, page }: Position,
  positions: readonly Position[],
): PagePath | undefined {
  if (id === TEXT_BANNER_ID) return '/';
  if (page !== 'all') return findPath(page);
  const usedPages = new Set(
    positions.flatMap((each) => (each.status === 'published' ? each.page : [])),
  );
  return (
    banner.fields.page.options
      .filter((name) => !usedPages.has(name) && !PAGES_WITH_OWN_HEADER.has(name))
      .map(findPath)
      .find((path) => path !== undefined) ?? '/news'
  );
}

function findPath(page: string): PagePath | undefined {
  const path = `/${{ home: '', forms: 'formVisit' }[page] ?? page}`;
  return PUBLIC_PAGES.find((each) => each === path);
}
