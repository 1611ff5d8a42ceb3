import { CITIES } from '@admissions/model/forms';
import { COLLEGES } from '@admissions/model/terms';
import type { ReviewListQuery, ReviewState } from '@admissions/protocol/forms';
import { REVIEW_ORDERS, REVIEW_STATES } from '@admissions/protocol/forms';

/** What the inbox shows: the address bar is its only place. */
export interface InboxQuery extends ReviewListQuery {
  page: number;
  perpage: number;
}
export const INBOX_PERPAGE = 20;
const PERPAGE_CHOICES: readonly number[] = [20, 50, 100];

/** Reads the address; anything that is not a query of ours counts as absent. */
export function parseInboxQuery(search: URLSearchParams): InboxQuery {
  const state = search.get('state');
  const text = search.get('text')?.trim();
  const begin = parseDay(search.get('begin'));
  const end = parseDay(search.get('end'));
  const city = CITIES.find((each) => each === search.get('city'));
  const college = COLLEGES.find((key) => key === search.get('college'));
  const assignee = parseAssignee(search.get('assignee'));
  const scheduledBegin = parseDay(search.get('scheduledBegin'));
  const scheduledEnd = parseDay(search.get('scheduledEnd'));
  const alike = parseId(search.get('alike'));
  const order = REVIEW_ORDERS.find((each) => each === search.get('order'));
  return {
    page: parsePage(search.get('page')),
    perpage: parsePerpage(search.get('perpage')),
    ...(isReviewState(state) && { state }),
    ...(text && { text }),
    ...(begin && { begin }),
    ...(end && { end }),
    ...(city && { city }),
    ...(college && { college }),
    ...(assignee && { assignee }),
    ...(scheduledBegin && { scheduledBegin }),
    ...(scheduledEnd && { scheduledEnd }),
    ...(search.get('unread') === 'yes' && { unread: 'yes' as const }),
    ...(alike && { alike }),
    ...(order && { order }),
  };
}

/** Writes the address: what is as it would be anyway is left out. */
export function formatInboxQuery({
  page,
  perpage,
  state,
  text,
  begin,
  end,
  city,
  college,
  assignee,
  scheduledBegin,
  scheduledEnd,
  unread,
  alike,
  order,
}: InboxQuery): URLSearchParams {
  const search = new URLSearchParams();
  if (state) search.set('state', state);
  if (text) search.set('text', text);
  if (begin) search.set('begin', begin);
  if (end) search.set('end', end);
  if (city) search.set('city', city);
  if (college) search.set('college', college);
  if (assignee) search.set('assignee', String(assignee));
  if (scheduledBegin) search.set('scheduledBegin', scheduledBegin);
  if (scheduledEnd) search.set('scheduledEnd', scheduledEnd);
  if (unread) search.set('unread', unread);
  if (alike) search.set('alike', String(alike));
  if (order) search.set('order', order);
  if (page > 1) search.set('page', String(page));
  if (perpage !== INBOX_PERPAGE) search.set('perpage', String(perpage));
  return search;
}

/** The query with other filters: the list starts at its first page again. */
export const narrowedBy = (
  query: InboxQuery,
  filters: Omit<ReviewListQuery, 'page'>,
): InboxQuery => ({ ...query, ...filters, page: 1 });

/** The query with its rows by the day for which they are arranged, or (null) as they came; it starts at its first page again. */
export function sortedBy(
  { order: _order, ...query }: InboxQuery,
  direction: 'ascend' | 'descend' | null,
): InboxQuery {
  if (!direction) return { ...query, page: 1 };
  return { ...query, order: direction === 'ascend' ? 'scheduled' : '-scheduled', page: 1 };
}

/** Whether anything besides the state tab narrows the list. */
export const isNarrowed = ({
  page: _page,
  perpage: _perpage,
  state: _state,
  order: _order,
  ...filters
}: InboxQuery) => Object.values(filters).some(Boolean);

/** What the list is narrowed to, without the page and the order. */
export function toInboxFilters({
  page: _page,
  perpage: _perpage,
  order: _order,
  ...filters
}: InboxQuery): Omit<ReviewListQuery, 'page' | 'perpage' | 'order'> {
  return filters;
}

const isReviewState = (value: string | null): value is ReviewState =>
  REVIEW_STATES.some((state) => state === value);
const parsePerpage = (value: string | null) =>
  PERPAGE_CHOICES.find((choice) => String(choice) === value) ?? INBOX_PERPAGE;

function parseAssignee(value: string | null): number | 'none' | undefined {
  return value === 'none' ? value : parseId(value);
}
const parseId = (value: string | null): number | undefined =>
  value && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : undefined;

function parsePage(value: string | null): number {
  return value && /^[1-9]\d{0,4}$/.test(value) ? Number(value) : 1;
}
function parseDay(value: string | null): string | null {
  return value && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))
    ? value
    : null;
}
