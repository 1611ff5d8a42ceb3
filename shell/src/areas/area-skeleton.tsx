import { SLOW_LOAD_DELAY_MS } from '@admissions/protocol';
import { useMessage } from '@admissions/store';
import { useEffect, useState } from 'react';
import styles from './area-skeleton.module.css';

/** Delayed, so that quick loads do not flicker. */
export function AreaSkeleton() {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_LOAD_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSlow ? <Skeleton /> : null;
}

function Skeleton() {
  const t = useMessage();
  return (
    <div className={styles.skeleton} aria-busy="true">
      <p className="vh" role="status">
        {t('loading.page')}
      </p>
      <span className={styles.title} />
      <span className={styles.line} />
      <span className={styles.line} />
      <div className={styles.cards}>
        <span />
        <span />
        <span />
      </div>
    </div>
  );
}
