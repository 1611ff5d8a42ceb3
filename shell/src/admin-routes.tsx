import type { Area, RegistryCut } from '@admissions/contracts';
import { ADMIN_DASHBOARD, ADMIN_LOGIN, ADMIN_NOT_FOUND, AREAS } from '@admissions/contracts';
import type { RouteObject } from 'react-router';
import { redirect } from 'react-router';
import { AdminFrame } from './admin/admin-frame.tsx';
import { AdminNotFoundPage } from './admin/admin-not-found-page.tsx';
import { LoginPage } from './admin/login-page.tsx';
import { ErrorPage } from './pages/error-page.tsx';
import { AreaSkeleton } from './remotes/area-skeleton.tsx';
import { mountPoint } from './remotes/mount-point.tsx';
import { loginAddress } from './session/return-path.ts';

const trim = (path: string) => path.replace(/^\//, '');
const login: RouteObject = {
  id: 'login',
  path: trim(ADMIN_LOGIN),
  Component: LoginPage,
  ErrorBoundary: ErrorPage,
};

/** Nobody is signed in: every address leads to the sign-in page, which leads back; only "not found" is everybody's. */
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

/** What the signed-in person may reach; anything else is not there. */
export const adminRoutes = (cut: RegistryCut, firstArea: Area | null): RouteObject[] => [
  login,
  {
    id: 'admin',
    Component: AdminFrame,
    ErrorBoundary: ErrorPage,
    HydrateFallback: AreaSkeleton,
    children: [
      { id: 'landing', path: 'admin', loader: () => redirect(chooseLandingPath(cut, firstArea)) },
      { id: 'not-found', path: trim(ADMIN_NOT_FOUND), Component: AdminNotFoundPage },
      {
        id: 'dashboard',
        path: trim(ADMIN_DASHBOARD),
        lazy: () => import('./admin/dashboard/dashboard-page.tsx'),
      },
      ...cut.map((release) => mountPoint(release, undefined, denied)),
      { id: 'denied', path: '*', loader: denied },
    ],
  },
];

function signIn({ url }: Request) {
  const { pathname, search } = new URL(url);
  return redirect(loginAddress(pathname + search));
}
const denied = () => redirect(ADMIN_NOT_FOUND);

/** The page that a person starts on: the first that the menu has in their first area, or in the next one that has any. */
export function chooseLandingPath(cut: RegistryCut, firstArea: Area | null): string {
  const claims = cut.flatMap(({ manifest }) => manifest.claims).filter(({ menu }) => menu);
  const areas = firstArea ? [firstArea, ...AREAS] : AREAS;
  const inMenuOrder = claims.toSorted(
    (one, other) => (one.menu?.order ?? 0) - (other.menu?.order ?? 0),
  );
  for (const area of areas) {
    const first = inMenuOrder.find((claim) => claim.area === area);
    if (first) return first.path;
  }
  return ADMIN_NOT_FOUND;
}
