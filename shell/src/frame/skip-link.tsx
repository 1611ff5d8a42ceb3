import { useMessage } from '@admissions/store';
import styles from './skip-link.module.css';

/** The first focusable element. */
export function SkipLink() {
  const t = useMessage();
  return (
    <a href="#C" className={styles.skip}>
      {t('nav.skip')}
    </a>
  );
}
