import type { ApiError } from '@admissions/api-client';
import { errorPageFor, isApiError } from '@admissions/api-client';
import { ADMIN_LOGIN } from '@admissions/protocol';
import { useAppStore } from '@admissions/store';
import { useEffect } from 'react';
import { isRouteErrorResponse, Navigate, useLocation, useRouteError } from 'react-router';
import { useAreaFailed } from '../frame/header-look.ts';
import { AreaError } from '../pages/area-error.tsx';
import { rememberAsked } from '../pages/asked-page.ts';
import { ErrorPage } from '../pages/error-page.tsx';
import { KeptPage } from '../pages/kept-page.tsx';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { isFromServer } from '../remotes/packed-errors.ts';
import { isRemoteFailure } from '../remotes/remote-failure.ts';
import { reportFault } from '../remotes/reports.ts';
import { serverText } from '../remotes/server-text.ts';
import { useHydratedMark } from '../remotes/use-hydrated-mark.ts';

/** What stands in an area when its page cannot: "not there", the failure of its remote, or the error of its page. */
export function AreaBoundary() {
  const error = useRouteError();
  const address = useLocation();
  const { search } = address;
  const isOver = useAppStore(({ notice }) => notice?.target?.startsWith(ADMIN_LOGIN) ?? false);
  useHydratedMark();
  useAreaFailed();
  useEffect(() => {
    if (isMistake(error)) reportFault('boundary', error);
  }, [error]);
  // The dialog that leads to the sign-in says why; what the API says of the page's own reads is another reason.
  if (isOver && isApiError(error)) return null;
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  // A visitor who could read the page goes on reading it.
  const text = isMistake(error) ? serverText() : null;
  if (text) return <KeptPage text={text} part="area" />;
  if (isRemoteFailure(error)) return <AreaError />;
  // A visitor on the way here is sent to the error page; one whose page was rendered by the server is told in place.
  if (leadsToErrorPage(error)) {
    rememberAsked(address);
    return <Navigate to={errorPageFor(error, search)} replace />;
  }
  return <ErrorPage />;
}

/** Of our code, here: what failed on the server was shown by it, and what the API answered has words of its own. */
const isMistake = (error: unknown) =>
  !isFromServer(error) && !isApiError(error) && !isRouteErrorResponse(error);

const leadsToErrorPage = (error: unknown): error is ApiError =>
  typeof document !== 'undefined' &&
  !isFromServer(error) &&
  !location.pathname.startsWith('/admin') &&
  isApiError(error) &&
  (error.status === 404 || error.status >= 500);
