import type { ReviewState } from '@admissions/protocol/forms';
import { REVIEW_STATES } from '@admissions/protocol/forms';
import { useMessage } from '@admissions/store';
import { useId } from 'react';
import { findNextState } from './review-states.ts';
import styles from './state-choice.module.css';
import { TEXTS } from './texts.ts';

/** The five states as a radio group, with a hint at the usual next one. */
export function StateChoice({
  saved,
  value,
  onChange,
}: {
  saved: ReviewState;
  value: ReviewState;
  onChange: (state: ReviewState) => void;
}) {
  const t = useMessage();
  const name = useId();
  const next = findNextState(saved);
  return (
    <fieldset>
      <legend className={styles.legend}>{t(TEXTS.review.state)}</legend>
      <div className={styles.choices}>
        {REVIEW_STATES.map((state) => (
          <label key={state} className={styles.choice} data-state={state}>
            <input
              type="radio"
              name={name}
              value={state}
              checked={state === value}
              onChange={() => onChange(state)}
            />
            <span>{t(`review.state.${state}`)}</span>
          </label>
        ))}
      </div>
      {next && value === saved && (
        <p className={styles.help}>
          {t(TEXTS.review.usualNext, { state: t(`review.state.${next}`) })}
        </p>
      )}
    </fieldset>
  );
}
