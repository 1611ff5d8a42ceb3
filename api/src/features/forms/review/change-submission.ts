import type { VisitorForm } from '@admissions/model/forms';
import type { ReviewState } from '@admissions/protocol/forms';
import { MAX_BULK_ENTRIES } from '@admissions/protocol/staff';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { Tx } from '../../../platform/db/database.ts';
import { conflict, createNotFoundError, invalid } from '../../../platform/http/http-error.ts';
import type { SignedIn } from '../../../platform/http/typed-routes.ts';
import { revisionNumber } from '../../../platform/validation/input-schemas.ts';
import type { IdentityDeps } from '../../identity/deps/identity-deps.ts';
import { readChangeCalendar } from '../booking/booking-letter.ts';
import { promoteWaitlist } from '../booking/promote-waitlist.ts';
import { type MailDeps, type SubmissionRow, submissions } from '../data/forms-tables.ts';
import { openNotes, readReviewed, sealNotes } from '../data/review-view.ts';
import { updateSubmission } from '../data/update-submission.ts';
import type { Letter } from '../mail/letters.ts';
import { queueLetter } from '../mail/mail-queue.ts';
import { findAssignee } from './assignees.ts';
import { notifyAssignee, notifyMentioned } from './notify-staff.ts';

export const itemSchema = z.strictObject({
  id: z.int('validation.select').min(1).max(999_999_999),
  revision: revisionNumber(),
});
export const itemsSchema = z
  .array(itemSchema, 'validation.selectMany')
  .min(1, 'validation.selectMany')
  .max(MAX_BULK_ENTRIES, `validation.max|max=${MAX_BULK_ENTRIES}`)
  .refine((items) => new Set(items.map(({ id }) => id)).size === items.length, 'validation.taken');

/** Locks them until the transaction ends; throws unless all exist and are as seen. */
export async function lockSubmissions(
  tx: Tx,
  { form, items }: { form: VisitorForm; items: { id: number; revision?: number }[] },
  deps: MailDeps,
): Promise<[SubmissionRow, ...SubmissionRow[]]> {
  const revisions = new Map(items.map(({ id, revision }) => [id, revision]));
  // Ordered by id, so that concurrent bulk changes cannot deadlock.
  const [first, ...others] = await tx
    .select()
    .from(submissions)
    .where(
      and(
        inArray(submissions.id, [...revisions.keys()]),
        eq(submissions.form, form.name),
        isNull(submissions.deletedAt),
      ),
    )
    .orderBy(asc(submissions.id))
    .for('update');
  if (!first || others.length + 1 < items.length) throw createNotFoundError();
  for (const { id, revision, updatedBy } of [first, ...others])
    if (revision !== (revisions.get(id) ?? revision))
      throw conflict(await readReviewed(tx, { form, id }, deps), updatedBy ?? '');
  return [first, ...others];
}

const ANSWERED = '回信給申請人';

interface Change {
  form: VisitorForm;
  changes: {
    state?: ReviewState | undefined;
    assignee?: number | null | undefined;
    scheduledAt?: string | null | undefined;
  };
  note?: string | undefined;
  /** A further event of the history, without personal data. */
  text?: string;
  by: SignedIn;
}

/** Changes a locked submission and notifies staff; `promoteFreed` follows. */
export async function changeSubmission(
  tx: Tx,
  deps: IdentityDeps,
  row: SubmissionRow,
  { form, changes, note, text, by }: Change,
) {
  const { state = row.state, scheduledAt: time = row.scheduledAt } = changes;
  const at = new Date().toISOString();
  const assignee = await findAssignee(tx, changes.assignee);
  if (state === 'scheduled' && !time) throw invalid({ scheduledAt: 'validation.scheduled' });
  const notes = [...openNotes(row, deps.sealing), { author: by.name, at, text: note ?? '' }];
  const changed = await updateSubmission(tx, row, {
    by: by.name,
    text,
    assignee,
    state,
    scheduledAt: time && new Date(time).toISOString(),
    // A change implies it was read.
    readAt: row.readAt ?? at,
    ...(note && { notes: sealNotes(row.reference, notes, deps.sealing) }),
  });
  await notifyAssignee(tx, deps, { form, by, rows: [row], changed });
  await notifyMentioned(tx, deps, { form, by, row, note });
  return changed;
}

/** After all changes: it changes other submissions, which may be among the changed ones. */
export const promoteFreed = (
  tx: Tx,
  deps: IdentityDeps,
  before: readonly SubmissionRow[],
  state: string | undefined,
) =>
  promoteWaitlist(
    tx,
    before.filter((row) => state === 'declined' && row.state !== 'declined'),
    deps,
  );

/** Queues a letter of staff and applies the changes. */
export async function sendReply(
  tx: Tx,
  deps: IdentityDeps,
  row: SubmissionRow,
  { letter, ...change }: Omit<Change, 'text' | 'note'> & { letter: Letter },
) {
  const after = await changeSubmission(tx, deps, row, { ...change, text: ANSWERED });
  // The only letter about the change, so it has the calendar file.
  const icalEvent = await readChangeCalendar(tx, { before: row, after }, deps);
  const author = change.by.name;
  await queueLetter(tx, row, { letter: { ...letter, icalEvent }, role: 'reply', author }, deps);
  return after;
}
