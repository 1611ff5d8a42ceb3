import type { VisitorForm } from '@admissions/model/forms';
import { DUPLICATE_DAYS, formPathsOf } from '@admissions/protocol/forms';
import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Tx } from '../../../platform/db/database.ts';
import { conflict, createNotFoundError, refused } from '../../../platform/http/http-error.ts';
import { staffRoute } from '../../../platform/http/typed-route.ts';
import { idParams, revisionNumber } from '../../../platform/validation/input-schemas.ts';
import { isBooking } from '../booking/booking-state.ts';
import { findDuplicates } from '../data/find-duplicates.ts';
import { describeForm } from '../data/form-docs.ts';
import type { FormsDeps } from '../data/forms-deps.ts';
import { type SubmissionRow, submissions } from '../data/forms-tables.ts';
import { recordFormAudit } from '../data/record-form-audit.ts';
import { readReviewed } from '../data/review-view.ts';
import { updateSubmission } from '../data/update-submission.ts';
import { itemSchema, lockSubmissions } from './lock-submissions.ts';

const merge = z.strictObject({
  revision: revisionNumber(),
  other: itemSchema,
  isUndo: z.boolean('validation.select').default(false),
});

/** POST merge_<form>: hides a duplicate behind one handled submission, or takes it out again. */
export function reviewMerge(app: FastifyInstance, deps: FormsDeps, form: VisitorForm): void {
  staffRoute(app, {
    method: 'POST',
    url: formPathsOf(form).merge(':id'),
    config: { access: { area: 'forms' }, repeats: 'secret' },
    docs: describeForm(form).merge,
    input: { params: idParams, body: merge },
    handler: async ({ params: { id }, body: { revision, other, isUndo }, admin }) =>
      deps.db.transaction(async (tx) => {
        const [main] = await lockSubmissions(tx, { form, items: [{ id, revision }] }, deps);
        const condition = isUndo ? eq(submissions.mergedInto, id) : isNull(submissions.mergedInto);
        const [duplicate] = await tx
          .select()
          .from(submissions)
          .where(and(eq(submissions.id, other.id), condition))
          .for('update');
        if (!duplicate) throw createNotFoundError();
        if (duplicate.revision !== other.revision)
          throw conflict(await readReviewed(tx, { form, id }, deps), duplicate.updatedBy ?? '');
        if (!isUndo) await requireMergeable(tx, deps, { main, duplicate });
        const { reference } = duplicate;
        const history = {
          by: admin.name,
          text: `${isUndo ? '取消合併' : '合併'}${reference}與${main.reference}`,
        };
        await updateSubmission(tx, main, history);
        await updateSubmission(tx, duplicate, {
          ...history,
          mergedInto: isUndo ? null : id,
          deletedAt: isUndo ? null : new Date().toISOString(),
        });
        const action = isUndo ? 'unmerge' : 'merge';
        await recordFormAudit(tx, admin, action, `${form.name}/${id}`, { reference });
        return readReviewed(tx, { form, id }, deps);
      }),
  });
}

/** Undoing a merge must not need seats, so the duplicate may hold none. */
async function requireMergeable(
  tx: Tx,
  { sealing }: FormsDeps,
  { main, duplicate }: { main: SubmissionRow; duplicate: SubmissionRow },
): Promise<void> {
  const found = await findDuplicates(tx, main, sealing);
  if (!found.some(({ id }) => id === duplicate.id))
    throw refused(409, 'merge.notDuplicate', { params: { days: DUPLICATE_DAYS } });
  const { reference, state } = duplicate;
  if (isBooking(duplicate) && state !== 'declined')
    throw refused(409, 'merge.booked', { params: { reference } });
  const merged = await tx.$count(submissions, eq(submissions.mergedInto, duplicate.id));
  if (merged > 0) throw refused(409, 'merge.twice', { params: { reference } });
}
