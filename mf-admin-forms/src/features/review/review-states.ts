import type { VisitorForm } from '@admissions/model/forms';
import { findAudience } from '@admissions/model/forms';
import type { ReviewState } from '@admissions/protocol/forms';
import { REVIEW_STATES } from '@admissions/protocol/forms';
import type { Reviewed } from '../../lib/form-screen.ts';
import type { ReviewValues } from './review-change.ts';

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

type Reviewable = Pick<ReviewValues, 'state' | 'scheduledAt'>;
const agreedTime = ({ state, scheduledAt }: Reviewable) =>
  state === 'scheduled' && scheduledAt ? Date.parse(scheduledAt) : null;

/** Whether saving mails the visitor: bookings that are declined, restored or given a time. */
export function isMailed(
  form: VisitorForm,
  entry: Reviewed<VisitorForm>,
  reviewValues: Reviewable,
): boolean {
  if (!findAudience(form, entry)?.isBooked || !entry.email || !entry.canReply) return false;
  if (entry.state === 'done' || reviewValues.state === 'done') return false;
  const isDeclined = reviewValues.state === 'declined';
  if (isDeclined !== (entry.state === 'declined')) return true;
  return !isDeclined && agreedTime(entry) !== agreedTime(reviewValues);
}
