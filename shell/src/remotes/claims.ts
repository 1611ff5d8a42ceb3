import { ERROR_PAGE, type PageQuery, selectPageQuery } from '@admissions/protocol';
import { type Claim, coversPath, type Release } from '@admissions/protocol/releases';
import type { RouteObject } from 'react-router';

/** Whether a claim covers this path: itself and what is below; `/` covers only itself. */
export const covers = (claim: Pick<Claim, 'path'>, path: string) => coversPath(claim.path, path);

/** The longest claim that covers this path, with its remote. */
export function findClaim(
  releases: readonly Release[],
  path: string,
): { release: Release; claim: Claim } | null {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path;
  let found: { release: Release; claim: Claim } | null = null;
  for (const release of releases) {
    for (const claim of release.manifest.claims) {
      if (covers(claim, plain) && claim.path.length > (found?.claim.path.length ?? 0))
        found = { release, claim };
    }
  }
  return found;
}

/** Whether this path has an English text; pages of the shell always do. */
export function isInEnglish(releases: readonly Release[], path: string) {
  const found = findClaim(releases, path);
  return !found || found.claim.inEnglish === true;
}

/** The release with the remote that owns this path. */
export const findOwner = (releases: readonly Release[], path: string): Release | null =>
  findClaim(releases, path)?.release ?? null;

/** Id of the stub route of a claim. */
export const buildStubId = (name: string, index: number) => `${name}#${index}`;
/** Route of unclaimed addresses. */
export const NOT_FOUND_ID = '404';
/** Whether this route means "not found". */
export const isNoPage = (routeId: string) => routeId === NOT_FOUND_ID || /#\d+$/.test(routeId);

/** The routes that these claims cover. */
export const selectClaimedRoutes = (
  routes: RouteObject[],
  claims: readonly Claim[],
): RouteObject[] =>
  routes.flatMap((route): RouteObject[] => {
    if (route.index) return claims.some(({ path }) => path === '/') ? [route] : [];
    if (route.path !== undefined)
      return claims.some((claim) => covers(claim, `/${route.path}`))
        ? [{ ...route, caseSensitive: route.path.startsWith('admin/') }]
        : [];
    return [{ ...route, children: selectClaimedRoutes(route.children ?? [], claims) }];
  });

const ERROR_QUERY: PageQuery = {
  statusCode: { number: [400, 599] },
  code: { of: ['-1', '2', '100401'] },
};

/** The query parameters that this path's page reads; none for unknown paths. */
export function selectQuery(releases: readonly Release[], path: string, search: string) {
  if (path === ERROR_PAGE) return selectPageQuery(ERROR_QUERY, search);
  const found = findClaim(releases, path);
  return selectPageQuery(found ? found.claim.query : {}, search);
}
