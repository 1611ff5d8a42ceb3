import type { ReviewState } from '@admissions/protocol/forms';
import { REVIEW_STATES } from '@admissions/protocol/forms';

/** The usual way of an application; a declined one has left it. */
export const STATE_SEQUENCE: readonly ReviewState[] = REVIEW_STATES.filter(
  (state) => state !== 'declined',
);

/** What usually comes next; staff may choose any other state to put a mistake right. */
export function findNextState(state: ReviewState): ReviewState | null {
  const step = STATE_SEQUENCE.indexOf(state);
  return step < 0 ? null : (STATE_SEQUENCE[step + 1] ?? null);
}

/** A scheduled application has a date. */
export const needsDate = (state: ReviewState) => state === 'scheduled';

/** The state that a letter brings an application into: that of its template, or the first step of one that nobody has taken up; null: it stays as it is. */
export function findStateAfter(
  { state, scheduledAt }: { state: ReviewState; scheduledAt: string | null },
  template: ReviewState,
): ReviewState | null {
  const isPossible = template !== 'new' && (!needsDate(template) || scheduledAt !== null);
  if (isPossible && template !== state) return template;
  return state === 'new' ? 'contacted' : null;
}
