import { useMessage } from '@admissions/store';
import { Button } from '@admissions/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useRouteError } from 'react-router';
import { useBoot } from '../remotes/boot-context.ts';
import { isRemoteFailure } from '../remotes/remote-failure.ts';
import { useRemotes } from '../remotes/remotes-context.ts';
import styles from './area-error.module.css';

/** Names the remote that failed to load and offers a retry; the rest of the site works. */
export function AreaError() {
  const t = useMessage();
  const remotes = useRemotes();
  const { requestId } = useBoot();
  const { pathname } = useLocation();
  const error = useRouteError();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isRetrying, setRetrying] = useState(false);
  const failed = isRemoteFailure(error)
    ? { name: error.remote, version: error.version }
    : remotes.ownerOf(pathname);
  useEffect(() => heading.current?.focus(), []);
  async function retry() {
    if (!failed) return;
    setRetrying(true);
    await remotes.retry(failed.name).catch(() => heading.current?.focus());
    setRetrying(false);
  }
  return (
    <section className={styles.panel} role="alert">
      <meta name="robots" content="noindex" />
      <h1 ref={heading} tabIndex={-1}>
        {t('error.section')}
      </h1>
      <p className="row note">
        {failed && (
          <code>
            {failed.name} {failed.version}
          </code>
        )}
        {requestId && <span>{t('error.requestId', { id: requestId })}</span>}
      </p>
      <Button onClick={() => void retry()} disabled={isRetrying}>
        {t('network.retry')}
      </Button>
    </section>
  );
}
