import { errorPagesInEnglish } from '@admissions/model/messages';
import { useMessage } from '@admissions/store';
import { Button, useIsServed, WaysOn } from '@admissions/ui';
import { useLocation, useNavigate, useRouteError } from 'react-router';
import { askedPage } from './asked-page.ts';
import { errorFacts } from './error-facts.ts';
import { HomeLink } from './home-link.tsx';
import { LastResort } from './last-resort.tsx';
import { MessagePage } from './message-page.tsx';

/** What went wrong: the status (500 when none is known), the catalogue's sentence for the error or "Error", in both languages, and the request's number; a second try where the page that was asked for is known, and the ways on. */
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
  const { status, key, requestId } = errorFacts(error, search);
  // What an address says about a request makes no page of its own: the server leaves it out.
  const isServed = useIsServed();
  const isShown = Boolean(error) || !isServed;
  const retry = error
    ? () => location.reload()
    : askedPage() && (() => void navigate(askedPage() ?? '/', { replace: true }));
  const isPlain = key === 'error.title';
  return (
    <MessagePage
      title={`${t('error.title')} ${status}`}
      status={String(status)}
      heading={t(key)}
      english={
        isPlain
          ? `${errorPagesInEnglish[key]}. ${errorPagesInEnglish['error.default']}`
          : errorPagesInEnglish[key]
      }
    >
      {isPlain && <p>{t('error.default')}</p>}
      {requestId && isShown && <p>{t('error.requestId', { id: requestId })}</p>}
      {isShown && retry && status !== 404 && <Button onClick={retry}>{t('network.retry')}</Button>}
      <HomeLink />
      {!pathname.startsWith('/admin') && <WaysOn />}
    </MessagePage>
  );
}
