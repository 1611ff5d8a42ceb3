import { daysBetween, taipeiDay } from '@admissions/model';
import type { MailState, QuestionState, ReviewState } from '@admissions/protocol/forms';
import { useMessage } from '@admissions/store';
import styles from './state-tag.module.css';
import { SHARED_TEXTS } from './texts.ts';

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

/** Days that something waits, stressed from the third. */
export function Wait({ since }: { since: string }) {
  const t = useMessage();
  const count = daysBetween(taipeiDay(since), taipeiDay());
  if (count === 0) return null;
  return (
    <div className={`tiny nowrap ${count >= 3 ? 'caution bold' : 'faint'}`}>
      {t(SHARED_TEXTS.waitsDays, { count })}
    </div>
  );
}
