import type { MailRole } from '@admissions/protocol/forms';
import { and, eq, sql } from 'drizzle-orm';
import { readIdentity } from '../../../content/read/site-texts.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Sealing } from '../../../platform/crypto/sealing.ts';
import type { Database, Orm, Tx } from '../../../platform/db/database.ts';
import type { SubmissionRow } from '../data/forms-tables.ts';
import { formMails, submissions } from '../data/forms-tables.ts';
import type { Letter, ReceivedSubmission } from './letters.ts';
import { writeLetters } from './letters.ts';
import { reopenRequest } from './reopen-request.ts';

const MINUTE_MS = 60_000;
/** After this time the claiming process counts as dead. */
const CLAIM_TIMEOUT_MS = 5 * MINUTE_MS;
const MAX_BACKOFF_MS = 240 * MINUTE_MS;
/** About a day and a half with backoff. */
const MAX_ATTEMPTS = 16;

export interface ClaimedMail {
  id: number;
  attempts: number;
  reference: string;
  /** Whether staff wrote it. */
  isReply: boolean;
  /** Throws when it was encrypted with another data key. */
  letter(): Letter;
}
const buildSealContext = (reference: string, role: string) => `${reference}/mail/${role}`;

/** Queues the letters within the submission's transaction. No-op without a mail server. */
export async function queueMails(
  tx: Tx,
  received: ReceivedSubmission,
  { config, sealing }: { config: Config; sealing: Sealing },
): Promise<void> {
  if (!config.smtpUrl) return;
  const now = new Date().toISOString();
  const identity = await readIdentity(tx);
  const rows = writeLetters(received, config, identity).map(([role, letter]) => ({
    submissionId: received.id,
    role,
    ...(role === 'sender' && received.isWithheld
      ? WITHHELD
      : { letter: sealing.seal(buildSealContext(received.reference, role), letter) }),
    nextAt: now,
    createdAt: now,
  }));
  await tx.insert(formMails).values(rows);
}

const WITHHELD = { state: 'withheld', fault: 'recipient-limit' } as const;

/** Queues one letter within the transaction of the related change; `author`: of a reply. */
export async function queueLetter(
  tx: Tx,
  { id, reference }: Pick<SubmissionRow, 'id' | 'reference'>,
  {
    letter,
    role,
    author = null,
    sealing,
    isWithheld = false,
  }: {
    letter: Letter;
    role: MailRole;
    author?: string | null;
    sealing: Sealing;
    isWithheld?: boolean;
  },
): Promise<void> {
  const now = new Date().toISOString();
  await tx.insert(formMails).values({
    submissionId: id,
    role,
    ...(isWithheld
      ? WITHHELD
      : { letter: sealing.seal(buildSealContext(reference, role), letter) }),
    author,
    nextAt: now,
    createdAt: now,
  });
}

/** Encryption context of letters without submission. */
const NOTICE = 'notice';

/** Queues notices within the transaction of the reported change. */
export async function queueNotices(
  tx: Tx,
  letters: readonly Letter[],
  sealing: Sealing,
): Promise<void> {
  if (letters.length === 0) return;
  const now = new Date().toISOString();
  const role = 'manager' as const;
  await tx.insert(formMails).values(
    letters.map((letter) => ({
      role,
      letter: sealing.seal(buildSealContext(NOTICE, role), letter),
      nextAt: now,
      createdAt: now,
    })),
  );
}

/** Claims the next due letter for this process; null when there is none. */
export async function claimMail({ orm }: Database, sealing: Sealing): Promise<ClaimedMail | null> {
  const now = Date.now();
  const at = new Date(now).toISOString();
  const [row] = await orm
    .update(formMails)
    .set({
      claimedUntil: new Date(now + CLAIM_TIMEOUT_MS).toISOString(),
      attempts: sql`${formMails.attempts} + 1`,
    })
    .where(
      sql`${formMails.id} = (select id from ${formMails} where state = 'queued' and letter is not null and next_at <= ${at}::timestamptz
        and (claimed_until is null or claimed_until <= ${at}::timestamptz) order by next_at, id limit 1 for update skip locked)`,
    )
    .returning();
  if (!row?.letter) return null;
  const { id, attempts, role, letter, submissionId } = row;
  const reference = submissionId === null ? NOTICE : await readReference(orm, submissionId);
  return {
    id,
    attempts,
    reference,
    isReply: role === 'reply',
    letter: () => sealing.open<Letter>(buildSealContext(reference, role), letter),
  };
}

async function readReference(orm: Orm, id: number): Promise<string> {
  const [submission] = await orm
    .select({ reference: submissions.reference })
    .from(submissions)
    .where(eq(submissions.id, id));
  return submission?.reference ?? '';
}

/** Marks it as sent and erases its text, except for replies. */
export const markMailSent = ({ orm }: Database, { id }: ClaimedMail) =>
  orm
    .update(formMails)
    .set({
      state: 'sent',
      letter: sql`case when ${formMails.role} = 'reply' then ${formMails.letter} end`,
      sentAt: new Date().toISOString(),
      claimedUntil: null,
      fault: null,
    })
    .where(eq(formMails.id, id));

/** Schedules a retry; none after a permanent error or when the text was erased meanwhile. */
export async function markMailFailed(
  db: Database,
  { id, attempts }: ClaimedMail,
  { fault, isFinal }: { fault: string; isFinal: boolean },
): Promise<void> {
  const state = isFinal || attempts >= MAX_ATTEMPTS ? 'failed' : 'queued';
  const wait = Math.min(MAX_BACKOFF_MS, MINUTE_MS * 2 ** (attempts - 1));
  await db.transaction(async (tx) => {
    const [mail] = await tx
      .update(formMails)
      .set({
        state,
        nextAt: new Date(Date.now() + wait).toISOString(),
        claimedUntil: null,
        fault,
      })
      .where(and(eq(formMails.id, id), eq(formMails.state, 'queued')))
      .returning({ role: formMails.role, submissionId: formMails.submissionId });
    if (state === 'failed' && mail?.role === 'reply' && mail.submissionId !== null)
      await reopenRequest(tx, mail.submissionId);
  });
}

/** Queues a failed letter again; false when there is none. */
export async function requeueMail(tx: Tx, id: number): Promise<boolean> {
  const requeued = await tx
    .update(formMails)
    .set({ state: 'queued', attempts: 0, nextAt: new Date().toISOString(), claimedUntil: null })
    .where(
      and(
        eq(formMails.id, id),
        eq(formMails.state, 'failed'),
        sql`${formMails.letter} is not null`,
      ),
    )
    .returning({ id: formMails.id });
  return requeued.length > 0;
}
