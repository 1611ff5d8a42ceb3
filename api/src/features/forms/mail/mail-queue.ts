import type { MailRole } from '@admissions/protocol/forms';
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { readIdentity } from '../../../content/read/site-texts.ts';
import type { Sealing } from '../../../platform/crypto/sealing.ts';
import type { Database, Orm, Tx } from '../../../platform/db/database.ts';
import { incrementCount } from '../../../platform/http/count-request.ts';
import { formMails, type MailDeps, type SubmissionRow, submissions } from '../data/forms-tables.ts';
import { updateSubmission } from '../data/update-submission.ts';
import { type Letter, type ReceivedSubmission, writeLetters } from './letters.ts';

const DAY_SECONDS = 24 * 3600;
const MINUTE_MS = 60_000;
/** After this time the claiming process counts as dead. */
const CLAIM_TIMEOUT_MS = 5 * MINUTE_MS;
const MAX_BACKOFF_MS = 240 * MINUTE_MS;
/** About a day and a half with backoff. */
const MAX_ATTEMPTS = 16;
const UNDELIVERED = '回信沒有寄到申請人的信箱，請改用電話聯絡';

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

/** Queues the letters about a new submission. No-op without a mail server. */
export async function queueMails(tx: Tx, received: ReceivedSubmission, deps: MailDeps) {
  if (!deps.config.smtpUrl) return;
  const letters = writeLetters(received, deps.config, await readIdentity(tx));
  for (const [role, letter] of letters) {
    const isWithheld = role === 'sender' && received.isWithheld;
    await queueLetter(tx, received, { letter, role, isWithheld }, deps);
  }
}

/** Queues notices within the transaction of the reported change. */
export async function queueNotices(tx: Tx, letters: readonly Letter[], sealing: Sealing) {
  for (const letter of letters)
    await queueLetter(tx, null, { letter, role: 'manager' }, { sealing });
}

/** Encryption context of letters without submission. */
const NOTICE = 'notice';

/** Queues one letter within the transaction of the related change; `author`: of a reply. */
export async function queueLetter(
  tx: Tx,
  submission: Pick<SubmissionRow, 'id' | 'reference'> | null,
  {
    letter,
    role,
    author,
    isWithheld = false,
  }: { letter: Letter; role: MailRole | 'manager'; author?: string; isWithheld?: boolean },
  { sealing }: Pick<MailDeps, 'sealing'>,
) {
  const now = new Date().toISOString();
  const context = buildSealContext(submission?.reference ?? NOTICE, role);
  await tx.insert(formMails).values({
    submissionId: submission?.id ?? null,
    role,
    ...(isWithheld
      ? { state: 'withheld', fault: 'recipient-limit' }
      : { letter: sealing.seal(context, letter) }),
    author: author ?? null,
    nextAt: now,
    createdAt: now,
  });
}

/** Counts a letter per mailbox and day (anybody can enter any address); stores a hash only. */
export async function consumeRecipientQuota(
  tx: Tx,
  address: string,
  { config, sealing }: MailDeps,
) {
  const { count } = await incrementCount(tx, {
    key: `mail-to:${sealing.hashWithKey(normalizeMailbox(address))}`,
    seconds: DAY_SECONDS,
  });
  return count <= config.mailLimit;
}

/** Ignores case and plus suffixes, which reach the same mailbox. */
const normalizeMailbox = (address: string) =>
  address
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@[^@]*$)/, '');

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

async function readReference(orm: Orm, id: number) {
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
) {
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
      .returning();
    if (state === 'failed' && mail?.role === 'reply' && mail.submissionId !== null)
      await reopenRequest(tx, mail.submissionId);
  });
}

/** An answered request waits again when its answer could not be delivered. */
async function reopenRequest(tx: Tx, id: number) {
  const isAnswered = and(
    eq(submissions.id, id),
    inArray(submissions.state, ['contacted', 'done']),
    isNull(submissions.deletedAt),
  );
  const [row] = await tx.select().from(submissions).where(isAnswered).for('update');
  const changes = { by: null, text: UNDELIVERED, state: 'new', readAt: null } as const;
  if (row) await updateSubmission(tx, row, changes);
}

/** Queues a failed letter again; false when there is none. */
export async function requeueMail(tx: Tx, id: number) {
  const { state, letter } = formMails;
  const { rowCount } = await tx
    .update(formMails)
    .set({ state: 'queued', attempts: 0, nextAt: new Date().toISOString(), claimedUntil: null })
    .where(and(eq(formMails.id, id), eq(state, 'failed'), isNotNull(letter)));
  return Boolean(rowCount);
}
