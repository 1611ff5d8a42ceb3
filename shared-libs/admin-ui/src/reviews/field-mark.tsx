import { useMessage } from '@admissions/store';
import styles from './reviews.module.css';
import { TEXTS } from './texts.ts';

/** Below a field: link to its open comments. */
export function FieldMark({ count, onOpen }: { count: number; onOpen: () => void }) {
  const t = useMessage();
  if (count === 0) return null;
  return (
    <button type="button" className={styles.mark} onClick={onOpen}>
      {t(TEXTS.open, { count })}
    </button>
  );
}
