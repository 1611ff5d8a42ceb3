import { CLUSTER_NAMES, COLLEGE_SHORT_NAMES } from '@admissions/model/terms';
import { SEARCH_MAX } from '@admissions/protocol';
import type { DepartmentCard } from '../../lib/departments/guide-data.ts';
import { DEGREE_NAMES, listDegrees } from '../../lib/departments/levels.ts';
import { readChoice } from '../../lib/list-query.ts';

/** A department taught in both languages matches both. */
export const TAUGHT_IN = ['zh', 'en', 'both'] as const;

/** The query of the finder in the address; empty matches everything. */
export type FinderQuery = ReturnType<typeof parseFinderQuery>;

/** Unknown values count as absent. */
export const parseFinderQuery = (search: URLSearchParams) => ({
  q: (search.get('q') ?? '').slice(0, SEARCH_MAX),
  cluster: readChoice(search, 'cluster', CLUSTER_NAMES),
  college: readChoice(search, 'college', COLLEGE_SHORT_NAMES),
  taught: TAUGHT_IN.find((each) => each === search.get('taught')) ?? ('' as const),
  degree: readChoice(search, 'degree', DEGREE_NAMES),
});

/** With its leading “?”; empty without a query. */
export function formatFinderQuery(query: FinderQuery) {
  const given = Object.entries(query).filter(([, value]) => value.trim() !== '');
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
}

export const hasFinderQuery = (query: FinderQuery) => formatFinderQuery(query) !== '';

/** `hue` is that of the department's college. */
export const matchesFilters = (
  { cluster, college, taught, degree }: FinderQuery,
  department: DepartmentCard,
  hue: string | undefined,
) =>
  (cluster === '' || (department.clusters ?? []).includes(cluster)) &&
  (college === '' || hue === college) &&
  (taught === '' || department.language === taught || department.language === 'both') &&
  (degree === '' || listDegrees(department).includes(degree));
