import type { Localised } from '@admissions/model';
import { useMessage } from '@admissions/store';
import type { ReactNode } from 'react';
import styles from './panel.module.css';

/** White card; with a title when the page has several. */
export function Panel({ title, children }: { title?: string | Localised; children: ReactNode }) {
  const t = useMessage();
  return (
    <section className={styles.panel}>
      {title && <h2>{t.text(title)}</h2>}
      {children}
    </section>
  );
}
