import { useMessage } from '@admissions/store';
import { Button, ButtonLink, Container, Phrases, PopularLinks } from '@admissions/ui';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router';
import styles from './page-error.module.css';

/** For a missing or unreadable entry. */
export function PageError() {
  const t = useMessage();
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  // Programming errors are reported by the shell's error boundary.
  if (!isRouteErrorResponse(error)) throw error;
  const isMissing = error.status === 404;
  const { requestId, key } = (error.data ?? {}) as Partial<
    Record<'requestId' | 'key', string | null>
  >;
  return (
    <div className={styles.error}>
      <title>{`${t(isMissing ? 'error.notFound' : 'error.title')}`}</title>
      <meta name="robots" content="noindex" />
      <Container width="reading">
        <p className={styles.status}>{error.status}</p>
        <h1>
          <Phrases>{t.error(isMissing ? 'error.notFound' : (key ?? 'error.default'))}</Phrases>
        </h1>
        {isMissing && t.locale !== 'en' && (
          <p lang="en" className="note">
            This page could not be found
          </p>
        )}
        {requestId && <p>{t('error.requestId', { id: requestId })}</p>}
        <div className="row space-xl central">
          {!isMissing && (
            <Button onClick={() => void revalidate()} disabled={state === 'loading'}>
              {t('network.retry')}
            </Button>
          )}
          <ButtonLink href="/" look={isMissing ? 'primary' : 'outline'}>
            {t('error.backHome')}
            {isMissing && t.locale !== 'en' && (
              <span className="vh" lang="en">
                {' Back to the home page'}
              </span>
            )}
          </ButtonLink>
        </div>
        <PopularLinks />
      </Container>
    </div>
  );
}
