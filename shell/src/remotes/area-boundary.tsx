import { isRouteErrorResponse, useRouteError } from 'react-router';
import { AreaError } from '../pages/area-error.tsx';
import { ErrorPage } from '../pages/error-page.tsx';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { isRemoteFailure } from './remote-failure.ts';

/** What stands in an area when its page cannot: "not there", the failure of its remote, or the error of its page. */
export function AreaBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  return isRemoteFailure(error) ? <AreaError /> : <ErrorPage />;
}
