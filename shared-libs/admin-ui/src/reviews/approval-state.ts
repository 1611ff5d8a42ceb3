import type { DraftReview, ReviewedVersion, ReviewThread } from '@admissions/protocol/staff';

/** What the form shows, as the thread says it: approved only while nothing has been written since the thread was read. */
export function readApproval(
  { approval, seen }: Pick<ReviewThread, 'approval' | 'seen'>,
  now: ReviewedVersion & { isTyped: boolean },
): ReviewThread['approval'] {
  if (approval !== 'approved') return approval;
  const isAsRead = seen.version === now.version && seen.revision === now.revision;
  return isAsRead && !now.isTyped ? 'approved' : 'changed';
}

/** The last one that was approved and has not gone out. */
export const findApproved = (reviews: readonly DraftReview[]): DraftReview | undefined =>
  reviews.find(
    ({ state, publishedRevision }) => state === 'approved' && publishedRevision === null,
  );
