import type { VisitorForm } from '@admissions/model/forms';
import { formPathsOf } from '@admissions/protocol/forms';
import { and, eq, isNull, or } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../content/deps.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Sealing } from '../../../platform/crypto/sealing.ts';
import type { Queryable, Tx } from '../../../platform/db/database.ts';
import { createNotFoundError } from '../../../platform/http/http-error.ts';
import { staffRoute } from '../../../platform/http/typed-route.ts';
import { idParams } from '../../../platform/validation/input-schemas.ts';
import { accounts } from '../../identity/tables/identity-tables.ts';
import { promoteWaitlist } from '../booking/promote-waitlist.ts';
import { formsAuditLine } from '../data/audit-line.ts';
import { describeForm } from '../data/form-docs.ts';
import { submissions } from '../data/forms-tables.ts';
import { erasePersonalData } from '../data/retention.ts';
import { readReviewed } from '../data/review-view.ts';

const config = { access: { area: 'forms' } } as const;

/** GET <form>_info and DELETE del_<form>, both audited. */
export function reviewEntry(
  app: FastifyInstance,
  { db, config: settings }: Deps,
  { form, sealing }: { form: VisitorForm; sealing: Sealing },
) {
  const paths = formPathsOf(form);
  const docs = describeForm(form);

  staffRoute(app, {
    method: 'GET',
    url: paths.info(':id'),
    config,
    docs: docs.info,
    input: { params: idParams },
    handler: async ({ params: { id }, admin }) =>
      db.transaction(async (tx) => {
        const { submission, account } = await findSubmission(tx, form, id);
        await recordAudit(tx, formsAuditLine(admin, 'view', `${form.name}/${submission.id}`));
        const readAt = submission.readAt ?? (await markRead(tx, id));
        return readReviewed(tx, { ...submission, readAt }, account, { sealing, config: settings });
      }),
  });

  staffRoute(app, {
    method: 'DELETE',
    url: paths.remove(':id'),
    config,
    docs: docs.remove,
    input: { params: idParams },
    handler: async ({ params: { id }, admin }) => {
      await db.transaction(async (tx) => {
        const { submission } = await findSubmission(tx, form, id);
        const now = new Date().toISOString();
        await erasePersonalData(tx, or(eq(submissions.id, id), eq(submissions.mergedInto, id)));
        await tx
          .update(submissions)
          .set({
            deletedAt: now,
            updatedAt: now,
            updatedBy: admin.name,
            revision: submission.revision + 1,
          })
          .where(eq(submissions.id, id));
        await promoteWaitlist(tx, [submission], { config: settings, sealing });
        await recordAudit(
          tx,
          formsAuditLine(admin, 'delete', `${form.name}/${id}`, {
            reference: submission.reference,
          }),
        );
      });
    },
  });
}

/** Keeps the revision, so that open forms of colleagues stay valid. */
async function markRead(tx: Tx, id: number) {
  const readAt = new Date().toISOString();
  await tx.update(submissions).set({ readAt }).where(eq(submissions.id, id));
  return readAt;
}

/** Throws not found for an id of another form. */
export async function findSubmission(orm: Queryable, form: VisitorForm, id: number) {
  const isThis = and(
    eq(submissions.id, id),
    eq(submissions.form, form.name),
    isNull(submissions.deletedAt),
  );
  const [found] = await orm
    .select()
    .from(submissions)
    .leftJoin(accounts, eq(accounts.id, submissions.assigneeId))
    .where(isThis);
  if (!found) throw createNotFoundError();
  return found;
}
