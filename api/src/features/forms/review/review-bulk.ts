import type { VisitorForm } from '@admissions/model/forms';
import { formPathsOf, REVIEW_STATES } from '@admissions/protocol/forms';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Sealing } from '../../../platform/crypto/sealing.ts';
import { formatIdRanges } from '../../../platform/db/id-ranges.ts';
import { invalid } from '../../../platform/http/http-error.ts';
import { staffRoute } from '../../../platform/http/typed-route.ts';
import { rowId } from '../../../platform/validation/input-schemas.ts';
import type { IdentityDeps } from '../../identity/deps/identity-deps.ts';
import { queueBookingLetter } from '../booking/booking-letter.ts';
import { promoteWaitlist } from '../booking/promote-waitlist.ts';
import { formsAuditLine } from '../data/audit-line.ts';
import { describeForm } from '../data/form-docs.ts';
import { submissions } from '../data/forms-tables.ts';
import { listReviewEvents } from '../data/review-events.ts';
import { findAssignee } from './change-submission.ts';
import { itemsSchema, lockItems } from './lock-items.ts';
import { notifyAssignee } from './notify-staff.ts';

const bulkChange = z
  .strictObject({
    items: itemsSchema,
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
      const changed = await db.transaction(async (tx) => {
        const rows = await lockItems(tx, { form, items }, { sealing, config });
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
            ids: formatIdRanges(rows.map(({ id }) => id)),
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
