import type { ReactNode } from 'react';
import styles from './panel.module.css';

/** A white card on the page; with a title when it is one of several. */
export const Panel = ({ title, children }: { title?: string; children: ReactNode }) => (
  <section className={styles.panel}>
    {title && <h2>{title}</h2>}
    {children}
  </section>
);
