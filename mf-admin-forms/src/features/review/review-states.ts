import type { ReviewState } from '@admissions/protocol/forms';
import { REVIEW_STATES } from '@admissions/protocol/forms';

/** The usual order of states, without declined. */
export const STATE_SEQUENCE: readonly ReviewState[] = REVIEW_STATES.filter(
  (state) => state !== 'declined',
);

/** The usual next state; staff may choose any other to correct a mistake. */
export function findNextState(state: ReviewState): ReviewState | null {
  const step = STATE_SEQUENCE.indexOf(state);
  return step < 0 ? null : (STATE_SEQUENCE[step + 1] ?? null);
}

/** Whether a state requires an agreed date. */
export const needsDate = (state: ReviewState) => state === 'scheduled';

/** State after a mail: its template's, or the first step for a new one; null: unchanged. */
export function findStateAfter(
  { state, scheduledAt }: { state: ReviewState; scheduledAt: string | null },
  template: ReviewState,
): ReviewState | null {
  const isPossible = template !== 'new' && (!needsDate(template) || scheduledAt !== null);
  if (isPossible && template !== state) return template;
  return state === 'new' ? 'contacted' : null;
}
