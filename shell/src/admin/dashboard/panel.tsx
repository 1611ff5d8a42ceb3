import type { ReactNode } from 'react';
import styles from './dashboard.module.css';

interface PanelProps {
  title: string;
  /** Shown instead of the list when there is nothing in it. */
  empty?: string | false;
  before?: ReactNode;
  after?: ReactNode;
  children: ReactNode;
}
/** A titled part of the start page, with a list. */
export function Panel({ title, empty, before, after, children }: PanelProps) {
  return (
    <section className={styles.panel}>
      <h2>{title}</h2>
      {empty ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <>
          {before}
          <ul className={styles.list}>{children}</ul>
        </>
      )}
      {after}
    </section>
  );
}
