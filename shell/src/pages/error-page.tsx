import { isApiError } from '@admissions/api-client';
import { errorPagesInEnglish } from '@admissions/contracts/messages';
import { useMessage } from '@admissions/store';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { HomeLink } from './home-link.tsx';
import { LastResort } from './last-resort.tsx';
import { MessagePage } from './message-page.tsx';
import { statusIn } from './status-in.ts';

/** What went wrong: the status that the address or the error names (500 when neither does), in both languages; after a 404 a way home. */
export const ErrorPage = () => (
  <LastResort>
    <ErrorMessage />
  </LastResort>
);

function ErrorMessage() {
  const t = useMessage();
  const error = useRouteError();
  const { search } = useLocation();
  const status = isRouteErrorResponse(error) ? error.status : isApiError(error) && error.status >= 400 ? error.status : statusIn(search);
  const key = status === 404 ? 'error.notFound' : 'error.default';
  const requestId = isApiError(error) ? error.requestId : isRouteErrorResponse(error) ? (error.data as { requestId?: string } | null)?.requestId : null;
  return (
    <MessagePage
      title={`${t('error.title')} ${status}`}
      status={String(status)}
      heading={t(key)}
      english={status === 404 ? errorPagesInEnglish[key] : `${errorPagesInEnglish['error.title']}. ${errorPagesInEnglish[key]}`}
    >
      {requestId && <p>{t('error.requestId', { id: requestId })}</p>}
      {status === 404 && <HomeLink />}
    </MessagePage>
  );
}
