import { CITIES } from '@admissions/model/forms';
import { COLLEGES } from '@admissions/model/terms';
import { REVIEW_ORDERS, REVIEW_STATES, type ReviewListQuery } from '@admissions/protocol/forms';
import type { FormScreen } from './form-screen.ts';
import { buildSearchParams, parseDay, parsePageParam } from './page-query.ts';

type Filter = Exclude<keyof ReviewListQuery, 'page' | 'perpage'>;
/** The filters, page and page size of an inbox; the address bar is their only store. */
export type InboxQuery = { page: number; perpage: number } & {
  [F in Filter]?: ReviewListQuery[F] | undefined;
};
const INBOX_PAGE_SIZE = 20;
export const PAGE_SIZE_OPTIONS = [20, 50, 100];

type Reader = (text: string) => unknown;
const parseId: Reader = (text) => /^[1-9]\d{0,8}$/.test(text) && Number(text);
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
  // Only submissions of the same school or person as this one; `order=alike` sorts by both.
  alike: parseId,
  order: oneOf(REVIEW_ORDERS),
};

/** Reads the address; invalid filters count as absent. */
export function parseInboxQuery(search: URLSearchParams): InboxQuery {
  const filters = Object.entries(READERS).map(([name, read]) => [
    name,
    read(search.get(name) ?? ''),
  ]);
  const chosen = Object.fromEntries(filters.filter(([, value]) => value));
  // Opened from the menu: what waits, the longest wait first.
  if (!search.has('state') && Object.keys(chosen).length === 0) chosen.state = 'new';
  if (chosen.state === 'new') chosen.order ??= 'oldest';
  const perpage = Number(search.get('perpage'));
  return {
    page: parsePageParam(search),
    perpage: PAGE_SIZE_OPTIONS.includes(perpage) ? perpage : INBOX_PAGE_SIZE,
    ...chosen,
  };
}

/** Writes the address without default values; the state always, since none is what waits. */
export function formatInboxQuery({ page, perpage, ...filters }: InboxQuery): URLSearchParams {
  const names = Object.keys(READERS) as Filter[];
  const size = perpage === INBOX_PAGE_SIZE ? '' : perpage;
  return buildSearchParams({
    ...Object.fromEntries(names.map((name) => [name, filters[name] ?? ''])),
    state: filters.state ?? 'all',
    order: filters.order === 'oldest' ? '' : (filters.order ?? ''),
    page,
    perpage: size,
  });
}

/** The query with other filters: the list starts at its first page again. */
export const applyFilters = (query: InboxQuery, filters: Pick<InboxQuery, Filter>): InboxQuery => ({
  ...query,
  ...filters,
  page: 1,
});

/** The query with its state tab and order only. */
export const clearFilters = ({ perpage, state, order }: InboxQuery): InboxQuery => ({
  page: 1,
  perpage,
  state,
  order,
});

/** The filters without page and order. */
export function toInboxFilters(query: InboxQuery) {
  const { page: _page, perpage: _perpage, order: _order, ...filters } = query;
  return filters;
}

/** Whether anything besides the state tab narrows the list. */
export function isNarrowed(query: InboxQuery): boolean {
  const { state: _state, ...filters } = toInboxFilters(query);
  return Object.values(filters).some(Boolean);
}

/** The list, as it was left. */
export function listAddress({ form }: FormScreen, query?: InboxQuery): string {
  const search = query ? formatInboxQuery(query).toString() : '';
  return `/admin/forms/${form.name}_list${search && `?${search}`}`;
}

/** A submission, with the address of its list. */
export function reviewAddress({ form }: FormScreen, id: number, query: InboxQuery): string {
  const search = new URLSearchParams([['id', String(id)], ...formatInboxQuery(query)]);
  return `/admin/forms/edit_${form.name}?${search}`;
}
