import type { DraftReview, ReviewedVersion, ReviewThread } from '@admissions/protocol/staff';

/** Approval of the shown values: only if nothing was typed since the thread was loaded. */
export function readApproval(
  { approval, seen }: Pick<ReviewThread, 'approval' | 'seen'>,
  now: ReviewedVersion & { isTyped: boolean },
): ReviewThread['approval'] {
  if (approval !== 'approved') return approval;
  const isAsRead = seen.version === now.version && seen.revision === now.revision;
  return isAsRead && !now.isTyped ? 'approved' : 'changed';
}

/** The last approved review that is not published yet. */
export const findApproved = (reviews: readonly DraftReview[]): DraftReview | undefined =>
  reviews.find(
    ({ state, publishedRevision }) => state === 'approved' && publishedRevision === null,
  );
