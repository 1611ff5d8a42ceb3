import { CITIES } from '@admissions/model/forms';
import { COLLEGES } from '@admissions/model/terms';
import type { ReviewListQuery } from '@admissions/protocol/forms';
import { REVIEW_ORDERS, REVIEW_STATES } from '@admissions/protocol/forms';
import { buildSearchParams, parseDayParam, parsePageParam } from './page-query.ts';

/** The filters, page and page size of an inbox; the address bar is their only store. */
export interface InboxQuery extends ReviewListQuery {
  page: number;
  perpage: number;
}
export const INBOX_PAGE_SIZE = 20;
export const PAGE_SIZE_OPTIONS = [20, 50, 100];

type Filter = Exclude<keyof ReviewListQuery, 'page' | 'perpage'>;
type Reader = (text: string) => unknown;
const parseId: Reader = (text) => /^[1-9]\d{0,8}$/.test(text) && Number(text);
const parseDay: Reader = (text) => parseDayParam(new URLSearchParams({ text }), 'text');
const oneOf =
  (choices: readonly unknown[]): Reader =>
  (text) =>
    choices.find((choice) => choice === text);

const READERS: Record<Filter, Reader> = {
  state: oneOf(REVIEW_STATES),
  text: (text) => text.trim(),
  begin: parseDay,
  end: parseDay,
  city: oneOf(CITIES),
  college: oneOf(COLLEGES),
  assignee: (text) => (text === 'none' ? text : parseId(text)),
  scheduledBegin: parseDay,
  scheduledEnd: parseDay,
  unread: oneOf(['yes']),
  alike: parseId,
  order: oneOf(REVIEW_ORDERS),
};

/** Reads the address; invalid filters count as absent. */
export function parseInboxQuery(search: URLSearchParams): InboxQuery {
  const filters = Object.entries(READERS).map(([name, read]) => [
    name,
    read(search.get(name) ?? ''),
  ]);
  const perpage = Number(search.get('perpage'));
  return {
    page: parsePageParam(search),
    perpage: PAGE_SIZE_OPTIONS.includes(perpage) ? perpage : INBOX_PAGE_SIZE,
    ...Object.fromEntries(filters.filter(([, value]) => value)),
  };
}

/** Writes the address without default values. */
export function formatInboxQuery({ page, perpage, ...filters }: InboxQuery): URLSearchParams {
  const names = Object.keys(READERS) as Filter[];
  const size = perpage === INBOX_PAGE_SIZE ? '' : perpage;
  return buildSearchParams({
    ...Object.fromEntries(names.map((name) => [name, filters[name] ?? ''])),
    page,
    perpage: size,
  });
}

/** The query with other filters: the list starts at its first page again. */
export const applyFilters = (
  query: InboxQuery,
  filters: Omit<ReviewListQuery, 'page'>,
): InboxQuery => ({ ...query, ...filters, page: 1 });

/** The first page, sorted by the scheduled day, or (null) newest first. */
export function applySort(
  { order: _order, ...query }: InboxQuery,
  direction: 'ascend' | 'descend' | null,
): InboxQuery {
  if (!direction) return { ...query, page: 1 };
  return { ...query, order: direction === 'ascend' ? 'scheduled' : '-scheduled', page: 1 };
}

/** The filters without page and order. */
export function toInboxFilters({
  page: _page,
  perpage: _perpage,
  order: _order,
  ...filters
}: InboxQuery): Omit<ReviewListQuery, 'page' | 'perpage' | 'order'> {
  return filters;
}

/** Whether anything besides the state tab narrows the list. */
export function isNarrowed(query: InboxQuery): boolean {
  const { state: _state, ...filters } = toInboxFilters(query);
  return Object.values(filters).some(Boolean);
}
