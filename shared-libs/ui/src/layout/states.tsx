import { useMessage } from '@admissions/store';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '../nav/button.tsx';
import styles from './states.module.css';

/** What a list shows when it has nothing. */
export const EmptyState = ({ children }: { children: ReactNode }) => (
  <p className={styles.empty}>{children}</p>
);

/** What a section shows when its data could not be read; the rest of the page is fine. */
export function SectionError() {
  const t = useMessage();
  const { revalidate, state } = useRevalidator();
  return (
    <div className={styles.error} role="status">
      <p>{t('error.section')}</p>
      <Button look="outline" onClick={() => void revalidate()} disabled={state === 'loading'}>
        {t('network.retry')}
      </Button>
    </div>
  );
}
