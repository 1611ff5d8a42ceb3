import { formatMoment } from '@admissions/model';
import { audienceOf, FORMS, formatSalutation, type VisitorForm } from '@admissions/model/forms';
import { lineUpTo, textUpTo } from '@admissions/model/schema';
import {
  type BulkReplyAnswer,
  formPathsOf,
  REVIEW_STATES,
  SUBMISSION_PATHS,
} from '@admissions/protocol/forms';
import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Tx } from '../../../platform/db/database.ts';
import { formatIdRanges } from '../../../platform/db/id-ranges.ts';
import { createNotFoundError, invalid, refused } from '../../../platform/http/http-error.ts';
import { type SignedIn, staffRoutes } from '../../../platform/http/typed-routes.ts';
import { revisionNumber, rowId } from '../../../platform/validation/input-schemas.ts';
import type { IdentityDeps } from '../../identity/deps/identity-deps.ts';
import { queueBookingLetter } from '../booking/booking-letter.ts';
import { promoteWaitlist } from '../booking/promote-waitlist.ts';
import { describeForm, formsDocs } from '../data/form-docs.ts';
import { type SubmissionRow, submissions } from '../data/forms-tables.ts';
import { openPersonal, type Personal } from '../data/personal-data.ts';
import { recordFormAudit } from '../data/record-form-audit.ts';
import { readReviewed } from '../data/review-view.ts';
import { updateSubmission } from '../data/update-submission.ts';
import { findAssignee } from './assignees.ts';
import { itemsSchema, lockSubmissions, promoteFreed, sendReply } from './change-submission.ts';
import { notifyAssignee } from './notify-staff.ts';

const state = z.enum(REVIEW_STATES, 'validation.select').optional();
const letterShape = {
  subject: lineUpTo(200).refine((value) => value !== '', 'validation.required'),
  text: textUpTo(5000).refine((value) => value !== '', 'validation.required'),
};
const reply = z.strictObject({
  revision: revisionNumber(),
  ...letterShape,
  state,
  assignee: rowId.nullable().optional(),
});

/** POST reply: mails the submitter and applies changes, all or none; POST unread: resets it. */
export function reviewReply(app: FastifyInstance, deps: IdentityDeps) {
  const staff = staffRoutes(app, { area: 'forms' });
  const { db, config, sealing } = deps;
  staff.post(
    SUBMISSION_PATHS.reply(':id'),
    { docs: formsDocs.reply, body: reply, repeats: 'secret' },
    async ({ params: { id }, body, admin: by }) => {
      if (!config.smtpUrl) throw refused(409, 'error.noMail');
      return db.transaction(async (tx) => {
        const { revision, subject, text, ...changes } = body;
        const isThis = and(eq(submissions.id, id), isNull(submissions.deletedAt));
        const [found] = await tx.select().from(submissions).where(isThis);
        const form = FORMS.find(({ name }) => name === found?.form);
        const to = found && openPersonal(found, sealing).email;
        // Erased, or never given.
        if (!form || !to) throw createNotFoundError();
        const [row] = await lockSubmissions(tx, { form, items: [{ id, revision }] }, deps);
        const name = Object.keys(PLACEHOLDERS).find((each) => text.includes(`{${each}}`));
        if (name)
          throw invalid({ text: `reply.noValue|reference=${found.reference}|name=${name}` });
        const letter = { to, subject, text };
        const { state } = await sendReply(tx, deps, row, { form, letter, changes, by });
        await promoteFreed(tx, deps, [row], state);
        await recordFormAudit(tx, by, 'reply', `${form.name}/${id}`, { state });
        return readReviewed(tx, { form, id }, deps);
      });
    },
  );

  staff.post(
    SUBMISSION_PATHS.unread(':id'),
    { docs: formsDocs.unread },
    async ({ params: { id } }) => {
      const { rowCount } = await db.orm
        .update(submissions)
        .set({ readAt: null })
        .where(and(eq(submissions.id, id), isNull(submissions.deletedAt)));
      if (!rowCount) throw createNotFoundError();
    },
  );
}

const MAX_PREVIEWED = 3;

const bulkChange = z
  .strictObject({ items: itemsSchema, state, assignee: rowId.optional() })
  .refine(({ state, assignee }) => state !== undefined || assignee !== undefined, {
    message: 'validation.select',
    path: ['state'],
  });
const bulkReply = z.strictObject({
  items: itemsSchema,
  ...letterShape,
  state,
  isPreview: z.boolean('validation.select').default(false),
});

/** POST bulk_<form> and bulk_reply_<form>: many submissions, all or none. */
export function bulkRoutes(app: FastifyInstance, deps: IdentityDeps, form: VisitorForm) {
  const staff = staffRoutes(app, { area: 'forms' });
  const paths = formPathsOf(form);
  const docs = describeForm(form);
  staff.post(paths.bulk, { docs: docs.bulk, body: bulkChange }, async ({ body, admin: by }) =>
    deps.db.transaction((tx) => changeMany(tx, deps, { form, by, body })),
  );
  staff.post(
    paths.bulkReply,
    { docs: docs.bulkReply, body: bulkReply, repeats: 'secret' },
    async ({ body, admin: by }) => {
      if (!deps.config.smtpUrl) throw refused(409, 'error.noMail');
      return deps.db.transaction((tx) => replyToMany(tx, deps, { form, by, body }));
    },
  );
}

interface Wish<B extends z.ZodType> {
  form: VisitorForm;
  by: SignedIn;
  body: z.output<B>;
}

/** Sets the state or the assignee. */
async function changeMany(
  tx: Tx,
  deps: IdentityDeps,
  { form, by, body: { items, state, assignee } }: Wish<typeof bulkChange>,
) {
  const rows = await lockSubmissions(tx, { form, items }, deps);
  if (state === 'scheduled' && rows.some(({ scheduledAt }) => scheduledAt === null))
    throw invalid({ scheduledAt: 'validation.scheduled' });
  const account = await findAssignee(tx, assignee);
  for (const before of rows) {
    const changes = { by: by.name, state: state ?? before.state, assignee: account };
    const after = await updateSubmission(tx, before, changes);
    await queueBookingLetter(tx, { before, after }, deps);
  }
  const changed = { ...(account && { assigneeId: account.id }), state };
  await notifyAssignee(tx, deps, { form, by, rows, changed });
  if (state === 'declined') await promoteWaitlist(tx, rows, deps);
  await recordFormAudit(tx, by, 'bulk_edit', form.name, {
    ids: formatIdRanges(rows.map(({ id }) => id)),
    ...(state && { state }),
    ...(account && { assignee: account.name }),
  });
  return rows.map(({ id, revision }) => ({ id, revision: revision + 1 }));
}

/** One letter to each of many; or a preview of the first. */
async function replyToMany(
  tx: Tx,
  deps: IdentityDeps,
  { form, by, body: { items, state, isPreview, ...template } }: Wish<typeof bulkReply>,
): Promise<BulkReplyAnswer> {
  const rows = await lockSubmissions(tx, { form, items }, deps);
  const { letters, without } = writeAll(rows, deps, { form, template });
  if (letters.length === 0) throw invalid({ items: 'reply.noAddress' });
  const answer = { count: letters.length, letters: [], without };
  if (isPreview) {
    const shown = letters.slice(0, MAX_PREVIEWED);
    // A preview shows names.
    for (const { row } of shown) await recordFormAudit(tx, by, 'view', `${form.name}/${row.id}`);
    return {
      ...answer,
      letters: shown.map(({ row, subject, text }) => ({ reference: row.reference, subject, text })),
    };
  }
  for (const { row, ...letter } of letters) {
    const changes = { state: state ?? (row.state === 'new' ? 'contacted' : undefined) };
    await sendReply(tx, deps, row, { form, letter, changes, by });
  }
  const replied = letters.map(({ row }) => row);
  await promoteFreed(tx, deps, replied, state);
  const ids = formatIdRanges(letters.map(({ row }) => row.id));
  await recordFormAudit(tx, by, 'bulk_reply', form.name, { ids, ...(state && { state }) });
  return answer;
}

function writeAll(
  rows: readonly SubmissionRow[],
  { sealing }: IdentityDeps,
  { form, template }: { form: VisitorForm; template: { subject: string; text: string } },
) {
  const opened = rows.map((row) => ({ row, personal: openPersonal(row, sealing) }));
  return {
    letters: opened.flatMap(({ row, personal }) => {
      const { email: to } = personal;
      if (!to) return [];
      const recipient = { form, row, personal };
      const subject = fillTemplate(template.subject, recipient, 'subject');
      return [{ row, to, subject, text: fillTemplate(template.text, recipient, 'text') }];
    }),
    without: opened.flatMap(({ row, personal }) => (personal.email ? [] : [row.reference])),
  };
}

interface Recipient {
  form: VisitorForm;
  row: SubmissionRow;
  personal: Personal;
}
const PLACEHOLDERS: Readonly<Record<string, (recipient: Recipient) => string | null>> = {
  稱呼: ({ form, row, personal }) =>
    formatSalutation({ name: personal.name ?? '', audience: audienceOf(form, row.facts) }),
  申請編號: ({ row }) => row.reference,
  學校: ({ row }) => row.school || null,
  排定時間: ({ row }) => row.scheduledAt && formatMoment(row.scheduledAt),
};

/** Throws 422 at the field for an unknown placeholder, and for one without a value. */
function fillTemplate(template: string, recipient: Recipient, field: 'subject' | 'text') {
  return template.replace(/\{([^{}|=\n]{1,20})\}/g, (_whole, name: string) => {
    const read = Object.hasOwn(PLACEHOLDERS, name) ? PLACEHOLDERS[name] : undefined;
    const names = Object.keys(PLACEHOLDERS).join('、');
    if (!read) throw invalid({ [field]: `reply.placeholder|name=${name}|names=${names}` });
    const { reference } = recipient.row;
    const value = read(recipient);
    if (value === null)
      throw invalid({ [field]: `reply.noValue|reference=${reference}|name=${name}` });
    return value;
  });
}
