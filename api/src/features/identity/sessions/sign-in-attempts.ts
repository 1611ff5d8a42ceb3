import { ADMIN_DEVICE_COOKIE, LOCK_AFTER_FAILURES, RESULT_CODES } from '@admissions/protocol';
import { networkKey } from '@admissions/protocol/addresses';
import { and, eq, lte, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../../content/deps.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import { findCookies } from '../../../platform/http/cookies.ts';
import {
  countRequest,
  incrementCount,
  type RateLimit,
  requireBelow,
} from '../../../platform/http/count-request.ts';
import { HttpError } from '../../../platform/http/http-error.ts';
import { signInFailures } from '../tables/identity-tables.ts';
import { findKnownDevice } from './admin-sessions.ts';

const LOCK_MINUTES = 15;

const MINUTE_MS = 60_000;
/** The source key of the sum over all networks. */
const ALL_STRANGERS = '';
/** At least 40 networks: few cannot lock out an owner, and guessing stays infeasible. */
const STRANGER_LOCK_THRESHOLD = 200;
const limitAt = (key: string) =>
  key === ALL_STRANGERS ? STRANGER_LOCK_THRESHOLD : LOCK_AFTER_FAILURES;
type FailureRow = typeof signInFailures.$inferSelect;

/** An attempt counted as failed until released. */
export interface Reservation {
  account: string;
  keys: readonly string[];
}

/** Counts a failure before the check, to limit concurrent guesses. Throws 1053 when locked. */
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

async function requireUnlocked(db: Database, account: string) {
  const [row] = await db.orm
    .select()
    .from(signInFailures)
    .where(matchesAttempt(account, ALL_STRANGERS));
  if (row?.lockedUntil && Date.parse(row.lockedUntil) > Date.now())
    throw locked(row.lockedUntil, Date.now());
}

async function countFailure(db: Database, account: string, source: string) {
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
        // Set once: attempts during the lock do not extend it.
        lockedUntil: sql`case when ${isOver} then null when ${failures} + 1 = ${limit} then ${lock}::timestamptz else ${lockedUntil} end`,
      },
    })
    .returning();
  if (!row || row.failures > limit) throw locked(row?.lockedUntil ?? lock, now);
}

function locked(until: string, now: number) {
  return new HttpError(RESULT_CODES.accountLocked, 423, {
    params: { minutes: Math.max(1, Math.ceil((Date.parse(until) - now) / MINUTE_MS)) },
  });
}

/** Releases an attempt: the password was correct, but a code is still missing. */
export async function releaseAttempt(db: Database, { account, keys }: Reservation) {
  for (const key of keys)
    await db.orm
      .update(signInFailures)
      .set({ failures: sql`${signInFailures.failures} - 1`, lockedUntil: null })
      .where(and(matchesAttempt(account, key), lte(signInFailures.failures, limitAt(key))));
}

/** Clears the failures of these sources after a success. */
export async function deleteReserved(db: Database, { account, keys }: Reservation) {
  for (const key of keys) await db.orm.delete(signInFailures).where(matchesAttempt(account, key));
}

/** Clears all failures of a name after an unlock or a new password. */
export const deleteAttempts = (db: Tx, account: string) =>
  db.delete(signInFailures).where(eq(signInFailures.account, normalizeName(account)));

/** Failures of a name from all sources, and its current lock. */
export function readAttempts(rows: readonly FailureRow[]) {
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

const matchesAttempt = (account: string, source: string) =>
  and(eq(signInFailures.account, account), eq(signInFailures.source, source));
const normalizeName = (account: string) => account.toLowerCase();

/** Sessions and known devices are counted separately, so that strangers cannot lock them out. */
export type AttemptSource = { session: number } | { device: number } | { network: string };

const isStranger = (source: AttemptSource): source is { network: string } => 'network' in source;
/** The key of its counter. */
const sourceKey = (source: AttemptSource) => Object.entries(source).flat().join(' ');

const WINDOW = { seconds: 600 };
// A third of the attempts may fail: shared addresses have many sign-ins but few typos.
const failureLimit = ({ network }: { network: string }, loginLimit: number): RateLimit => ({
  key: `sign-in-failed:${network}`,
  max: Math.ceil(loginLimit / 3),
  ...WINDOW,
});

/** The source of a sign-in attempt. Throws 429 above the limit of attempts or of failures. */
export async function findSignInSource(
  deps: Deps,
  request: FastifyRequest,
  account: string,
): Promise<AttemptSource> {
  const { db, config } = deps;
  const device = await findKnownDevice(db, findCookies(request, ADMIN_DEVICE_COOKIE.name), account);
  const source = device === null ? { network: networkKey(request.ip) } : { device };
  if (isStranger(source)) await requireBelow(db.orm, failureLimit(source, config.loginLimit));
  await countAttempt(deps, source);
  return source;
}

/** The source of a password proof within a session; limited likewise. */
export async function findSessionSource(
  deps: Deps,
  request: FastifyRequest,
): Promise<AttemptSource> {
  const source = { session: request.admin?.sessionId ?? 0 };
  await countAttempt(deps, source);
  return source;
}

const countAttempt = ({ db, config }: Deps, source: AttemptSource) =>
  countRequest(db.orm, {
    key: `login:${sourceKey(source)}`,
    max: config.loginLimit,
    ...WINDOW,
  });

export async function countNetworkFailure({ db, config }: Deps, source: AttemptSource) {
  if (isStranger(source)) await incrementCount(db.orm, failureLimit(source, config.loginLimit));
}
