import { formatMoment } from '@admissions/model';
import { formatMessage } from '@admissions/model/catalogues';
import type { Assignee, ReviewEvent, ReviewState } from '@admissions/protocol/forms';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { type SubmissionRow, submissions } from './forms-tables.ts';

type Reviewed = Pick<SubmissionRow, 'state' | 'scheduledAt'>;
interface Changes
  extends Partial<Omit<SubmissionRow, 'id' | 'history' | 'revision' | 'updatedAt' | 'assigneeId'>> {
  /** Null: the system or the visitor. */
  by: string | null;
  /** A further sentence of the history, without personal data. */
  text?: string | undefined;
  /** Absent: the same as before. */
  assignee?: Assignee | null | undefined;
}

/** Changes a locked submission, with its history. */
export async function updateSubmission(
  tx: Tx,
  row: SubmissionRow,
  { by, text, assignee, ...values }: Changes,
) {
  const at = new Date().toISOString();
  const assigneeId = assignee === undefined ? row.assigneeId : (assignee?.id ?? null);
  const newAssignee = assigneeId === row.assigneeId ? undefined : (assignee?.name ?? null);
  const events = listReviewEvents({
    before: row,
    after: { ...row, ...values },
    assignee: newAssignee,
    at,
    by,
  });
  const [changed = row] = await tx
    .update(submissions)
    .set({
      ...(by !== null && { updatedBy: by }),
      ...values,
      assigneeId,
      history: [...row.history, ...(text ? [{ at, by, text }] : []), ...events],
      updatedAt: at,
      revision: row.revision + 1,
    })
    .where(eq(submissions.id, row.id))
    .returning();
  return changed;
}

/** Changes as sentences of the history; for staff, so in Traditional Chinese. */
export function listReviewEvents({
  before,
  after,
  assignee,
  at,
  by,
}: {
  before: Reviewed;
  after: Reviewed;
  /** The name of a new one; null: none any more. */
  assignee: string | null | undefined;
  at: string;
  by: string | null;
}): ReviewEvent[] {
  const texts = [
    before.state !== after.state &&
      `狀態由「${stateName(before.state)}」改為「${stateName(after.state)}」`,
    assignee !== undefined && (assignee === null ? '取消承辦人' : `承辦人改為${assignee}`),
    before.scheduledAt !== after.scheduledAt &&
      (after.scheduledAt === null
        ? '取消排定時間'
        : `時間排定於${formatMoment(after.scheduledAt)}`),
  ];
  return texts.filter((text) => text !== false).map((text) => ({ at, by, text }));
}

const stateName = (state: ReviewState) => formatMessage('zh-TW', `review.state.${state}`);
