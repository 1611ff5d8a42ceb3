import { allows, parseFlags } from '@admissions/model';
import type { VisitorForm } from '@admissions/model/forms';
import type { ReviewEvent, ReviewState } from '@admissions/protocol/forms';
import { and, eq } from 'drizzle-orm';
import type { Sealing } from '../../../platform/crypto/sealing.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { conflict, invalid } from '../../../platform/http/http-error.ts';
import type { SignedIn } from '../../../platform/http/signed-in.ts';
import type { IdentityDeps } from '../../identity/deps/identity-deps.ts';
import { type AccountRow, findAccountById } from '../../identity/tables/identity-tables.ts';
import { promoteWaitlist } from '../booking/promote-waitlist.ts';
import { type SubmissionRow, submissions } from '../data/forms-tables.ts';
import { listReviewEvents } from '../data/review-events.ts';
import { openNotes, readReviewed, sealNotes } from '../data/review-view.ts';
import { notifyAssignee, notifyMentioned } from './notify-staff.ts';
import { findSubmission } from './review-entry.ts';

export interface FoundSubmission {
  submission: SubmissionRow;
  account: AccountRow | null;
}
export interface Change {
  form: VisitorForm;
  changes: {
    state?: ReviewState | undefined;
    assignee?: number | null | undefined;
    scheduledAt?: string | null | undefined;
  };
  note?: string | undefined;
  /** An additional event of the history, without personal data. */
  event?: string;
  revision: number;
  by: SignedIn;
  sealing: Sealing;
  deps: IdentityDeps;
}

/** Throws 409 with the current state when the revision is outdated. */
export async function changeSubmission(
  tx: Tx,
  { submission: row, account: before }: FoundSubmission,
  { form, changes, note, event, revision, by: admin, sealing, deps }: Change,
): Promise<FoundSubmission> {
  const { config } = deps;
  const by = admin.name;
  const buildConflict = async (current: FoundSubmission) => {
    const data = await readReviewed(tx, current.submission, current.account, { sealing, config });
    return conflict(data, current.submission.updatedBy ?? '');
  };
  if (row.revision !== revision) throw await buildConflict({ submission: row, account: before });
  const at = new Date().toISOString();
  const assignee =
    changes.assignee === undefined ? before : await findAssignee(tx, changes.assignee);
  const next = {
    state: changes.state ?? row.state,
    scheduledAt:
      changes.scheduledAt === undefined
        ? row.scheduledAt
        : changes.scheduledAt && new Date(changes.scheduledAt).toISOString(),
  };
  if (next.state === 'scheduled' && next.scheduledAt === null)
    throw invalid({ scheduledAt: 'validation.scheduled' });
  const events = listReviewEvents({
    before: { ...row, assignee: before?.name ?? null },
    after: { ...next, assignee: assignee?.name ?? null },
    at,
    by,
  });
  const notes = note
    ? [...openNotes(row, sealing), { author: by, at, text: note }]
    : openNotes(row, sealing);
  const changed = await updateSubmission(tx, row, {
    ...next,
    assigneeId: assignee?.id ?? null,
    notes: notes.length > 0 ? sealNotes(row.reference, notes, sealing) : null,
    events: [...(event ? [{ at, by, text: event }] : []), ...events],
    by,
    at,
  });
  if (!changed) throw await buildConflict(await findSubmission(tx, form, row.id));
  await notifyAssignee(tx, deps, { form, by: admin, rows: [row], changed });
  await notifyMentioned(tx, deps, { form, by: admin, row, note });
  if (next.state === 'declined' && row.state !== 'declined')
    await promoteWaitlist(tx, [row], { config, sealing });
  return { submission: changed, account: assignee };
}

interface Write {
  state: SubmissionRow['state'];
  scheduledAt: string | null;
  assigneeId: number | null;
  notes: string | null;
  events: ReviewEvent[];
  by: string;
  at: string;
}
// The revision is part of the condition, so only one of two concurrent updates succeeds.
async function updateSubmission(
  tx: Tx,
  row: SubmissionRow,
  { events, by, at, ...values }: Write,
): Promise<SubmissionRow | undefined> {
  const [changed] = await tx
    .update(submissions)
    .set({
      ...values,
      history: [...row.history, ...events],
      // A change implies it was read.
      readAt: row.readAt ?? at,
      updatedAt: at,
      updatedBy: by,
      revision: row.revision + 1,
    })
    .where(and(eq(submissions.id, row.id), eq(submissions.revision, row.revision)))
    .returning();
  return changed;
}

/** An active account with the forms flag. */
export async function findAssignee(tx: Tx, id: number | null): Promise<AccountRow | null> {
  if (id === null) return null;
  const account = await findAccountById(tx, id);
  if (!account?.active || !allows(parseFlags(account.priv), 'forms'))
    throw invalid({ assignee: 'validation.select' });
  return account;
}
