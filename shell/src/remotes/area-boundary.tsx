import type { ApiError } from '@admissions/api-client';
import { errorPageFor, isApiError } from '@admissions/api-client';
import { isRouteErrorResponse, Navigate, useLocation, useRouteError } from 'react-router';
import { AreaError } from '../pages/area-error.tsx';
import { ErrorPage } from '../pages/error-page.tsx';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { isFromServer } from './packed-errors.ts';
import { isRemoteFailure } from './remote-failure.ts';
import { useHydratedMark } from './use-hydrated-mark.ts';

/** What stands in an area when its page cannot: "not there", the failure of its remote, or the error of its page. */
export function AreaBoundary() {
  const error = useRouteError();
  const { search } = useLocation();
  useHydratedMark();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  if (isRemoteFailure(error)) return <AreaError />;
  // A visitor on the way here is sent to the error page; one whose page was rendered by the server is told in place.
  if (leadsToErrorPage(error)) return <Navigate to={errorPageFor(error, search)} replace />;
  return <ErrorPage />;
}

const leadsToErrorPage = (error: unknown): error is ApiError =>
  typeof document !== 'undefined' &&
  !isFromServer(error) &&
  !location.pathname.startsWith('/admin') &&
  isApiError(error) &&
  (error.status === 404 || error.status >= 500);
