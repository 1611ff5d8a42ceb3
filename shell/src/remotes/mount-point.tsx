import type { Claim, Release } from '@admissions/contracts';
import type { LoaderFunction, RouteObject } from 'react-router';
import { Area } from './area.tsx';
import { AreaBoundary } from './area-boundary.tsx';
import { AreaSkeleton } from './area-skeleton.tsx';
import { covers } from './claims.ts';

/**
 * The route of one remote: pathless, with a boundary of its own, and one splat stub per claim, so that deep links match before any of its code is there.
 * The stubs rank below the remote's own routes; what only they match is not there.
 */
export function mountPoint(
  release: Release,
  routes: RouteObject[] | undefined,
  notThere: LoaderFunction,
): RouteObject {
  const { name, claims } = release.manifest;
  return {
    id: name,
    element: <Area />,
    ErrorBoundary: AreaBoundary,
    HydrateFallback: AreaSkeleton,
    children: [
      ...(routes ? claimedRoutes(routes, claims) : []),
      ...claims.map(({ path }, index) => ({
        id: stubId(name, index),
        path: `${path.slice(1)}/*`.replace(/^\//, ''),
        loader: notThere,
        element: null,
      })),
    ],
  };
}
export const stubId = (name: string, index: number) => `${name}#${index}`;
/** The route of addresses that nobody claims. */
export const NOWHERE = '404';
/** Whether this route stands for an address where there is no page. */
export const isNoPage = (routeId: string): boolean => routeId === NOWHERE || /#\d+$/.test(routeId);

/** Only what the remote claims (and this person may have) is mounted. */
export const claimedRoutes = (routes: RouteObject[], claims: readonly Claim[]): RouteObject[] =>
  routes.flatMap((route): RouteObject[] => {
    if (route.index) return claims.some(({ path }) => path === '/') ? [route] : [];
    if (route.path !== undefined)
      return claims.some((claim) => covers(claim, `/${route.path}`)) ? [route] : [];
    return [{ ...route, children: claimedRoutes(route.children ?? [], claims) }];
  });
