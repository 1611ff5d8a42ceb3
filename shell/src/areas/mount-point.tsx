import type { Release } from '@admissions/protocol/releases';
import type { LoaderFunction, RouteObject } from 'react-router';
import { buildStubId, selectClaimedRoutes } from '../remotes/claims.ts';
import { Area } from './area.tsx';
import { AreaBoundary } from './area-boundary.tsx';
import { AreaSkeleton } from './area-skeleton.tsx';

/**
 * Pathless route of one remote, with a splat stub per claim: deep links match before its code loads.
 * The stubs rank below the remote's own routes; a path that only a stub matches is "not found".
 */
export function mountPoint(
  release: Release,
  routes: RouteObject[] | undefined,
  notFoundLoader: LoaderFunction,
): RouteObject {
  const { name, claims } = release.manifest;
  return {
    id: name,
    element: <Area remote={name} />,
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
