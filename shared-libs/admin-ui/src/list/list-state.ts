import { LIST_STATES } from '@admissions/protocol/staff';

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
export const PER_PAGE = 20;
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

/** The same as API parameters. */
export const toListParams = ({ filters, ...state }: ListState) => ({
  ...state,
  ...filters,
  text: state.text || null,
  status: state.status || null,
  sort: state.sort || null,
});
