import type { MergeResult } from '@admissions/admin-ui';
import { ConflictNotice } from '@admissions/admin-ui';
import { formatMoment } from '@admissions/model';
import type { VisitorForm } from '@admissions/model/forms';
import { useMessage } from '@admissions/store';
import type { Reviewed } from '../../lib/form-screen.ts';
import { SHARED_TEXTS } from '../../lib/texts.ts';
import { useAssignees } from '../../lib/use-assignees.ts';
import type { ReviewValues } from './review-change.ts';
import { toReviewValues } from './review-change.ts';
import { TEXTS } from './texts.ts';
import type { ReviewField } from './use-review.ts';

/** Changes merged from somebody else, and fields that both changed. */
export function ReviewConflict({
  entry,
  reviewValues,
  meeting,
  onTakeTheirs,
}: {
  entry: Reviewed<VisitorForm>;
  reviewValues: ReviewValues;
  meeting: MergeResult<ReviewValues>;
  onTakeTheirs: (field: ReviewField) => void;
}) {
  const t = useMessage();
  const formatField = useFieldFormatter(entry);
  const theirs = toReviewValues(entry);
  const followed = meeting.takenFromTheirs.map((field) => ({
    field,
    text: t(TEXTS.conflict.followed, {
      field: t(TEXTS.review[field]),
      value: formatField(theirs, field),
    }),
  }));
  const conflicts = meeting.conflicts.map((field) => ({
    field,
    text: t(TEXTS.conflict.both, {
      field: t(TEXTS.review[field]),
      theirs: formatField(theirs, field),
      mine: formatField(reviewValues, field),
    }),
    takeTheirs: { label: t(TEXTS.conflict.takeTheirs), onClick: () => onTakeTheirs(field) },
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

function useFieldFormatter(entry: Reviewed<VisitorForm>) {
  const t = useMessage();
  const people = useAssignees(entry.assignee);
  return (reviewValues: ReviewValues, field: ReviewField): string => {
    if (field === 'note') return reviewValues.note;
    if (field === 'state') return t(`review.state.${reviewValues.state}`);
    if (field === 'scheduledAt')
      return reviewValues.scheduledAt
        ? formatMoment(reviewValues.scheduledAt)
        : t(SHARED_TEXTS.notScheduled);
    return (
      people.find(({ id }) => id === reviewValues.assignee)?.name ?? t(SHARED_TEXTS.unassigned)
    );
  };
}
