import type { VisitorForm } from '@admissions/model/forms';
import type { ReviewChange, ReviewState } from '@admissions/protocol/forms';
import type { Reviewed } from '../../lib/form-screen.ts';

/** Unsaved input of a reviewer. */
export interface ReviewValues {
  state: ReviewState;
  assignee: number | null;
  scheduledAt: string | null;
  note: string;
}
type Entry = Pick<Reviewed<VisitorForm>, 'state' | 'assignee' | 'scheduledAt' | 'revision'>;

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
