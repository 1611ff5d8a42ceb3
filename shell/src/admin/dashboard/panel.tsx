import type { ReactNode } from 'react';
import styles from './dashboard.module.css';

interface PanelProps {
  title: string;
  /** Shown when the list is empty. */
  empty?: string | false;
  before?: ReactNode;
  after?: ReactNode;
  children: ReactNode;
}
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
