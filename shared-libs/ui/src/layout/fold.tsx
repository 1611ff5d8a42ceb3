import { readAnchor } from '@admissions/model';
import type { ReactNode } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import styles from './fold.module.css';

interface FoldProps {
  /** What is inside, as the line that opens it. */
  summary: ReactNode;
  /** The id of the section that it belongs to: an address that names it opens the fold too. */
  anchor?: string | undefined;
  children: ReactNode;
}
/** What stands open on wide screens and on paper, and on a phone opens in its place. */
export function Fold({ summary, anchor, children }: FoldProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  const { hash, key } = useLocation();
  // Before the page is scrolled to what the address names, so that it has a place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address asked for again opens it again
  useLayoutEffect(() => {
    const id = readAnchor(hash);
    const target = id && document.getElementById(id);
    if (!fold.current || !target) return;
    if (id === anchor || fold.current.contains(target)) fold.current.open = true;
  }, [hash, key, anchor]);
  return (
    <details ref={fold} className={styles.fold}>
      <summary className={styles.summary}>{summary}</summary>
      {children}
    </details>
  );
}
