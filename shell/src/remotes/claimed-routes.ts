import type { Claim } from '@admissions/protocol/releases';
import type { RouteObject } from 'react-router';
import { covers } from './claims.ts';

/** Id of the stub route of a claim. */
export const buildStubId = (name: string, index: number) => `${name}#${index}`;
/** Route of unclaimed addresses. */
export const NOT_FOUND_ID = '404';
/** Whether this route means "not found". */
export const isNoPage = (routeId: string): boolean =>
  routeId === NOT_FOUND_ID || /#\d+$/.test(routeId);

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
