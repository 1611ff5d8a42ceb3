const PAGE_SIZE = 20;
/** Query of a list, stored in the address only. */
export interface PageQuery {
  text: string;
  page: number;
  perpage: number;
}

/** Parses the address; invalid parameters count as absent. */
export function parsePageQuery(search: URLSearchParams): PageQuery {
  const page = search.get('page') ?? '';
  return {
    text: (search.get('text') ?? '').trim().slice(0, 100),
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
    perpage: PAGE_SIZE,
  };
}

/** Formats the address without default values. */
export function formatPageQuery({ text, page }: PageQuery) {
  return new URLSearchParams([
    ...(text ? [['text', text]] : []),
    ...(page > 1 ? [['page', String(page)]] : []),
  ]);
}

export function readId(search: URLSearchParams) {
  const id = search.get('id') ?? '';
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null;
}
