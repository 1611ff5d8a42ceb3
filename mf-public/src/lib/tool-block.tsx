import { isApiError } from '@admissions/api-client';
import { Button } from '@admissions/ui';
import { type ReactNode, useCallback, useEffect, useId, useState } from 'react';
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
  /** Label of the button. */
  open: string;
  /** Loads code and data on opening. */
  load: () => Promise<T>;
  /** Shown without JavaScript. */
  withoutScript: ReactNode;
  /** Renders the loaded tool. */
  children: (loaded: T) => ReactNode;
}
/** Loaded on opening, or by its anchor. */
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
        // Missing code reloads the page.
        if (!isApiError(error)) throw error;
      },
    );
  }, [load]);
  const isTargeted = hash === `#${id}`;
  useEffect(() => {
    if (isTargeted) start();
  }, [isTargeted, start]);
  return (
    // An unopened tool is an empty box on paper.
    <section
      id={id}
      aria-labelledby={heading}
      className={styles.tool}
      data-no-print={!loaded || undefined}
    >
      <h2 id={heading}>{title}</h2>
      <div className={styles.head}>
        <p className={styles.lead}>{lead}</p>
        {!loaded && (
          <div className={styles.open}>
            {state === 'failed' && (
              <p role="alert" className="below-s wrong semi">
                {TEXTS.failed}
              </p>
            )}
            <Button onClick={start} disabled={state === 'loading'}>
              {state === 'loading' ? TEXTS.loading : open}
            </Button>
          </div>
        )}
      </div>
      <noscript>{withoutScript}</noscript>
      {loaded && children(loaded.tool)}
    </section>
  );
}
