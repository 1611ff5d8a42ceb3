import { createTaipeiFormat } from '@admissions/model';
import { formatMessage } from '@admissions/model/catalogues';
import type { ReviewEvent, ReviewState } from '@admissions/protocol/forms';

interface Reviewed {
  state: ReviewState;
  scheduledAt: string | null;
  /** The account name. */
  assignee: string | null;
}

/** Changes as sentences of the history; for staff, so in Traditional Chinese. */
export function listReviewEvents({
  before,
  after,
  at,
  by,
}: {
  before: Reviewed;
  after: Reviewed;
  at: string;
  by: string | null;
}): ReviewEvent[] {
  const texts = [
    before.state !== after.state &&
      `狀態由「${stateName(before.state)}」改為「${stateName(after.state)}」`,
    before.assignee !== after.assignee &&
      (after.assignee === null ? '取消承辦人' : `承辦人改為${after.assignee}`),
    before.scheduledAt !== after.scheduledAt &&
      (after.scheduledAt === null ? '取消排定時間' : `時間排定於${formatTime(after.scheduledAt)}`),
  ];
  return texts.filter((text) => text !== false).map((text) => ({ at, by, text }));
}

const stateName = (state: ReviewState) => formatMessage('zh-TW', `review.state.${state}`);
const formatTime = createTaipeiFormat('zh-TW', {
  dateStyle: 'medium',
  timeStyle: 'short',
  hourCycle: 'h23',
});
