import { AREAS, type Area } from '@admissions/model';
import { parsePageQuery } from '../../lib/page-query.ts';

const MAX_LENGTHS = { account: 100, action: 40, area: 40, target: 100, begin: 10, end: 10, by: 3 };
type Filter = keyof typeof MAX_LENGTHS;
const FILTERS = Object.keys(MAX_LENGTHS) as Filter[];
/** Filters of the log, stored in the address only; empty ones hide nothing but automatic lines. */
export type AuditFilters = Record<Filter, string>;
export interface AuditQuery extends AuditFilters {
  page: number;
  perpage: number;
}
const mapFilters = (read: (name: Filter) => string) =>
  Object.fromEntries(FILTERS.map((name) => [name, read(name)])) as AuditFilters;
export const NO_FILTERS = mapFilters(() => '');
/** Areas of audit entries, with the media library, which belongs to none. */
export const AUDITED_AREAS: readonly (Area | 'media')[] = [...AREAS, 'media'];
const PAGE_SIZE = 50;

const isDay = (day: string) =>
  /^\d{4}-\d\d-\d\d$/.test(day) &&
  !Number.isNaN(Date.parse(day)) &&
  new Date(day).toISOString().startsWith(day);
const CHECKS: Partial<Record<Filter, (value: string) => boolean>> = {
  area: (value) => AUDITED_AREAS.some((area) => area === value),
  begin: isDay,
  end: isDay,
};

/** Parses the address; invalid parameters count as absent. */
export function parseAuditQuery(search: URLSearchParams): AuditQuery {
  const filters = mapFilters((name) => {
    const value = (search.get(name) ?? '').trim().slice(0, MAX_LENGTHS[name]);
    return CHECKS[name]?.(value) === false ? '' : value;
  });
  return { ...filters, page: parsePageQuery(search).page, perpage: PAGE_SIZE };
}

/** Formats the address without default values. */
export function formatAuditQuery(query: AuditFilters & { page?: number }) {
  const { page = 1 } = query;
  return new URLSearchParams([
    ...FILTERS.flatMap((name) => (query[name] ? [[name, query[name]]] : [])),
    ...(page > 1 ? [['page', String(page)]] : []),
  ]);
}
