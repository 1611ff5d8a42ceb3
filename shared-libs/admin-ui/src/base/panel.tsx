import type { ReactNode } from 'react';
import styles from './panel.module.css';

/** White card; with a title when the page has several. */
export const Panel = ({ title, children }: { title?: string; children: ReactNode }) => (
  <section className={styles.panel}>
    {title && <h2>{title}</h2>}
    {children}
  </section>
);
