import { type ApiError, buildErrorPageUrl, isApiError } from '@admissions/api-client';
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
import { isMissingCode, reloadOrThrow } from '../remotes/chunk-reload.ts';
import { isFromServer } from '../remotes/packed-errors.ts';
import { isRemoteFailure } from '../remotes/remote-failure.ts';
import { reportFault } from '../remotes/reports.ts';
import { getServerText } from '../remotes/server-text.ts';
import { useHydratedMark } from '../remotes/use-hydrated-mark.ts';
import { AreaSkeleton } from './area-skeleton.tsx';

/** Replaces a page that cannot show: not found, a failed remote, or an error. */
export function AreaBoundary() {
  const error = useRouteError();
  const address = useLocation();
  const isSessionOver = useAppStore(
    ({ notice }) => notice?.target?.startsWith(ADMIN_LOGIN) ?? false,
  );
  useHydratedMark();
  useAreaFailed();
  useEffect(() => {
    if (!isOwnError(error)) return;
    const report = () => reportFault('boundary', error);
    if (isMissingCode(error)) reloadOrThrow(error, location.href).catch(report);
    else report();
  }, [error]);
  // The session dialog gives the reason; errors of the page's own requests would contradict it.
  if (isSessionOver && isApiError(error)) return null;
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  // A visitor who can read the page goes on reading it.
  const text = isOwnError(error) ? getServerText() : null;
  if (text) return <StaticFallback text={text} part="area" />;
  if (isRemoteFailure(error)) return error.isBrowserOnly ? <AreaSkeleton /> : <AreaError />;
  // Errors redirect, except on server-rendered pages and in the back office: they keep their frame.
  if (!address.pathname.startsWith('/admin') && shouldRedirectToErrorPage(error)) {
    rememberRequestedPage(address);
    return <Navigate to={buildErrorPageUrl(error, address.search)} replace />;
  }
  return <ErrorPage />;
}

/** Client errors of our code; server and API errors have been reported already. */
const isOwnError = (error: unknown) =>
  !isFromServer(error) && !isApiError(error) && !isRouteErrorResponse(error);

const shouldRedirectToErrorPage = (error: unknown): error is ApiError =>
  typeof document !== 'undefined' &&
  !isFromServer(error) &&
  isApiError(error) &&
  (error.status === 404 || error.status >= 500);
