import type { Area } from '@admissions/model';
import { AREAS } from '@admissions/model';

const FILTERS = ['account', 'action', 'area', 'target', 'begin', 'end'] as const;
type Filter = (typeof FILTERS)[number];
/** Filters of the log, stored in the address only; empty ones hide nothing. */
export type AuditFilters = Record<Filter, string>;
export interface AuditQuery extends AuditFilters {
  page: number;
  perpage: number;
}
export const NO_FILTERS: AuditFilters = {
  account: '',
  action: '',
  area: '',
  target: '',
  begin: '',
  end: '',
};
/** Areas of audit entries, with the media library, which belongs to none. */
export const AUDITED_AREAS: readonly (Area | 'media')[] = [...AREAS, 'media'];
const PAGE_SIZE = 50;
const MAX_FILTER_LENGTHS: Record<Filter, number> = {
  account: 100,
  action: 40,
  area: 40,
  target: 100,
  begin: 10,
  end: 10,
};

/** Parses the address; invalid parameters count as absent. */
export function parseAuditQuery(search: URLSearchParams): AuditQuery {
  const readFilter = (name: Filter) =>
    (search.get(name) ?? '').trim().slice(0, MAX_FILTER_LENGTHS[name]);
  const page = search.get('page') ?? '';
  return {
    account: readFilter('account'),
    action: readFilter('action'),
    area: AUDITED_AREAS.some((area) => area === readFilter('area')) ? readFilter('area') : '',
    target: readFilter('target'),
    begin: dayOrNone(readFilter('begin')),
    end: dayOrNone(readFilter('end')),
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
    perpage: PAGE_SIZE,
  };
}

/** Formats the address without default values. */
export function formatAuditQuery(query: AuditFilters & { page?: number }): URLSearchParams {
  const { page = 1 } = query;
  return new URLSearchParams([
    ...FILTERS.flatMap((name) => (query[name] ? [[name, query[name]]] : [])),
    ...(page > 1 ? [['page', String(page)]] : []),
  ]);
}

const dayOrNone = (day: string) =>
  /^\d{4}-\d\d-\d\d$/.test(day) &&
  !Number.isNaN(Date.parse(day)) &&
  new Date(day).toISOString().startsWith(day)
    ? day
    : '';
