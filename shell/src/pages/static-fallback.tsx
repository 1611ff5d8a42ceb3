import { BLUE_HEADER_ROUTES } from '@admissions/protocol';
import { useMessage } from '@admissions/store';
import { Button } from '@admissions/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useRouteError } from 'react-router';
import { useBoot } from '../remotes/boot-context.ts';
import { isRemoteFailure } from '../remotes/remote-failure.ts';
import { useRemotes } from '../remotes/remotes-context.ts';
import type { ServerText } from '../remotes/server-text.ts';
import styles from './static-fallback.module.css';

interface StaticFallbackProps {
  text: ServerText;
  /** What failed: the page in its area, or the frame. */
  part: 'area' | 'whole';
}
/** A page that failed to hydrate: the server's text stays readable, with a notice above it. */
export function StaticFallback({ text, part }: StaticFallbackProps) {
  const t = useMessage();
  const remotes = useRemotes();
  const { requestId } = useBoot();
  const { pathname } = useLocation();
  const error = useRouteError();
  const container = useRef<HTMLDivElement>(null);
  const [isRetrying, setRetrying] = useState(false);
  useLayoutEffect(() => container.current?.append(...text[part]), [text, part]);
  async function retry() {
    if (!isRemoteFailure(error)) return location.reload();
    setRetrying(true);
    await remotes.retry(error.remote).catch(() => {});
    setRetrying(false);
  }
  return (
    <>
      <title>{text.title}</title>
      <div className={styles.notice} role="alert">
        <p>{t('error.asleep')}</p>
        <p className="row note">
          {isRemoteFailure(error) && (
            <code>
              {error.remote} {error.version}
            </code>
          )}
          {requestId && <span>{t('error.requestId', { id: requestId })}</span>}
        </p>
        <Button look="outline" onClick={() => void retry()} disabled={isRetrying}>
          {t('network.retry')}
        </Button>
      </div>
      {/* On these routes the header overlaps the page. */}
      <div
        ref={container}
        data-asleep
        className={
          part === 'area' && BLUE_HEADER_ROUTES.includes(pathname) ? styles.underHeader : undefined
        }
      />
    </>
  );
}
