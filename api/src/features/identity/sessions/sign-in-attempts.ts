import { CODE, LOCK_AFTER_FAILURES } from '@admissions/protocol';
import { and, eq, lt, lte, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../../platform/db/database.ts';
import { HttpError } from '../../../platform/http/http-error.ts';
import { signInFailures } from '../tables/auth-tables.ts';
import type { AttemptSource } from './attempt-source.ts';
import { isStranger, sourceKey } from './attempt-source.ts';

const LOCK_MINUTES = 15;

const MINUTE_MS = 60_000;
/** The sum over all networks. */
const ALL_STRANGERS = '';
/** 40 networks at least: a few must not shut the owner of a name out, and a guessed password must stay out of reach. */
const STRANGER_LOCK_THRESHOLD = 200;
const limitAt = (key: string) =>
  key === ALL_STRANGERS ? STRANGER_LOCK_THRESHOLD : LOCK_AFTER_FAILURES;
type FailureRow = typeof signInFailures.$inferSelect;

/** An attempt that counts as failed until it is taken back. */
export interface Reservation {
  account: string;
  /** The rows in which it was counted. */
  keys: readonly string[];
}

/**
 * Counts an attempt as failed before the password is looked at, so that a thousand at once are not
 * a thousand guesses; the right password takes it back. Refuses with 1053 while its source is
 * locked for this name: a known device or a running session by its own failures, a stranger by
 * those of its network, and by very many from all networks. An unknown name locks like a known one.
 */
export async function reserveAttempt(
  db: Database,
  account: string,
  source: AttemptSource,
): Promise<Reservation> {
  const name = normalizeName(account);
  if (isStranger(source)) await requireUnlocked(db, name);
  const keys = isStranger(source) ? [sourceKey(source), ALL_STRANGERS] : [sourceKey(source)];
  for (const key of keys) await countFailure(db, name, key);
  return { account: name, keys };
}

async function requireUnlocked(db: Database, account: string): Promise<void> {
  const [row] = await db.orm
    .select()
    .from(signInFailures)
    .where(matchesAttempt(account, ALL_STRANGERS));
  if (row?.lockedUntil && Date.parse(row.lockedUntil) > Date.now())
    throw locked(row.lockedUntil, Date.now());
}

async function countFailure(db: Database, account: string, source: string): Promise<void> {
  const limit = limitAt(source);
  const now = Date.now();
  const startedAt = new Date(now).toISOString();
  const lock = new Date(now + LOCK_MINUTES * MINUTE_MS).toISOString();
  const { failures, firstAt, lockedUntil } = signInFailures;
  const isOver = sql`coalesce(${lockedUntil}, ${firstAt} + make_interval(mins => ${LOCK_MINUTES})) <= ${startedAt}::timestamptz`;
  const [row] = await db.orm
    .insert(signInFailures)
    .values({ account, source, failures: 1, firstAt: startedAt, lockedUntil: null })
    .onConflictDoUpdate({
      target: [signInFailures.account, signInFailures.source],
      set: {
        failures: sql`case when ${isOver} then 1 else ${failures} + 1 end`,
        firstAt: sql`case when ${isOver} then ${startedAt}::timestamptz else ${firstAt} end`,
        // Set once, by the last attempt that is still looked at: what comes during the lock does not lengthen it.
        lockedUntil: sql`case when ${isOver} then null when ${failures} + 1 = ${limit} then ${lock}::timestamptz else ${lockedUntil} end`,
      },
    })
    .returning();
  if (!row || row.failures > limit) throw locked(row?.lockedUntil ?? lock, now);
}

function locked(until: string, now: number): HttpError {
  return new HttpError(CODE.accountLocked, 423, {
    params: { minutes: Math.max(1, Math.ceil((Date.parse(until) - now) / MINUTE_MS)) },
  });
}

/** Takes one reserved attempt back: the password was right, but something else is still wanted. */
export async function releaseAttempt(
  db: Database,
  { account, keys: places }: Reservation,
): Promise<void> {
  for (const key of places)
    await db.orm
      .update(signInFailures)
      .set({ failures: sql`${signInFailures.failures} - 1`, lockedUntil: null })
      .where(and(matchesAttempt(account, key), lte(signInFailures.failures, limitAt(key))));
}

/** The attempt was right: what failed before in the same places is forgotten, and nothing that failed elsewhere. */
export async function deleteReserved(
  db: Database,
  { account, keys: places }: Reservation,
): Promise<void> {
  for (const key of places) await db.orm.delete(signInFailures).where(matchesAttempt(account, key));
}

/** Forgets all failures of a name: somebody unlocked it, or gave it another password. */
export const deleteAttempts = (db: Tx, account: string) =>
  db.delete(signInFailures).where(eq(signInFailures.account, normalizeName(account)));

/** Failures of a name wherever they came from, and how long somebody is locked out for them, as of now. */
export function readAttempts(rows: readonly FailureRow[]): {
  lockedUntil: string | null;
  failedCount: number;
} {
  const now = Date.now();
  const isLocked = (row: FailureRow) =>
    row.lockedUntil !== null && Date.parse(row.lockedUntil) > now;
  const counts = (row: FailureRow) =>
    isLocked(row) ||
    (row.lockedUntil === null && Date.parse(row.firstAt) > now - LOCK_MINUTES * MINUTE_MS);
  const locks = rows.filter(isLocked).map(({ lockedUntil }) => lockedUntil as string);
  const failed = rows
    .filter((row) => row.source !== ALL_STRANGERS && counts(row))
    .reduce((sum, { failures }) => sum + failures, 0);
  return {
    lockedUntil: locks.toSorted().at(-1) ?? null,
    failedCount: Math.min(failed, LOCK_AFTER_FAILURES),
  };
}

/** Removes what is long over. */
export const deleteOldAttempts = (db: Database) =>
  db.orm
    .delete(signInFailures)
    .where(lt(signInFailures.firstAt, new Date(Date.now() - 24 * 60 * MINUTE_MS).toISOString()));

const matchesAttempt = (account: string, source: string) =>
  and(eq(signInFailures.account, account), eq(signInFailures.source, source));
const normalizeName = (account: string) => account.toLowerCase();
