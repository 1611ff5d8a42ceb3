import type { ReviewListQuery, ReviewState } from '@admissions/contracts';
import { REVIEW_STATES } from '@admissions/contracts';

/** What the inbox shows: the address bar is its only place. */
export interface InboxQuery extends ReviewListQuery {
  page: number;
  perpage: number;
}
export const INBOX_PERPAGE = 20;
const PERPAGE_CHOICES: readonly number[] = [20, 50, 100];

/** Reads the address; anything that is not a query of ours counts as absent. */
export function inboxQueryOf(search: URLSearchParams): InboxQuery {
  const state = search.get('state');
  const text = search.get('text')?.trim();
  const begin = dayOf(search.get('begin'));
  const end = dayOf(search.get('end'));
  return {
    page: pageOf(search.get('page')),
    perpage: perpageOf(search.get('perpage')),
    ...(isReviewState(state) && { state }),
    ...(text && { text }),
    ...(begin && { begin }),
    ...(end && { end }),
  };
}

/** Writes the address: what is as it would be anyway is left out. */
export function searchOf({ page, perpage, state, text, begin, end }: InboxQuery): URLSearchParams {
  const search = new URLSearchParams();
  if (state) search.set('state', state);
  if (text) search.set('text', text);
  if (begin) search.set('begin', begin);
  if (end) search.set('end', end);
  if (page > 1) search.set('page', String(page));
  if (perpage !== INBOX_PERPAGE) search.set('perpage', String(perpage));
  return search;
}

/** The query with other filters: the list starts at its first page again. */
export const narrowedBy = (query: InboxQuery, filters: Omit<ReviewListQuery, 'page'>): InboxQuery => ({ ...query, ...filters, page: 1 });

/** Whether anything besides the state tab narrows the list. */
export const isNarrowed = ({ text, begin, end }: InboxQuery) => Boolean(text || begin || end);

const isReviewState = (value: string | null): value is ReviewState => REVIEW_STATES.some((state) => state === value);
const perpageOf = (value: string | null) => PERPAGE_CHOICES.find((choice) => String(choice) === value) ?? INBOX_PERPAGE;

function pageOf(value: string | null): number {
  return value && /^[1-9]\d{0,4}$/.test(value) ? Number(value) : 1;
}
function dayOf(value: string | null): string | null {
  return value && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)) ? value : null;
}
