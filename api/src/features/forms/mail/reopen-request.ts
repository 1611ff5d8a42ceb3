import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { submissions } from '../data/forms-tables.ts';
import { listReviewEvents } from '../data/review-events.ts';

const UNDELIVERED = '回信沒有寄到申請人的信箱，請改用電話聯絡';

/** An answered request waits again when its answer could not be delivered. */
export async function reopenRequest(tx: Tx, id: number) {
  const [row] = await tx
    .select()
    .from(submissions)
    .where(
      and(
        eq(submissions.id, id),
        inArray(submissions.state, ['contacted', 'done']),
        isNull(submissions.deletedAt),
      ),
    )
    .for('update');
  if (!row) return;
  const at = new Date().toISOString();
  const before = { ...row, assignee: null };
  const after = { ...before, state: 'new' as const };
  await tx
    .update(submissions)
    .set({
      state: after.state,
      history: [
        ...row.history,
        { at, by: null, text: UNDELIVERED },
        ...listReviewEvents({ before, after, at, by: null }),
      ],
      readAt: null,
      updatedAt: at,
      revision: row.revision + 1,
    })
    .where(eq(submissions.id, id));
}
