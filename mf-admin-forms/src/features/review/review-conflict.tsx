import { ConflictNotice, type MergeResult } from '@admissions/admin-ui';
import { formatMoment } from '@admissions/model';
import { useMessage } from '@admissions/store';
import { SHARED_TEXTS } from '../../lib/texts.ts';
import { useAssignees } from '../../lib/use-assignees.ts';
import { type ReviewValues, toReviewValues } from './review-change.ts';
import { TEXTS } from './texts.ts';
import type { Review } from './use-review.ts';

/** Changes merged from somebody else, and fields that both changed. */
export function ReviewConflict({
  review: { entry, values, takeTheirs },
  meeting,
}: {
  review: Review;
  meeting: MergeResult<ReviewValues>;
}) {
  const t = useMessage();
  const people = useAssignees(entry.assignee);
  const formatField = (of: ReviewValues, field: keyof ReviewValues): string => {
    if (field === 'note') return of.note;
    if (field === 'state') return t(`review.state.${of.state}`);
    if (field === 'scheduledAt')
      return of.scheduledAt ? formatMoment(of.scheduledAt) : t(SHARED_TEXTS.notScheduled);
    return people.find(({ id }) => id === of.assignee)?.name ?? t(SHARED_TEXTS.unassigned);
  };
  const saved = toReviewValues(entry);
  const followed = meeting.takenFromTheirs.map((field) => ({
    field,
    text: t(TEXTS.conflict.followed, {
      field: t(TEXTS.review[field]),
      value: formatField(saved, field),
    }),
  }));
  const conflicts = meeting.conflicts.map((field) => ({
    field,
    text: t(TEXTS.conflict.both, {
      field: t(TEXTS.review[field]),
      theirs: formatField(saved, field),
      mine: formatField(values, field),
    }),
    takeTheirs: { label: t(TEXTS.conflict.takeTheirs), onClick: () => takeTheirs(field) },
  }));
  return (
    <ConflictNotice
      title={t(TEXTS.conflict.title)}
      text={t(TEXTS.conflict.carriedOver)}
      lines={[...followed, ...conflicts]}
      closing={t(TEXTS.conflict.check)}
    />
  );
}
