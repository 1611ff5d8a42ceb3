import { taipeiDay } from '@admissions/model';
import { visit } from '@admissions/model/forms';
import { and, eq, inArray, isNotNull, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../../platform/db/database.ts';
import { formatIdRanges } from '../../../platform/db/id-ranges.ts';
import { formMails, storyQuestions, submissions } from './forms-tables.ts';
import { recordFormAudit } from './record-form-audit.ts';

const DAY_MS = 24 * 3_600_000;
/** How long sent letters stay listed. */
const MAIL_DAYS = 30;

/** Erases personal data and letters of matching submissions; returns their ids. */
export async function erasePersonalData(tx: Tx, condition: SQL | undefined) {
  const erased = await tx
    .update(submissions)
    .set({ personal: null, notes: null })
    .where(and(or(isNotNull(submissions.personal), isNotNull(submissions.notes)), condition))
    .returning({ id: submissions.id });
  const ids = erased.map(({ id }) => id);
  if (ids.length === 0) return ids;
  const about = inArray(formMails.submissionId, ids);
  await tx.delete(formMails).where(and(about, ne(formMails.role, 'reply')));
  // The fact of a reply stays, its text is erased, and unsent letters are never sent.
  await tx
    .update(formMails)
    .set({
      letter: null,
      state: sql`case when ${formMails.state} = 'queued' then 'withheld' else ${formMails.state} end`,
      fault: sql`case when ${formMails.state} = 'queued' then 'erased' else ${formMails.fault} end`,
    })
    .where(and(about, eq(formMails.role, 'reply')));
  return ids;
}

/** Days after the last requested or scheduled day: for schools, and for students and parents. */
interface Retention {
  formRetentionDays: number;
  familyRetentionDays: number;
}

/** Erases personal data past its retention. Returns the number of submissions. */
export async function eraseExpired(db: Database, retention: Retention) {
  return db.transaction(async (tx) => {
    const isOver = sql`${lastRetainedDay(retention)} < ${taipeiDay()}`;
    const ids = await erasePersonalData(tx, isOver);
    if (ids.length > 0)
      await recordFormAudit(tx, null, 'erase', 'submissions', { ids: formatIdRanges(ids) });
    return ids.length;
  });
}

const FAMILIES = Object.entries(visit.audiences?.of ?? {}).flatMap(([audience, { isBooked }]) =>
  isBooked ? [audience] : [],
);
const isOfFamily = inArray(sql`${submissions.facts}->>'audience'`, FAMILIES);
const toTaipeiDay = (at: unknown) => sql`to_char(${at} at time zone 'Asia/Taipei', 'YYYY-MM-DD')`;
const lastDay = sql`greatest(coalesce(${submissions.facts}->'dates'->>'end', ${toTaipeiDay(submissions.createdAt)}), ${toTaipeiDay(submissions.scheduledAt)})`;

/** The last day with personal data. */
export const lastRetainedDay = ({ formRetentionDays: days, familyRetentionDays }: Retention) =>
  // Never longer for families than for schools.
  sql<string>`to_char(${lastDay}::date + case when ${isOfFamily} then ${Math.min(days, familyRetentionDays)}::int else ${days}::int end, 'YYYY-MM-DD')`;

/** Failed letters go with their submission's personal data, unless they are notices. */
export function deleteOldMails({ orm }: Database) {
  const before = new Date(Date.now() - MAIL_DAYS * DAY_MS).toISOString();
  return orm
    .delete(formMails)
    .where(
      or(
        and(lt(formMails.sentAt, before), ne(formMails.role, 'reply')),
        and(isNull(formMails.submissionId), lt(formMails.createdAt, before)),
      ),
    );
}

/** Erases old originals; answered questions keep their published text, others are deleted. */
export async function eraseOldQuestions(db: Database, days: number) {
  const old = lt(storyQuestions.createdAt, new Date(Date.now() - days * DAY_MS).toISOString());
  await db.transaction(async (tx) => {
    await tx.delete(storyQuestions).where(and(old, ne(storyQuestions.state, 'answered')));
    await tx
      .update(storyQuestions)
      .set({ asked: null })
      .where(and(old, isNotNull(storyQuestions.asked)));
  });
}
