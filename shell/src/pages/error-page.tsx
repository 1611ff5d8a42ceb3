import { errorMessage, isApiError } from '@admissions/api-client';
import { errorPagesInEnglish } from '@admissions/model/messages';
import { useMessage } from '@admissions/store';
import { Button, PopularLinks, useIsServed } from '@admissions/ui';
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router';
import { getServerText } from '../remotes/server-text.ts';
import { readErrorDetails } from './error-details.ts';
import { HomeLink } from './home-link.tsx';
import { LastResort } from './last-resort.tsx';
import { MessagePage } from './message-page.tsx';
import { getRequestedPage } from './requested-page.ts';
import { StaticFallback } from './static-fallback.tsx';

/** Status, message in both languages and request number; retries the requested page when known. */
export const ErrorPage = () => (
  <LastResort>
    <ErrorMessage />
  </LastResort>
);

function ErrorMessage() {
  const t = useMessage();
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { status, key, requestId } = readErrorDetails(error, search);
  // Request details are no part of the page's address: the server omits them.
  const isServed = useIsServed();
  const isShown = Boolean(error) || !isServed;
  const retry = error
    ? () => location.reload()
    : () => void navigate(getRequestedPage() ?? '/', { replace: true });
  // The reason of a refusal helps; words about a failing server do not.
  const isRefusal =
    isApiError(error) && status >= 400 && status < 500 && ![401, 404].includes(status);
  const isPlain = key === 'error.title';
  return (
    <MessagePage
      title={`${t('error.title')} ${status}`}
      status={String(status)}
      heading={isRefusal ? errorMessage(error, t) : t(key)}
      english={
        isPlain
          ? `${errorPagesInEnglish[key]}. ${errorPagesInEnglish['error.default']}`
          : errorPagesInEnglish[key]
      }
    >
      {isPlain && <p>{t('error.default')}</p>}
      {requestId && isShown && <p>{t('error.requestId', { id: requestId })}</p>}
      {isShown && status !== 404 && <Button onClick={retry}>{t('network.retry')}</Button>}
      <HomeLink />
      {!pathname.startsWith('/admin') && <PopularLinks />}
    </MessagePage>
  );
}

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
