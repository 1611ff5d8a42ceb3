import type { ApiError } from '@admissions/api-client';
import { buildErrorPageUrl, isApiError } from '@admissions/api-client';
import { ADMIN_LOGIN } from '@admissions/protocol';
import { useAppStore } from '@admissions/store';
import { useEffect } from 'react';
import { isRouteErrorResponse, Navigate, useLocation, useRouteError } from 'react-router';
import { useAreaFailed } from '../frame/header-variant.ts';
import { AreaError } from '../pages/area-error.tsx';
import { ErrorPage } from '../pages/error-page.tsx';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { rememberRequestedPage } from '../pages/requested-page.ts';
import { StaticFallback } from '../pages/static-fallback.tsx';
import { isFromServer } from '../remotes/packed-errors.ts';
import { isRemoteFailure } from '../remotes/remote-failure.ts';
import { reportFault } from '../remotes/reports.ts';
import { getServerText } from '../remotes/server-text.ts';
import { useHydratedMark } from '../remotes/use-hydrated-mark.ts';

/** What stands in an area when its page cannot: "not there", the failure of its remote, or the error of its page. */
export function AreaBoundary() {
  const error = useRouteError();
  const address = useLocation();
  const { search } = address;
  const isSessionOver = useAppStore(
    ({ notice }) => notice?.target?.startsWith(ADMIN_LOGIN) ?? false,
  );
  useHydratedMark();
  useAreaFailed();
  useEffect(() => {
    if (isOwnError(error)) reportFault('boundary', error);
  }, [error]);
  // The dialog that leads to the sign-in says why; what the API says of the page's own reads is another reason.
  if (isSessionOver && isApiError(error)) return null;
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  // A visitor who could read the page goes on reading it.
  const text = isOwnError(error) ? getServerText() : null;
  if (text) return <StaticFallback text={text} part="area" />;
  if (isRemoteFailure(error)) return <AreaError />;
  // A visitor on the way here is sent to the error page; one whose page was rendered by the server is told in place.
  if (shouldRedirectToErrorPage(error)) {
    rememberRequestedPage(address);
    return <Navigate to={buildErrorPageUrl(error, search)} replace />;
  }
  return <ErrorPage />;
}

/** Of our code, here: what failed on the server was shown by it, and what the API answered has words of its own. */
const isOwnError = (error: unknown) =>
  !isFromServer(error) && !isApiError(error) && !isRouteErrorResponse(error);

const shouldRedirectToErrorPage = (error: unknown): error is ApiError =>
  typeof document !== 'undefined' &&
  !isFromServer(error) &&
  !location.pathname.startsWith('/admin') &&
  isApiError(error) &&
  (error.status === 404 || error.status >= 500);
