import type { ReviewState } from '@admissions/protocol/forms';
import { useMessage } from '@admissions/store';
import styles from './state-tag.module.css';

export function StateTag({ state }: { state: ReviewState }) {
  const t = useMessage();
  return (
    <span className={styles.state} data-state={state}>
      {t(`review.state.${state}`)}
    </span>
  );
}
