import { parseAnchor } from '@admissions/model';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import styles from './fold.module.css';

interface FoldProps {
  /** The summary line. */
  summary: ReactNode;
  /** Id of its section: a link to that id opens the fold. */
  anchor?: string | undefined;
  /** Collapsible on wide screens too. */
  isAlways?: boolean;
  children: ReactNode;
}
/** Open on wide screens and paper, collapsible on phones. */
export function Fold({ summary, anchor, isAlways = false, children }: FoldProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  const { hash, key } = useLocation();
  // Open before the browser scrolls to the anchor.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address opens it again
  useLayoutEffect(() => {
    const id = parseAnchor(hash);
    const target = id && document.getElementById(id);
    if (!fold.current || !target) return;
    if (id === anchor || fold.current.contains(target)) fold.current.open = true;
  }, [hash, key, anchor]);
  return (
    <details ref={fold} className={styles.fold} data-always={isAlways || undefined}>
      <summary className={styles.summary}>{summary}</summary>
      {children}
    </details>
  );
}
