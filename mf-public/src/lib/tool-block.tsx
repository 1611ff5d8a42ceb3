import { isApiError } from '@admissions/api-client';
import { Button } from '@admissions/ui';
import type { ReactNode } from 'react';
import { useCallback, useEffect, useId, useState } from 'react';
import { useLocation } from 'react-router';
import styles from './tool-block.module.css';

const TEXTS = {
  loading: '載入中…',
  failed: '資料沒有讀到，請檢查網路後再試一次。',
};

interface ToolBlockProps<T> {
  /** Also the anchor that opens it. */
  id: string;
  title: ReactNode;
  lead: ReactNode;
  /** What its button says. */
  open: string;
  /** Gets its code and its data; called when it is opened. */
  load: () => Promise<T>;
  /** What stands here where no JavaScript runs. */
  withoutScript: ReactNode;
  /** Draws it with what was loaded. */
  children: (loaded: T) => ReactNode;
}
/** A tool that is loaded when somebody opens it, or comes by its anchor. */
export function ToolBlock<T>({
  id,
  title,
  lead,
  open,
  load,
  withoutScript,
  children,
}: ToolBlockProps<T>) {
  const heading = useId();
  const { hash } = useLocation();
  const [loaded, setLoaded] = useState<{ tool: T } | null>(null);
  const [state, setState] = useState<'closed' | 'loading' | 'failed'>('closed');
  const start = useCallback(() => {
    setState('loading');
    load().then(
      (tool) => setLoaded({ tool }),
      (error) => {
        setState('failed');
        if (!isApiError(error) && !isLoadError(error)) throw error;
      },
    );
  }, [load]);
  const isTargeted = hash === `#${id}`;
  useEffect(() => {
    if (isTargeted) start();
  }, [isTargeted, start]);
  return (
    // On paper a tool that nobody has opened is an empty box.
    <section
      id={id}
      aria-labelledby={heading}
      className={styles.tool}
      data-no-print={!loaded || undefined}
    >
      <h2 id={heading}>{title}</h2>
      <p className={styles.lead}>{lead}</p>
      <noscript>{withoutScript}</noscript>
      {loaded ? (
        children(loaded.tool)
      ) : (
        <div className={styles.open}>
          {state === 'failed' && (
            <p role="alert" className={styles.failed}>
              {TEXTS.failed}
            </p>
          )}
          <Button onClick={start} disabled={state === 'loading'}>
            {state === 'loading' ? TEXTS.loading : open}
          </Button>
        </div>
      )}
    </section>
  );
}
// How browsers tell that a module did not come, and the build that its style sheet did not.
const isLoadError = (error: unknown) =>
  error instanceof TypeError || String(error).startsWith('Error: Unable to preload CSS');
