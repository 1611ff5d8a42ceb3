import type { VisitorForm } from '@admissions/model/forms';
import { formPathsOf, REVIEW_STATES } from '@admissions/protocol/forms';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../../content/deps.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Sealing } from '../../../platform/crypto/sealing.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { formatIdRanges } from '../../../platform/db/id-ranges.ts';
import { conflict, createNotFoundError, invalid } from '../../../platform/http/http-error.ts';
import { staffRoute } from '../../../platform/http/typed-route.ts';
import { revisionNumber } from '../../../platform/validation/input-schemas.ts';
import { promoteWaitlist } from '../booking/promote-waitlist.ts';
import { formsAuditLine } from '../data/audit-line.ts';
import { describeForm } from '../data/form-docs.ts';
import { submissions } from '../data/forms-tables.ts';
import { listReviewEvents } from '../data/review-events.ts';
import { readReviewed } from '../data/review-view.ts';
import { findSubmission } from './review-entry.ts';

const MAX_ITEMS = 200;
const item = z.strictObject({
  id: z.int('validation.select').min(1).max(999_999_999),
  revision: revisionNumber(),
});
const bulkChange = z.strictObject({
  items: z
    .array(item, 'validation.selectMany')
    .min(1, 'validation.selectMany')
    .max(MAX_ITEMS, `validation.max|max=${MAX_ITEMS}`)
    .refine(
      (items) => new Set(items.map(({ id }) => id)).size === items.length,
      'validation.taken',
    ),
  state: z.enum(REVIEW_STATES, 'validation.select'),
});

/** POST bulk_<form>: sets the state of many submissions, all or none. */
export function reviewBulk(
  app: FastifyInstance,
  { db, config }: Deps,
  { form, sealing }: { form: VisitorForm; sealing: Sealing },
): void {
  staffRoute(app, {
    method: 'POST',
    url: formPathsOf(form).bulk,
    config: { access: { area: 'forms' } },
    docs: describeForm(form).bulk,
    input: { body: bulkChange },
    handler: async ({ body: { items, state }, admin }) => {
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
        const at = new Date().toISOString();
        for (const row of rows) {
          const history = [
            ...row.history,
            ...listReviewEvents({
              before: { ...row, assignee: null },
              after: { ...row, state, assignee: null },
              at,
              by: admin.name,
            }),
          ];
          await tx
            .update(submissions)
            .set({
              state,
              history,
              updatedAt: at,
              updatedBy: admin.name,
              revision: row.revision + 1,
            })
            .where(eq(submissions.id, row.id));
        }
        if (state === 'declined') await promoteWaitlist(tx, rows, { config, sealing });
        await recordAudit(
          tx,
          formsAuditLine(admin, 'bulk_edit', form.name, { ids: formatIdRanges(ids), state }),
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
