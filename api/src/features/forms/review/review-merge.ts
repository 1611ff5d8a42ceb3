import type { VisitorForm } from '@admissions/model/forms';
import { DUPLICATE_DAYS, formPathsOf } from '@admissions/protocol/forms';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../../content/deps.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Sealing } from '../../../platform/crypto/sealing.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { conflict, createNotFoundError, HttpError } from '../../../platform/http/http-error.ts';
import { staffRoute } from '../../../platform/http/typed-route.ts';
import { idParams, revisionNumber } from '../../../platform/validation/input-schemas.ts';
import { formsAuditLine } from '../data/audit-line.ts';
import { findDuplicates } from '../data/find-duplicates.ts';
import { describeForm } from '../data/form-docs.ts';
import type { SubmissionRow } from '../data/forms-tables.ts';
import { submissions } from '../data/forms-tables.ts';
import { readReviewed } from '../data/review-view.ts';
import { itemSchema, lockItems } from './lock-items.ts';
import { findSubmission } from './review-entry.ts';

const merge = z.strictObject({ revision: revisionNumber(), other: itemSchema });

/** POST merge_<form> and unmerge_<form>: one handled submission for a duplicate, and back. */
export function reviewMerge(
  app: FastifyInstance,
  { db, config }: Deps,
  { form, sealing }: { form: VisitorForm; sealing: Sealing },
): void {
  const route = {
    method: 'POST',
    config: { access: { area: 'forms' }, repeats: 'secret' },
    input: { params: idParams, body: merge },
  } as const;
  const services = { sealing, config };
  const answer = async (tx: Tx, id: number) => {
    const { submission, account } = await findSubmission(tx, form, id);
    return readReviewed(tx, submission, account, services);
  };

  staffRoute(app, {
    ...route,
    url: formPathsOf(form).merge(':id'),
    docs: describeForm(form).merge,
    handler: async ({ params: { id }, body: { revision, other }, admin }) =>
      db.transaction(async (tx) => {
        const rows = await lockItems(tx, { form, items: [{ id, revision }, other] }, services);
        const kept = pickRow(rows, id);
        const duplicate = pickRow(rows, other.id);
        await requireMergeable(tx, { kept, duplicate }, sealing);
        const at = new Date().toISOString();
        await tx
          .update(submissions)
          .set({ mergedInto: id })
          .where(eq(submissions.mergedInto, duplicate.id));
        await write(
          tx,
          duplicate,
          { by: admin.name, at, text: `合併到${kept.reference}` },
          { mergedInto: id, deletedAt: at },
        );
        await write(tx, kept, { by: admin.name, at, text: `合併了${duplicate.reference}` });
        const target = `${form.name}/${id}`;
        await recordAudit(
          tx,
          formsAuditLine(admin, 'merge', target, { reference: duplicate.reference }),
        );
        return answer(tx, id);
      }),
  });

  staffRoute(app, {
    ...route,
    url: formPathsOf(form).unmerge(':id'),
    docs: describeForm(form).unmerge,
    handler: async ({ params: { id }, body: { revision, other }, admin }) =>
      db.transaction(async (tx) => {
        const [kept] = await lockItems(tx, { form, items: [{ id, revision }] }, services);
        const [duplicate] = await tx
          .select()
          .from(submissions)
          .where(and(eq(submissions.id, other.id), eq(submissions.mergedInto, id)))
          .for('update');
        if (!kept || !duplicate) throw createNotFoundError();
        if (duplicate.revision !== other.revision)
          throw conflict(await answer(tx, id), duplicate.updatedBy ?? '');
        const at = new Date().toISOString();
        const text = `取消合併${kept.reference}與${duplicate.reference}`;
        await write(
          tx,
          duplicate,
          { by: admin.name, at, text },
          { mergedInto: null, deletedAt: null },
        );
        await write(tx, kept, { by: admin.name, at, text });
        const target = `${form.name}/${id}`;
        await recordAudit(
          tx,
          formsAuditLine(admin, 'unmerge', target, { reference: duplicate.reference }),
        );
        return answer(tx, id);
      }),
  });
}

function pickRow(rows: readonly SubmissionRow[], id: number): SubmissionRow {
  const row = rows.find((each) => each.id === id);
  if (!row) throw createNotFoundError();
  return row;
}

/** Undoing a merge must not need seats, so the duplicate may hold none. */
async function requireMergeable(
  tx: Tx,
  { kept, duplicate }: { kept: SubmissionRow; duplicate: SubmissionRow },
  sealing: Sealing,
): Promise<void> {
  const found = await findDuplicates(tx, kept, sealing);
  if (!found.some(({ id }) => id === duplicate.id))
    throw new HttpError(-1, 409, {
      message: 'merge.notDuplicate',
      params: { days: DUPLICATE_DAYS },
    });
  const { reference, bookedDay, bookedEvent, bookedCamp, state } = duplicate;
  const isBooking = [bookedDay, bookedEvent, bookedCamp].some((each) => each !== null);
  if (isBooking && state !== 'declined')
    throw new HttpError(-1, 409, { message: 'merge.booked', params: { reference } });
}

async function write(
  tx: Tx,
  { id, history, revision }: SubmissionRow,
  event: { at: string; by: string; text: string },
  changes: Partial<Pick<SubmissionRow, 'mergedInto' | 'deletedAt'>> = {},
): Promise<void> {
  await tx
    .update(submissions)
    .set({
      ...changes,
      history: [...history, event],
      updatedAt: event.at,
      updatedBy: event.by,
      revision: revision + 1,
    })
    .where(eq(submissions.id, id));
}
