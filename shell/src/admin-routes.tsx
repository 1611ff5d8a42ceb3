import { ADMIN_LOGIN, ADMIN_NOT_FOUND } from '@admissions/protocol';
import type { AllowedReleases } from '@admissions/protocol/releases';
import { ADMIN_DASHBOARD, ADMIN_SCHEDULE, ADMIN_SITE_CHECK } from '@admissions/protocol/staff';
import type { ComponentType } from 'react';
import { type RouteObject, redirect } from 'react-router';
import { AdminFrame } from './admin/admin-frame.tsx';
import { AdminNotFoundPage, setDeniedPath } from './admin/admin-not-found-page.tsx';
import { LoginPage } from './admin/login-page.tsx';
import { AreaBoundary } from './areas/area-boundary.tsx';
import { AreaSkeleton } from './areas/area-skeleton.tsx';
import { mountPoint } from './areas/mount-point.tsx';
import { ErrorPage } from './pages/error-page.tsx';
import { loadOrReload } from './remotes/chunk-reload.ts';
import { buildLoginUrl } from './session/return-path.ts';

const trim = (path: string) => path.replace(/^\//, '');
const login: RouteObject = {
  id: 'login',
  path: trim(ADMIN_LOGIN),
  Component: LoginPage,
  ErrorBoundary: ErrorPage,
};

/** Signed-out routes: every address leads to the sign-in page, except "not found". */
export const signedOutRoutes = (): RouteObject[] => [
  login,
  {
    id: 'not-found',
    path: trim(ADMIN_NOT_FOUND),
    element: (
      <main>
        <AdminNotFoundPage />
      </main>
    ),
  },
  {
    id: 'signed-out',
    path: '*',
    HydrateFallback: AreaSkeleton,
    loader: ({ request }) => signIn(request),
  },
];

/** Sign-in unknown: nobody is signed out; the page shows the error and offers a retry. */
export const unansweredRoutes = (failure: unknown): RouteObject[] => [
  login,
  {
    id: 'unanswered',
    path: '*',
    HydrateFallback: AreaSkeleton,
    loader: () => Promise.reject(failure),
    ErrorBoundary: UnansweredPage,
  },
];
const UnansweredPage = () => (
  <main>
    <ErrorPage />
  </main>
);

/** Routes of the account. Errors show inside the frame, so that the session dialog stays usable. */
export const adminRoutes = (cut: AllowedReleases): RouteObject[] => [
  login,
  {
    id: 'admin',
    Component: AdminFrame,
    ErrorBoundary: ErrorPage,
    HydrateFallback: AreaSkeleton,
    children: [
      { id: 'landing', path: 'admin', loader: () => redirect(chooseLandingPath(cut)) },
      { id: 'not-found', path: trim(ADMIN_NOT_FOUND), Component: AdminNotFoundPage },
      ownPage('dashboard', ADMIN_DASHBOARD, () => import('./admin/dashboard/dashboard-page.tsx')),
      ownPage('schedule', ADMIN_SCHEDULE, () => import('./admin/schedule/schedule-page.tsx')),
      ownPage(
        'site-check',
        ADMIN_SITE_CHECK,
        () => import('./admin/site-check/site-check-page.tsx'),
      ),
      ...cut.map((release) => mountPoint(release, undefined, denied)),
      { id: 'denied', path: '*', loader: denied },
    ],
  },
];

const ownPage = (
  id: string,
  path: string,
  load: () => Promise<{ Component: ComponentType }>,
): RouteObject => ({
  id,
  path: trim(path),
  caseSensitive: true,
  ErrorBoundary: AreaBoundary,
  lazy: () => loadOrReload(load()),
});

function signIn({ url }: Request) {
  const { pathname, search } = new URL(url);
  return redirect(buildLoginUrl(pathname + search));
}
function denied({ request }: { request: Request }) {
  setDeniedPath(new URL(request.url).pathname);
  return redirect(ADMIN_NOT_FOUND);
}

/** The landing page: the dashboard, or an explanation for accounts without permissions. */
export const chooseLandingPath = (cut: AllowedReleases) =>
  cut.some(({ manifest }) => manifest.claims.some(({ menu }) => menu))
    ? ADMIN_DASHBOARD
    : ADMIN_NOT_FOUND;
