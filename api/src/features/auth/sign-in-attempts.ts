import { CODE, LOCK_AFTER_FAILURES, LOCK_MINUTES } from '@admissions/contracts';
import { and, eq, lt, lte, sql } from 'drizzle-orm';
import { Refused } from '../../answers.ts';
import type { Database, Tx } from '../../db/database.ts';
import { signInFailures } from './auth-tables.ts';

const MINUTE = 60_000;

/**
 * Counts an attempt as failed before the password is looked at, so that a thousand at once are not a thousand guesses; the right password takes it back.
 * Refuses with 1053 while the name is locked. Works by the name alone: an unknown name locks like a known one.
 */
export async function reserveAttempt(db: Database, account: string): Promise<void> {
  const now = Date.now();
  const at = new Date(now).toISOString();
  const lock = new Date(now + LOCK_MINUTES * MINUTE).toISOString();
  const { failures, firstAt, lockedUntil } = signInFailures;
  const isOver = sql`coalesce(${lockedUntil}, ${firstAt} + make_interval(mins => ${LOCK_MINUTES})) <= ${at}::timestamptz`;
  const next = sql`case when ${isOver} then 1 else ${failures} + 1 end`;
  const [row] = await db.orm
    .insert(signInFailures)
    .values({ account: nameOf(account), failures: 1, firstAt: at, lockedUntil: null })
    .onConflictDoUpdate({
      target: signInFailures.account,
      set: {
        failures: next,
        firstAt: sql`case when ${isOver} then ${at}::timestamptz else ${firstAt} end`,
        // Set once, by the last attempt that is still looked at: what comes during the lock does not lengthen it.
        lockedUntil: sql`case when ${isOver} then null when ${failures} + 1 = ${LOCK_AFTER_FAILURES} then ${lock}::timestamptz else ${lockedUntil} end`,
      },
    })
    .returning();
  if (row && row.failures > LOCK_AFTER_FAILURES) throw locked(row.lockedUntil ?? lock, now);
}

function locked(until: string, now: number): Refused {
  return new Refused(CODE.accountLocked, 423, { params: { minutes: Math.max(1, Math.ceil((Date.parse(until) - now) / MINUTE)) } });
}

/** Takes one reserved attempt back: the password was right, but something else is still wanted. */
export const releaseAttempt = (db: Database['orm'], account: string) =>
  db
    .update(signInFailures)
    .set({ failures: sql`${signInFailures.failures} - 1`, lockedUntil: null })
    .where(and(eq(signInFailures.account, nameOf(account)), lte(signInFailures.failures, LOCK_AFTER_FAILURES)));

/** Forgets the failures of a name: the password was right, or somebody unlocked it. */
export const forgetAttempts = (db: Tx | Database['orm'], account: string) => db.delete(signInFailures).where(eq(signInFailures.account, nameOf(account)));

/** Failures and lock of a name, as of now. */
export function attemptsOf(row: typeof signInFailures.$inferSelect | null) {
  const now = Date.now();
  const lockedUntil = row?.lockedUntil && Date.parse(row.lockedUntil) > now ? row.lockedUntil : null;
  const counts = row !== null && (lockedUntil !== null || (row.lockedUntil === null && Date.parse(row.firstAt) > now - LOCK_MINUTES * MINUTE));
  return { lockedUntil, failedCount: counts ? Math.min(row.failures, LOCK_AFTER_FAILURES) : 0 };
}

/** Removes what is long over. */
export const dropOldAttempts = (db: Database) =>
  db.orm.delete(signInFailures).where(lt(signInFailures.firstAt, new Date(Date.now() - 24 * 60 * MINUTE).toISOString()));

const nameOf = (account: string) => account.toLowerCase();
