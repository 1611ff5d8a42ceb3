import type { EntryOf } from '@admissions/model';
import type { newsCategory } from '@admissions/model/kinds';
import { listHref } from '../../lib/list-query.ts';

export type Category = EntryOf<typeof newsCategory>;
export type NewsQuery = ReturnType<typeof parseNewsQuery>;

/** Full rows, also after the three that open the first page. */
export const NEWS_PER_PAGE = 12;

/** Invalid values count as absent. */
export function parseNewsQuery(search: URLSearchParams) {
  const readNumber = (name: string, longest: number) => {
    const text = search.get(name) ?? '';
    return new RegExp(`^[1-9]\\d{0,${longest - 1}}$`).test(text) ? Number(text) : null;
  };
  const year = readNumber('year', 4);
  return {
    page: readNumber('page', 4) ?? 1,
    category: readNumber('category', 9),
    year: year && year >= 1989 && year <= 2100 ? year : null,
    title: (search.get('title') ?? '').replaceAll('\0', '').trim().slice(0, 80),
  };
}

/** The shortest address; any change but of the page returns to the first page. */
export function newsHref(query: NewsQuery, change: Partial<NewsQuery> = {}) {
  const { category, year, title, page } = { ...query, page: 1, ...change };
  return listHref('/news', { category, year, title, page });
}
