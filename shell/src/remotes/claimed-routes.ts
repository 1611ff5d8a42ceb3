import type { Claim } from '@admissions/protocol/releases';
import type { RouteObject } from 'react-router';
import { covers } from './claims.ts';

/** The id of the route that stands for a claim while its remote is not there. */
export const buildStubId = (name: string, index: number) => `${name}#${index}`;
/** The route of addresses that nobody claims. */
export const NOT_FOUND_ID = '404';
/** Whether this route stands for an address where there is no page. */
export const isNoPage = (routeId: string): boolean =>
  routeId === NOT_FOUND_ID || /#\d+$/.test(routeId);

/** Only what the remote claims (and this person may have) is mounted. */
export const selectClaimedRoutes = (
  routes: RouteObject[],
  claims: readonly Claim[],
): RouteObject[] =>
  routes.flatMap((route): RouteObject[] => {
    if (route.index) return claims.some(({ path }) => path === '/') ? [route] : [];
    if (route.path !== undefined)
      return claims.some((claim) => covers(claim, `/${route.path}`)) ? [route] : [];
    return [{ ...route, children: selectClaimedRoutes(route.children ?? [], claims) }];
  });
