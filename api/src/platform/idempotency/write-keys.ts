import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, lt, or, sql } from 'drizzle-orm';
import type { Database, Orm, Tx } from '../db/database.ts';
import { refused } from '../http/http-error.ts';
import { writeKeys } from './idempotency-tables.ts';

const RETENTION_MS = 24 * 3_600_000;
/** Time until a silent request counts as crashed and a retry may take over. */
const BUSY_TIMEOUT_MS = 15_000;
const WAIT_TIMEOUT_MS = 3000;
const POLL_INTERVAL_MS = 100;

export interface KeyedWrite {
  caller: string;
  route: string;
  key: string;
  bodyHash: string;
}
export interface Claim extends KeyedWrite {
  claim: string;
}
/** `answer` is null where it is not stored. */
export interface CompletedWrite {
  status: number;
  answer: string | null;
}
type Row = typeof writeKeys.$inferSelect;

const after = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();
const isThis = ({ caller, route, key }: KeyedWrite) =>
  and(eq(writeKeys.caller, caller), eq(writeKeys.route, route), eq(writeKeys.key, key));
const isClaimed = (write: Claim) => and(isThis(write), eq(writeKeys.claim, write.claim));

/**
 * Claims a write or returns its earlier result; waits briefly for a running one.
 * Throws 422 for a key with another body, 409 while the first is still running.
 */
export async function claimWrite(
  { orm }: Database,
  write: KeyedWrite,
): Promise<{ claim: Claim } | { done: CompletedWrite }> {
  for (const until = Date.now() + WAIT_TIMEOUT_MS; ; await sleep(POLL_INTERVAL_MS)) {
    const claim = await insertClaim(orm, write);
    if (claim) return { claim };
    const [row] = await orm.select().from(writeKeys).where(isThis(write));
    if (row && row.bodyHash !== write.bodyHash) throw refused(422, 'error.keyReused');
    if (row && isCompleted(row)) return { done: { status: row.status ?? 200, answer: row.answer } };
    if (Date.now() >= until) throw refused(409, 'error.stillRunning');
  }
}

// Done without an answer: the process crashed in between, or the answer is not stored.
const isCompleted = ({ done, status, busyUntil }: Row) =>
  done && (status !== null || Date.parse(busyUntil) <= Date.now());

async function insertClaim(orm: Orm, write: KeyedWrite): Promise<Claim | null> {
  const claim = randomUUID();
  const fresh = {
    bodyHash: write.bodyHash,
    claim,
    busyUntil: after(BUSY_TIMEOUT_MS),
    done: false,
    status: null,
    answer: null,
    createdAt: after(0),
  };
  const isAbandoned = and(
    eq(writeKeys.done, false),
    lt(writeKeys.busyUntil, after(0)),
    eq(writeKeys.bodyHash, write.bodyHash),
  );
  const [row] = await orm
    .insert(writeKeys)
    .values({ caller: write.caller, route: write.route, key: write.key, ...fresh })
    .onConflictDoUpdate({
      target: [writeKeys.caller, writeKeys.route, writeKeys.key],
      set: fresh,
      setWhere: or(isAbandoned, lt(writeKeys.createdAt, after(-RETENTION_MS))) ?? sql`false`,
    })
    .returning({ claim: writeKeys.claim });
  return row ? { ...write, claim } : null;
}

/** Throws, and so rolls the write back, when another request has taken over. */
export async function markDone(tx: Tx, write: Claim) {
  const rows = await tx
    .update(writeKeys)
    .set({ done: true })
    .where(isClaimed(write))
    .returning({ key: writeKeys.key });
  if (rows.length === 0) throw refused(409, 'error.stillRunning');
}

export const saveAnswer = ({ orm }: Database, write: Claim, { status, answer }: CompletedWrite) =>
  orm.update(writeKeys).set({ done: true, status, answer }).where(isClaimed(write));

/** After a refusal the key can be reused. */
export const releaseClaim = ({ orm }: Database, write: Claim) =>
  orm.delete(writeKeys).where(isClaimed(write));

/** For a failure after the commit: no answer will follow. */
export const abandonAnswer = ({ orm }: Database, write: Claim) =>
  orm
    .update(writeKeys)
    .set({ busyUntil: after(0) })
    .where(isClaimed(write));

export const deleteExpiredWriteKeys = ({ orm }: Database) =>
  orm.delete(writeKeys).where(lt(writeKeys.createdAt, after(-RETENTION_MS)));
