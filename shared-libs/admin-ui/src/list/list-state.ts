import type { Api, CallOptions } from '@admissions/api-client';
import { type AnyKind, adminPathsOf, FIELD_TYPES, type StaffListedOf } from '@admissions/model';
import type { AnyEntry } from '@admissions/model/merge';
import type { Page } from '@admissions/protocol';
import { LIST_STATES, listFilterNames } from '@admissions/protocol/staff';

/** State of a list, stored completely in the URL. */
export interface ListState {
  page: number;
  perpage: number;
  text: string;
  /** '' for everything outside of the trash. */
  status: string;
  /** A field, with a leading minus for descending; '' for the kind's default order. */
  sort: string;
  filters: Record<string, string>;
}
const PER_PAGE = 20;
/** Whole lists in manual order, so that every row can be dragged; the specification has its own. */
const countRows = ({ order, screen }: AnyKind) =>
  order[0] === 'sort' && !('isHandwritten' in screen) ? 50 : PER_PAGE;
const DAY = /^\d{4}-\d\d-\d\d$/;
const isDay = (name: string) => /^(?:changed|published)(?:From|To)$/.test(name);

/** Parses the URL; invalid values are ignored. */
export function parseListState(search: URLSearchParams, filterNames: readonly string[]): ListState {
  const number = (name: string, initial: number, most: number) => {
    const text = search.get(name) ?? '';
    return /^[1-9]\d{0,5}$/.test(text) && Number(text) <= most ? Number(text) : initial;
  };
  const status = search.get('status') ?? '';
  return {
    page: number('page', 1, 100_000),
    perpage: number('perpage', PER_PAGE, 100),
    text: (search.get('text') ?? '').slice(0, 100),
    status: LIST_STATES.some((state) => state === status) ? status : '',
    sort: /^-?[a-zA-Z]+$/.test(search.get('sort') ?? '') ? (search.get('sort') as string) : '',
    filters: Object.fromEntries(
      filterNames
        .map((name) => [name, (search.get(name) ?? '').slice(0, 100)] as const)
        .filter(([name, value]) => value !== '' && (!isDay(name) || DAY.test(value))),
    ),
  };
}

/** The shortest query for this list, after the parameters of its page. */
export function formatListState(
  { page, perpage, text, status, sort, filters }: ListState,
  fixedParams: Readonly<Record<string, string>> = {},
): URLSearchParams {
  const given = {
    ...Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== '')),
    ...(text && { text }),
    ...(status && { status }),
    ...(sort && { sort }),
    ...(page > 1 && { page }),
    ...(perpage !== PER_PAGE && { perpage }),
  };
  return new URLSearchParams([
    ...Object.entries(fixedParams),
    ...Object.entries(given).map(([name, value]) => [name, String(value)]),
  ]);
}

export interface LoadedList<Entry = AnyEntry> {
  state: ListState;
  page: Page<Entry>;
  /** Replaces the number of entries. */
  total?: string;
  /** The API query, for another page of the same list. */
  query: NonNullable<CallOptions['params']>;
}
/** Loads the list that a URL describes; `fixed` filters are set by the page. */
export async function loadList<K extends AnyKind>(
  api: Api,
  kind: K,
  url: string,
  fixed: Record<string, string | number> = {},
  call: CallOptions = {},
): Promise<LoadedList<StaffListedOf<K>>> {
  const state = parseListState(new URL(url).searchParams, listFilterNames(kind));
  const { filters, ...rest } = state;
  const query = {
    ...rest,
    ...filters,
    perpage: Math.max(state.perpage, countRows(kind)),
    text: state.text || null,
    status: state.status || null,
    sort: state.sort || null,
    ...fixed,
  };
  const page = await api.get<Page<StaffListedOf<K>>>(adminPathsOf(kind).list, {
    ...call,
    params: query,
  });
  return { state, query, page };
}

/** A list without filters. */
export const WHOLE_LIST: ListState = parseListState(new URLSearchParams(), []);

/** Saved part of a list's URL: all but the page number. */
export const toViewState = (state: ListState): Record<string, string> =>
  Object.fromEntries(formatListState({ ...state, page: 1 }));

/** Without the filters of the page, which the user has not chosen. */
export const withoutFixed = (state: ListState, fixedParams: Record<string, string>): ListState => ({
  ...state,
  filters: Object.fromEntries(
    Object.entries(state.filters).filter(([name]) => !Object.hasOwn(fixedParams, name)),
  ),
});

/** Current list of a view; filters, options and orders that no longer exist are skipped. */
export function readViewState(
  kind: AnyKind,
  storedState: Readonly<Record<string, string>>,
): ListState {
  const state = parseListState(new URLSearchParams(storedState), listFilterNames(kind));
  return {
    ...state,
    page: 1,
    sort: isSorted(kind, state.sort.replace(/^-/, '')) ? state.sort : '',
    filters: Object.fromEntries(
      Object.entries(state.filters).filter(([name, value]) => isPossible(kind, name, value)),
    ),
  };
}

export const isSameView = (one: ListState, other: ListState): boolean =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
/** Unfiltered and short enough to be read at a glance: without search and views. */
export const isShortList = (state: ListState, { total }: Pick<Page<unknown>, 'total'>): boolean =>
  total < 10 && isSameView(state, WHOLE_LIST);
const sorted = (state: ListState) =>
  Object.entries(toViewState(state)).sort(([a], [b]) => (a < b ? -1 : 1));

/** The API sorts by default columns and by common columns; optional texts have no order. */
export function isSorted({ columns, fields }: AnyKind, name: string): boolean {
  if (name === 'status' || name === 'updatedAt') return true;
  const field = fields[name];
  if (!field || !columns.includes(name)) return false;
  return FIELD_TYPES[field.type].isSortable && (field.type !== 'text' || field.required);
}

const NUMBER = /^(0|[1-9]\d{0,8})$/;

function isPossible({ fields, derivedFilters }: AnyKind, name: string, value: string): boolean {
  const derived = derivedFilters[name];
  if (derived) return ('through' in derived ? NUMBER : /^[01]$/).test(value);
  const field = fields[name];
  if (!field) return true;
  if (field.options) return field.options.includes(value);
  if (field.type === 'relation' || field.type === 'integer') return NUMBER.test(value);
  return field.type !== 'boolean' || ['0', '1', 'false', 'true'].includes(value);
}
