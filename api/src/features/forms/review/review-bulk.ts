import type { VisitorForm } from '@admissions/model/forms';
import { formPathsOf, REVIEW_STATES } from '@admissions/protocol/forms';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Sealing } from '../../../platform/crypto/sealing.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { formatIdRanges } from '../../../platform/db/id-ranges.ts';
import { conflict, createNotFoundError, invalid } from '../../../platform/http/http-error.ts';
import { staffRoute } from '../../../platform/http/typed-route.ts';
import { revisionNumber, rowId } from '../../../platform/validation/input-schemas.ts';
import type { IdentityDeps } from '../../identity/deps/identity-deps.ts';
import { queueBookingLetter } from '../booking/booking-letter.ts';
import { promoteWaitlist } from '../booking/promote-waitlist.ts';
import { formsAuditLine } from '../data/audit-line.ts';
import { describeForm } from '../data/form-docs.ts';
import { submissions } from '../data/forms-tables.ts';
import { listReviewEvents } from '../data/review-events.ts';
import { readReviewed } from '../data/review-view.ts';
import { findAssignee } from './change-submission.ts';
import { notifyAssignee } from './notify-staff.ts';
import { findSubmission } from './review-entry.ts';

const MAX_ITEMS = 200;
const item = z.strictObject({
  id: z.int('validation.select').min(1).max(999_999_999),
  revision: revisionNumber(),
});
const bulkChange = z
  .strictObject({
    items: z
      .array(item, 'validation.selectMany')
      .min(1, 'validation.selectMany')
      .max(MAX_ITEMS, `validation.max|max=${MAX_ITEMS}`)
      .refine(
        (items) => new Set(items.map(({ id }) => id)).size === items.length,
        'validation.taken',
      ),
    state: z.enum(REVIEW_STATES, 'validation.select').optional(),
    assignee: rowId.optional(),
  })
  .refine(({ state, assignee }) => state !== undefined || assignee !== undefined, {
    message: 'validation.select',
    path: ['state'],
  });

/** POST bulk_<form>: sets the state or the assignee of many submissions, all or none. */
export function reviewBulk(
  app: FastifyInstance,
  deps: IdentityDeps,
  { form, sealing }: { form: VisitorForm; sealing: Sealing },
): void {
  const { db, config } = deps;
  staffRoute(app, {
    method: 'POST',
    url: formPathsOf(form).bulk,
    config: { access: { area: 'forms' } },
    docs: describeForm(form).bulk,
    input: { body: bulkChange },
    handler: async ({ body: { items, state, assignee }, admin }) => {
      const revisions = new Map(items.map(({ id, revision }) => [id, revision]));
      const ids = [...revisions.keys()];
      const changed = await db.transaction(async (tx) => {
        const rows = await lockRows(tx, form, ids);
        if (rows.length < ids.length) throw createNotFoundError();
        const older = rows.find(({ id, revision }) => revision !== revisions.get(id));
        if (older) {
          const { submission, account } = await findSubmission(tx, form, older.id);
          throw conflict(
            await readReviewed(tx, submission, account, { sealing, config }),
            submission.updatedBy ?? '',
          );
        }
        if (state === 'scheduled' && rows.some(({ scheduledAt }) => scheduledAt === null))
          throw invalid({ scheduledAt: 'validation.scheduled' });
        const account = assignee === undefined ? null : await findAssignee(tx, assignee);
        const at = new Date().toISOString();
        for (const row of rows) {
          const history = [
            ...row.history,
            ...listReviewEvents({
              before: {
                ...row,
                assignee: row.assigneeId === assignee ? (account?.name ?? null) : null,
              },
              after: { ...row, state: state ?? row.state, assignee: account?.name ?? null },
              at,
              by: admin.name,
            }),
          ];
          const changes = {
            state: state ?? row.state,
            assigneeId: account?.id ?? row.assigneeId,
            history,
            updatedAt: at,
            updatedBy: admin.name,
            revision: row.revision + 1,
          };
          await tx.update(submissions).set(changes).where(eq(submissions.id, row.id));
          const bookings = { before: row, after: { ...row, ...changes } };
          await queueBookingLetter(tx, bookings, { config, sealing });
        }
        const changed = { ...(account && { assigneeId: account.id }), state };
        await notifyAssignee(tx, deps, { form, by: admin, rows, changed });
        if (state === 'declined') await promoteWaitlist(tx, rows, { config, sealing });
        await recordAudit(
          tx,
          formsAuditLine(admin, 'bulk_edit', form.name, {
            ids: formatIdRanges(ids),
            ...(state && { state }),
            ...(account && { assignee: account.name }),
          }),
        );
        return rows.map(({ id, revision }) => ({ id, revision: revision + 1 }));
      });
      return changed;
    },
  });
}

// Ordered by id, so that concurrent bulk changes cannot deadlock.
const lockRows = (tx: Tx, form: VisitorForm, ids: number[]) =>
  tx
    .select()
    .from(submissions)
    .where(
      and(
        inArray(submissions.id, ids),
        eq(submissions.form, form.name),
        isNull(submissions.deletedAt),
      ),
    )
    .orderBy(asc(submissions.id))
    .for('update');
