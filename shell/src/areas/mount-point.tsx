import type { Release } from '@admissions/protocol/releases';
import type { LoaderFunction, RouteObject } from 'react-router';
import { buildStubId, selectClaimedRoutes } from '../remotes/claimed-routes.ts';
import { Area } from './area.tsx';
import { AreaBoundary } from './area-boundary.tsx';
import { AreaSkeleton } from './area-skeleton.tsx';

/**
 * The route of one remote: pathless, with a boundary of its own, and one splat stub per claim, so that deep links match before any of its code is there.
 * The stubs rank below the remote's own routes; what only they match is not there.
 */
export function mountPoint(
  release: Release,
  routes: RouteObject[] | undefined,
  notFoundLoader: LoaderFunction,
): RouteObject {
  const { name, claims } = release.manifest;
  return {
    id: name,
    element: <Area />,
    ErrorBoundary: AreaBoundary,
    HydrateFallback: AreaSkeleton,
    children: [
      ...(routes ? selectClaimedRoutes(routes, claims) : []),
      ...claims.map(({ path }, index) => ({
        id: buildStubId(name, index),
        path: `${path.slice(1)}/*`.replace(/^\//, ''),
        loader: notFoundLoader,
        element: null,
      })),
    ],
  };
}
