import type { AllowedReleases } from '@admissions/protocol/releases';
import { data, type RouteObject } from 'react-router';
import { AreaSkeleton } from './areas/area-skeleton.tsx';
import { mountPoint } from './areas/mount-point.tsx';
import { Redraw } from './areas/redraw.tsx';
import { PublicFrame } from './frame/public-frame.tsx';
import { ErrorPage, FrameError } from './pages/error-page.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { NOT_FOUND_ID } from './remotes/claims.ts';

/** Routes of the loaded remotes, by remote. */
export type LoadedRoutes = Readonly<Record<string, RouteObject[]>>;

const throwNotFound = () => {
  throw data(null, { status: 404 });
};

/** Public routes: paths from the registry, filled with the pages of loaded remotes. */
export const publicRoutes = (registry: AllowedReleases, loaded: LoadedRoutes): RouteObject[] => [
  {
    id: 'shell',
    element: (
      <Redraw>
        <PublicFrame />
      </Redraw>
    ),
    ErrorBoundary: FrameError,
    HydrateFallback: AreaSkeleton,
    children: [
      { id: 'error', path: 'error', Component: ErrorPage },
      ...registry.map((release) =>
        mountPoint(release, loaded[release.manifest.name], throwNotFound),
      ),
      {
        id: NOT_FOUND_ID,
        path: '*',
        loader: throwNotFound,
        element: null,
        ErrorBoundary: NotFoundPage,
      },
    ],
  },
];
