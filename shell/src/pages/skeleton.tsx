import { useMessage } from '@admissions/store';
import styles from './skeleton.module.css';

export function Skeleton() {
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
