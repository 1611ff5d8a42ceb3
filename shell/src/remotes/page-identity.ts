import type { PageQuery } from '@admissions/protocol';
import { ERROR_PAGE, selectPageQuery } from '@admissions/protocol';
import type { Release } from '@admissions/protocol/releases';
import { findClaim } from './claims.ts';

const ERROR_QUERY: PageQuery = {
  statusCode: { number: [400, 599] },
  code: { of: ['-1', '2', '100401'] },
};

/** The query parameters that this path's page reads; none for unknown paths. */
export function selectQuery(releases: readonly Release[], path: string, search: string): string {
  if (path === ERROR_PAGE) return selectPageQuery(ERROR_QUERY, search);
  const found = findClaim(releases, path);
  return selectPageQuery(found ? found.claim.query : {}, search);
}
