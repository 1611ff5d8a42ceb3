import type { VisitorForm } from '@admissions/model/forms';
import { textUpTo } from '@admissions/model/schema';
import { DUPLICATE_DAYS, formPathsOf, REVIEW_STATES } from '@admissions/protocol/forms';
import { and, eq, isNull, or } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Tx } from '../../../platform/db/database.ts';
import { conflict, refused, requireRow } from '../../../platform/http/http-error.ts';
import { type SignedIn, staffRoutes } from '../../../platform/http/typed-routes.ts';
import { momentOrNone, revisionNumber } from '../../../platform/validation/input-schemas.ts';
import type { IdentityDeps } from '../../identity/deps/identity-deps.ts';
import { queueBookingLetter } from '../booking/booking-letter.ts';
import { isBooking } from '../booking/booking-state.ts';
import { promoteWaitlist } from '../booking/promote-waitlist.ts';
import { findDuplicates } from '../data/find-duplicates.ts';
import { describeForm } from '../data/form-docs.ts';
import { type SubmissionRow, submissions } from '../data/forms-tables.ts';
import { recordFormAudit } from '../data/record-form-audit.ts';
import { erasePersonalData } from '../data/retention.ts';
import { readReviewed } from '../data/review-view.ts';
import { updateSubmission } from '../data/update-submission.ts';
import {
  changeSubmission,
  itemSchema,
  lockSubmissions,
  promoteFreed,
} from './change-submission.ts';

const ERASED = '依申請人請求刪除個人資料';

const change = z.strictObject({
  revision: revisionNumber(),
  state: z.enum(REVIEW_STATES, 'validation.select').optional(),
  assignee: z
    .int('validation.select')
    .min(1, 'validation.select')
    .max(999_999_999, 'validation.select')
    .nullable()
    .optional()
    .meta({ description: 'Account id, out of assignee_list' }),
  scheduledAt: momentOrNone().optional().meta({ description: 'Required by the state `scheduled`' }),
  note: textUpTo(2000).optional(),
});
const mergeBody = z.strictObject({
  revision: revisionNumber(),
  other: itemSchema,
  isUndo: z.boolean('validation.select').default(false),
});

interface Wish {
  form: VisitorForm;
  id: number;
  by: SignedIn;
}

/** <form>_info, edit_<form>, erase_<form>, merge_<form> and del_<form>, all audited. */
export function entryRoutes(app: FastifyInstance, deps: IdentityDeps, form: VisitorForm) {
  const staff = staffRoutes(app, { area: 'forms' });
  const paths = formPathsOf(form);
  const docs = describeForm(form);
  const inTransaction =
    <B>(work: (tx: Tx, deps: IdentityDeps, wish: Wish & { body: B }) => Promise<unknown>) =>
    ({ params: { id }, body, admin: by }: { params: { id: number }; body: B; admin: SignedIn }) =>
      deps.db.transaction((tx) => work(tx, deps, { form, id, by, body }));
  staff.get(paths.info(':id'), { docs: docs.info }, inTransaction(view));
  staff.put(
    paths.edit(':id'),
    { docs: docs.edit, body: change, repeats: 'secret' },
    inTransaction(edit),
  );
  staff.post(paths.erase(':id'), { docs: docs.erase, repeats: 'secret' }, inTransaction(erase));
  staff.post(
    paths.merge(':id'),
    { docs: docs.merge, body: mergeBody, repeats: 'secret' },
    inTransaction(merge),
  );
  staff.delete(paths.remove(':id'), { docs: docs.remove }, inTransaction(remove));
}

/** The revision stays, so that open forms of colleagues stay valid. */
async function view(tx: Tx, deps: IdentityDeps, { form, id, by }: Wish) {
  await tx
    .update(submissions)
    .set({ readAt: new Date().toISOString() })
    .where(and(eq(submissions.id, id), isNull(submissions.readAt)));
  await recordFormAudit(tx, by, 'view', `${form.name}/${id}`);
  return readReviewed(tx, { form, id }, deps);
}

async function edit(
  tx: Tx,
  deps: IdentityDeps,
  { form, id, by, body }: Wish & { body: z.output<typeof change> },
) {
  const { revision, note, ...changes } = body;
  const [before] = await lockSubmissions(tx, { form, items: [{ id, revision }] }, deps);
  const after = await changeSubmission(tx, deps, before, { form, changes, note, by });
  await promoteFreed(tx, deps, [before], after.state);
  await queueBookingLetter(tx, { before, after }, deps);
  const fields = [...Object.keys(changes), ...(note ? ['note'] : [])];
  await recordFormAudit(tx, by, 'edit', `${form.name}/${id}`, { fields, state: after.state });
  return readReviewed(tx, { form, id }, deps);
}

/** Erases personal data on request; anonymous answers stay for statistics. */
async function erase(tx: Tx, deps: IdentityDeps, { form, id, by }: Wish) {
  const [row] = await lockSubmissions(tx, { form, items: [{ id }] }, deps);
  const erased = await eraseWithMerged(tx, id);
  if (erased.length > 0) {
    const { reference } = await updateSubmission(tx, row, { by: by.name, text: ERASED });
    await recordFormAudit(tx, by, 'erase', `${form.name}/${id}`, { reference });
  }
  return readReviewed(tx, { form, id }, deps);
}

async function remove(tx: Tx, deps: IdentityDeps, { form, id, by }: Wish) {
  const [row] = await lockSubmissions(tx, { form, items: [{ id }] }, deps);
  await eraseWithMerged(tx, id);
  await updateSubmission(tx, row, { by: by.name, deletedAt: new Date().toISOString() });
  await promoteWaitlist(tx, [row], deps);
  const { reference } = row;
  await recordFormAudit(tx, by, 'delete', `${form.name}/${id}`, { reference });
}

const eraseWithMerged = (tx: Tx, id: number) =>
  erasePersonalData(tx, or(eq(submissions.id, id), eq(submissions.mergedInto, id)));

/** Hides a duplicate behind one handled submission, or takes it out again. */
async function merge(
  tx: Tx,
  deps: IdentityDeps,
  { form, id, by, body: { revision, other, isUndo } }: Wish & { body: z.output<typeof mergeBody> },
) {
  const [main] = await lockSubmissions(tx, { form, items: [{ id, revision }] }, deps);
  const condition = isUndo ? eq(submissions.mergedInto, id) : isNull(submissions.mergedInto);
  const duplicate = requireRow(
    await tx
      .select()
      .from(submissions)
      .where(and(eq(submissions.id, other.id), condition))
      .for('update'),
  );
  if (duplicate.revision !== other.revision)
    throw conflict(await readReviewed(tx, { form, id }, deps), duplicate.updatedBy ?? '');
  if (!isUndo) await requireMergeable(tx, deps, { main, duplicate });
  const { reference } = duplicate;
  const text = `${isUndo ? '取消合併' : '合併'}${reference}與${main.reference}`;
  await updateSubmission(tx, main, { by: by.name, text });
  await updateSubmission(tx, duplicate, {
    by: by.name,
    text,
    mergedInto: isUndo ? null : id,
    deletedAt: isUndo ? null : new Date().toISOString(),
  });
  const action = isUndo ? 'unmerge' : 'merge';
  await recordFormAudit(tx, by, action, `${form.name}/${id}`, { reference });
  return readReviewed(tx, { form, id }, deps);
}

/** Undoing a merge must not need seats, so the duplicate may hold none. */
async function requireMergeable(
  tx: Tx,
  { sealing }: IdentityDeps,
  { main, duplicate }: { main: SubmissionRow; duplicate: SubmissionRow },
) {
  const found = await findDuplicates(tx, main, sealing);
  if (!found.some(({ id }) => id === duplicate.id))
    throw refused(409, 'merge.notDuplicate', { params: { days: DUPLICATE_DAYS } });
  const { reference, state } = duplicate;
  if (isBooking(duplicate) && state !== 'declined')
    throw refused(409, 'merge.booked', { params: { reference } });
  const merged = await tx.$count(submissions, eq(submissions.mergedInto, duplicate.id));
  if (merged > 0) throw refused(409, 'merge.twice', { params: { reference } });
}
