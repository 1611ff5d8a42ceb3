const PAGE_SIZE = 20;
/** What a list of this remote shows; the address bar is its only place. */
export interface PageQuery {
  text: string;
  page: number;
  perpage: number;
}

/** Reads the address; what is no query of ours counts as absent. */
export function parsePageQuery(search: URLSearchParams): PageQuery {
  const page = search.get('page') ?? '';
  return {
    text: (search.get('text') ?? '').trim().slice(0, 100),
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
    perpage: PAGE_SIZE,
  };
}

/** Writes the address: what is as it would be anyway is left out. */
export function formatPageQuery({ text, page }: PageQuery): URLSearchParams {
  return new URLSearchParams([
    ...(text ? [['text', text]] : []),
    ...(page > 1 ? [['page', String(page)]] : []),
  ]);
}

/** The id that an edit page was opened with, or null. */
export function readId(search: URLSearchParams): number | null {
  const id = search.get('id') ?? '';
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null;
}
