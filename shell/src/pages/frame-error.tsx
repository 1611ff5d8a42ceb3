import { isApiError } from '@admissions/api-client';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { getServerText } from '../remotes/server-text.ts';
import { ErrorPage } from './error-page.tsx';
import { LastResort } from './last-resort.tsx';
import { StaticFallback } from './static-fallback.tsx';

/** When the frame fails: the server-rendered document, or the error page. */
export function FrameError() {
  const error = useRouteError();
  const text = isRouteErrorResponse(error) || isApiError(error) ? null : getServerText();
  if (!text) return <ErrorPage />;
  return (
    <LastResort>
      <StaticFallback text={text} part="whole" />
    </LastResort>
  );
}
