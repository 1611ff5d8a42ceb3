import type { MailState, QuestionState, ReviewState } from '@admissions/protocol/forms';
import { useMessage } from '@admissions/store';
import styles from './state-tag.module.css';

export function StateTag({ state }: { state: ReviewState }) {
  const t = useMessage();
  return <StatePill state={state}>{t(`review.state.${state}`)}</StatePill>;
}

interface StatePillProps {
  state: ReviewState | QuestionState | MailState;
  children: string;
}
export const StatePill = ({ state, children }: StatePillProps) => (
  <span className={styles.state} data-state={state}>
    {children}
  </span>
);
