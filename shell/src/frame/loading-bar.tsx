import { useMessage } from '@admissions/store';
import styles from './loading-bar.module.css';
import { useLoadingBar } from './use-loading-bar.ts';

export function LoadingBar() {
  const t = useMessage();
  const phase = useLoadingBar();
  if (phase === 'hidden') return null;
  return (
    <div
      role="progressbar"
      aria-label={t('loading.page')}
      className={`${styles.bar} ${styles[phase]}`}
    />
  );
}
