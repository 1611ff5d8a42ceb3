import type { VisitorForm } from '@admissions/model/forms';
import { DUPLICATE_DAYS, formPathsOf } from '@admissions/protocol/forms';
import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../../content/deps.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Sealing } from '../../../platform/crypto/sealing.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { conflict, createNotFoundError, HttpError } from '../../../platform/http/http-error.ts';
import { staffRoute } from '../../../platform/http/typed-route.ts';
import { idParams, revisionNumber } from '../../../platform/validation/input-schemas.ts';
import { isBooking } from '../booking/booking-state.ts';
import { formsAuditLine } from '../data/audit-line.ts';
import { findDuplicates } from '../data/find-duplicates.ts';
import { describeForm } from '../data/form-docs.ts';
import type { SubmissionRow } from '../data/forms-tables.ts';
import { submissions } from '../data/forms-tables.ts';
import { readReviewed } from '../data/review-view.ts';
import { itemSchema, lockItems } from './lock-items.ts';
import { findSubmission } from './review-entry.ts';

const merge = z.strictObject({
  revision: revisionNumber(),
  other: itemSchema,
  isUndo: z.boolean('validation.select').default(false),
});

/** POST merge_<form>: hides a duplicate behind one handled submission, or takes it out again. */
export function reviewMerge(
  app: FastifyInstance,
  { db, config }: Deps,
  { form, sealing }: { form: VisitorForm; sealing: Sealing },
): void {
  const services = { sealing, config };
  staffRoute(app, {
    method: 'POST',
    url: formPathsOf(form).merge(':id'),
    config: { access: { area: 'forms' }, repeats: 'secret' },
    docs: describeForm(form).merge,
    input: { params: idParams, body: merge },
    handler: async ({ params: { id }, body: { revision, other, isUndo }, admin }) =>
      db.transaction(async (tx) => {
        const [main] = await lockItems(tx, { form, items: [{ id, revision }] }, services);
        const condition = isUndo ? eq(submissions.mergedInto, id) : isNull(submissions.mergedInto);
        const [duplicate] = await tx
          .select()
          .from(submissions)
          .where(and(eq(submissions.id, other.id), condition))
          .for('update');
        const read = async () => {
          const { submission, account } = await findSubmission(tx, form, id);
          return readReviewed(tx, submission, account, services);
        };
        if (!main || !duplicate) throw createNotFoundError();
        if (duplicate.revision !== other.revision)
          throw conflict(await read(), duplicate.updatedBy ?? '');
        if (!isUndo) await requireMergeable(tx, { main, duplicate }, sealing);
        const at = new Date().toISOString();
        const { reference } = duplicate;
        const text = `${isUndo ? '取消合併' : '合併'}${reference}與${main.reference}`;
        const hidden = isUndo
          ? { mergedInto: null, deletedAt: null }
          : { mergedInto: id, deletedAt: at };
        for (const [row, changes] of [
          [main, {}],
          [duplicate, hidden],
        ] as const)
          await tx
            .update(submissions)
            .set({
              ...changes,
              history: [...row.history, { at, by: admin.name, text }],
              updatedAt: at,
              updatedBy: admin.name,
              revision: row.revision + 1,
            })
            .where(eq(submissions.id, row.id));
        const action = isUndo ? 'unmerge' : 'merge';
        await recordAudit(tx, formsAuditLine(admin, action, `${form.name}/${id}`, { reference }));
        return read();
      }),
  });
}

/** Undoing a merge must not need seats, so the duplicate may hold none. */
async function requireMergeable(
  tx: Tx,
  { main, duplicate }: { main: SubmissionRow; duplicate: SubmissionRow },
  sealing: Sealing,
): Promise<void> {
  const found = await findDuplicates(tx, main, sealing);
  if (!found.some(({ id }) => id === duplicate.id))
    throw new HttpError(-1, 409, {
      message: 'merge.notDuplicate',
      params: { days: DUPLICATE_DAYS },
    });
  const { reference, state } = duplicate;
  if (isBooking(duplicate) && state !== 'declined')
    throw new HttpError(-1, 409, { message: 'merge.booked', params: { reference } });
  const merged = await tx.$count(submissions, eq(submissions.mergedInto, duplicate.id));
  if (merged > 0) throw new HttpError(-1, 409, { message: 'merge.twice', params: { reference } });
}
