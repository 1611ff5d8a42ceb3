import { FORMS, type VisitorForm } from '@admissions/model/forms';
import type {
  Assignee,
  ReviewedOf,
  ReviewListedOf,
  ReviewNote,
  ReviewReply,
} from '@admissions/protocol/forms';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Sealing } from '../../../platform/crypto/sealing.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { requireRow } from '../../../platform/http/http-error.ts';
import { accounts } from '../../identity/tables/identity-tables.ts';
import { findDuplicates } from './find-duplicates.ts';
import { formMails, type MailDeps, type SubmissionRow, submissions } from './forms-tables.ts';
import { maskPersonal, openPersonal, type Personal } from './personal-data.ts';
import { lastRetainedDay } from './retention.ts';

type Assigned = Assignee | null;

export const openNotes = (
  { reference, notes }: Pick<SubmissionRow, 'reference' | 'notes'>,
  sealing: Sealing,
): ReviewNote[] => (notes === null ? [] : sealing.open<ReviewNote[]>(`${reference}/notes`, notes));

export const sealNotes = (reference: string, notes: ReviewNote[], sealing: Sealing) =>
  sealing.seal(`${reference}/notes`, notes);

/** Throws not found for an id of another form. */
export async function readReviewed(
  tx: Queryable,
  { form, id }: { form: VisitorForm; id: number },
  { sealing, config }: MailDeps,
): Promise<ReviewedOf<VisitorForm>> {
  const isThis = and(
    eq(submissions.id, id),
    eq(submissions.form, form.name),
    isNull(submissions.deletedAt),
  );
  const found = await tx
    .select({ row: submissions, account: accounts, lastDay: lastRetainedDay(config) })
    .from(submissions)
    .leftJoin(accounts, isAssignee)
    .where(isThis);
  const { row, account, lastDay } = requireRow(found);
  return {
    ...(await readHandled(tx, row, account, sealing)),
    retainedUntil: row.personal && lastDay,
    canReply: config.smtpUrl !== undefined,
    duplicates: await findDuplicates(tx, row, sealing),
    merged: await readMerged(tx, row, sealing),
  } as ReviewedOf<VisitorForm>;
}

const isAssignee = eq(accounts.id, submissions.assigneeId);
/** Submissions with the account of their assignee. */
export const selectAssigned = (tx: Queryable) =>
  tx.select().from(submissions).leftJoin(accounts, isAssignee);

const readHandled = async (
  tx: Queryable,
  row: SubmissionRow,
  assignee: Assigned,
  sealing: Sealing,
) => ({
  ...buildListed(row, assignee, openPersonal(row, sealing)),
  notes: openNotes(row, sealing),
  history: row.history,
  replies: await readReplies(tx, row, sealing),
});

async function readMerged(tx: Queryable, { id }: SubmissionRow, sealing: Sealing) {
  const rows = await tx
    .select()
    .from(submissions)
    .where(eq(submissions.mergedInto, id))
    .orderBy(asc(submissions.id));
  const merged = [];
  for (const row of rows) merged.push(await readHandled(tx, row, null, sealing));
  return merged;
}

/** List item; `alike` counts submissions of the same school or person. */
export const toListed = (
  row: SubmissionRow,
  assignee: Assigned,
  { sealing, alike }: { sealing: Sealing; alike: number },
): ReviewListedOf<VisitorForm> =>
  ({
    ...buildListed(row, assignee, maskPersonal(openPersonal(row, sealing))),
    alike,
  }) as ReviewListedOf<VisitorForm>;

function buildListed(row: SubmissionRow, assignee: Assigned, personal: Personal) {
  const { id, reference, createdAt, updatedAt, revision, noticeVersion, state, scheduledAt } = row;
  const form = FORMS.find(({ name }) => name === row.form);
  return {
    ...emptyAnswers(form),
    ...row.facts,
    ...personal,
    id,
    reference,
    createdAt,
    updatedAt,
    revision,
    noticeVersion,
    state,
    scheduledAt,
    assignee: assignee && { id: assignee.id, name: assignee.name },
    unread: row.readAt === null,
  };
}

// Audiences have different fields; submissions without one have those of the default audience.
const emptyAnswers = (form: VisitorForm | undefined) => ({
  ...Object.fromEntries(Object.keys(form?.fields ?? {}).map((name) => [name, null])),
  ...(form?.audiences && { audience: form.audiences.usual }),
});

/** Replies of staff to a submission, oldest first. */
async function readReplies(
  tx: Queryable,
  { id, reference }: SubmissionRow,
  sealing: Sealing,
): Promise<ReviewReply[]> {
  const rows = await tx
    .select()
    .from(formMails)
    .where(and(eq(formMails.submissionId, id), eq(formMails.role, 'reply')))
    .orderBy(asc(formMails.id));
  return rows.map(({ id: mail, createdAt, author, letter, state, sentAt, fault }) => {
    const { subject, text } = letter
      ? sealing.open<{ subject: string; text: string }>(`${reference}/mail/reply`, letter)
      : { subject: null, text: null };
    return { id: mail, at: createdAt, by: author ?? '', subject, text, state, sentAt, fault };
  });
}
