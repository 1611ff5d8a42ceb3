import { findAudience, type VisitorForm } from '@admissions/model/forms';
import type { ReviewChange, ReviewState } from '@admissions/protocol/forms';
import { hasBookedDay, type Reviewed } from '../../lib/form-screen.ts';

/** Unsaved input of the clerk who handles a submission. */
export interface ReviewValues {
  state: ReviewState;
  assignee: number | null;
  scheduledAt: string | null;
  note: string;
}
type Entry = Pick<Reviewed, 'state' | 'assignee' | 'scheduledAt' | 'revision'>;

export const toReviewValues = (entry: Entry): ReviewValues => ({
  state: entry.state,
  assignee: entry.assignee?.id ?? null,
  scheduledAt: normalizeTimestamp(entry.scheduledAt),
  note: '',
});

/** The request, or null without changes. */
export function findReviewChange(entry: Entry, reviewValues: ReviewValues): ReviewChange | null {
  const saved = toReviewValues(entry);
  const note = reviewValues.note.trim();
  const change: ReviewChange = {
    revision: entry.revision,
    ...(reviewValues.state !== saved.state && { state: reviewValues.state }),
    ...(reviewValues.assignee !== saved.assignee && { assignee: reviewValues.assignee }),
    ...(normalizeTimestamp(reviewValues.scheduledAt) !== saved.scheduledAt && {
      scheduledAt: reviewValues.scheduledAt,
    }),
    ...(note && { note }),
  };
  return Object.keys(change).length > 1 ? change : null;
}

// The same time may come with or without milliseconds.
const normalizeTimestamp = (text: string | null) =>
  text === null ? null : new Date(text).toISOString();

/** Whether the entry already has the change, because only its response was lost. */
export function isAlreadySaved({
  change,
  current,
  author,
}: {
  change: ReviewChange;
  current: Entry & { notes: readonly { author: string; text: string }[] };
  author: string;
}): boolean {
  const now = toReviewValues(current);
  const last = current.notes.at(-1);
  return (
    current.revision === change.revision + 1 &&
    (change.state ?? now.state) === now.state &&
    (change.assignee === undefined || change.assignee === now.assignee) &&
    (change.scheduledAt === undefined ||
      normalizeTimestamp(change.scheduledAt) === now.scheduledAt) &&
    (change.note === undefined || (last?.author === author && last.text === change.note))
  );
}

/** The usual next state; staff may choose any other to correct a mistake. */
export const findNextState = (form: VisitorForm, entry: Reviewed) =>
  entry.state === 'new' && hasBookedDay(form, entry) ? 'scheduled' : NEXT[entry.state];
const NEXT: Partial<Record<ReviewState, ReviewState>> = {
  new: 'contacted',
  contacted: 'scheduled',
  scheduled: 'done',
};

/** State after a mail with this template, at least `contacted` for a new submission; else null. */
export function findStateAfter(
  { state, scheduledAt }: { state: ReviewState; scheduledAt: string | null },
  template: ReviewState,
): ReviewState | null {
  const isPossible = template !== 'new' && (template !== 'scheduled' || scheduledAt !== null);
  if (isPossible && template !== state) return template;
  return state === 'new' ? 'contacted' : null;
}

type Reviewable = Pick<ReviewValues, 'state' | 'scheduledAt'>;
const agreedTime = ({ state, scheduledAt }: Reviewable) =>
  state === 'scheduled' && scheduledAt ? Date.parse(scheduledAt) : null;

/** Whether saving mails the visitor: bookings that are declined, restored or given a time. */
export function isMailed(form: VisitorForm, entry: Reviewed, reviewValues: Reviewable): boolean {
  if (!findAudience(form, entry)?.isBooked || !entry.email || !entry.canReply) return false;
  if (entry.state === 'done' || reviewValues.state === 'done') return false;
  const isDeclined = reviewValues.state === 'declined';
  if (isDeclined !== (entry.state === 'declined')) return true;
  return !isDeclined && agreedTime(entry) !== agreedTime(reviewValues);
}
