import { useMessage } from '@admissions/store';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '../nav/button.tsx';
import styles from './states.module.css';

/** Placeholder of an empty list. */
export const EmptyState = ({ children }: { children: ReactNode }) => (
  <p className={styles.empty}>{children}</p>
);

/** Placeholder of a section with a failed read. */
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
