import { useMessage } from '@admissions/store';
import styles from './skip-link.module.css';

/** The first thing that the keyboard reaches. */
export function SkipLink() {
  const t = useMessage();
  return (
    <a href="#C" className={styles.skip}>
      {t('nav.skip')}
    </a>
  );
}
