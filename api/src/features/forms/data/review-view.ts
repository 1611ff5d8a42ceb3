import type { VisitorForm } from '@admissions/model/forms';
import { FORMS } from '@admissions/model/forms';
import type { ReviewedOf, ReviewListedOf, ReviewNote } from '@admissions/protocol/forms';
import { asc, eq } from 'drizzle-orm';
import type { Config } from '../../../platform/config/config.ts';
import type { Sealing } from '../../../platform/crypto/sealing.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import type { AccountRow } from '../../identity/tables/identity-tables.ts';
import { findDuplicates } from './find-duplicates.ts';
import type { SubmissionRow } from './forms-tables.ts';
import { submissions } from './forms-tables.ts';
import { openPersonal } from './open-personal.ts';
import type { Personal } from './personal-data.ts';
import { maskPersonal } from './personal-data.ts';
import { readReplies } from './read-replies.ts';

type Assigned = Pick<AccountRow, 'id' | 'name'> | null;

export const openNotes = (
  { reference, notes }: Pick<SubmissionRow, 'reference' | 'notes'>,
  sealing: Sealing,
): ReviewNote[] => (notes === null ? [] : sealing.open<ReviewNote[]>(`${reference}/notes`, notes));

export const sealNotes = (reference: string, notes: ReviewNote[], sealing: Sealing): string =>
  sealing.seal(`${reference}/notes`, notes);

export async function readReviewed(
  tx: Queryable,
  row: SubmissionRow,
  assignee: Assigned,
  { sealing, config }: { sealing: Sealing; config: Pick<Config, 'smtpUrl'> },
): Promise<ReviewedOf<VisitorForm>> {
  return {
    ...(await readHandled(tx, row, assignee, sealing)),
    canReply: config.smtpUrl !== undefined,
    duplicates: await findDuplicates(tx, row, sealing),
    merged: await readMerged(tx, row, sealing),
  } as ReviewedOf<VisitorForm>;
}

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

function buildListed(
  row: SubmissionRow,
  assignee: Assigned,
  personal: Personal,
): Record<string, unknown> {
  const {
    id,
    reference,
    createdAt,
    updatedAt,
    revision,
    noticeVersion,
    state,
    scheduledAt,
    facts: answers,
    readAt,
  } = row;
  const form = FORMS.find(({ name }) => name === row.form);
  const who = assignee && { id: assignee.id, name: assignee.name };
  return {
    ...emptyAnswers(form),
    ...answers,
    ...personal,
    id,
    reference,
    createdAt,
    updatedAt,
    revision,
    noticeVersion,
    state,
    assignee: who,
    scheduledAt,
    unread: readAt === null,
  };
}

// Audiences have different fields; submissions without one have those of the default audience.
const emptyAnswers = (form: VisitorForm | undefined) => ({
  ...Object.fromEntries(Object.keys(form?.fields ?? {}).map((name) => [name, null])),
  ...(form?.audiences && { audience: form.audiences.usual }),
});
