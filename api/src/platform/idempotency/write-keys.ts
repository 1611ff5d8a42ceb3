import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { CODE } from '@admissions/protocol';
import { and, eq, lt, or, sql } from 'drizzle-orm';
import type { Database, Orm, Tx } from '../db/database.ts';
import { HttpError } from '../http/http-error.ts';
import { writeKeys } from './write-keys-table.ts';

const RETENTION_MS = 24 * 3_600_000;
/** How long a request that says nothing more is believed to be under way; later another one with the same key does the work. */
const BUSY_TIMEOUT_MS = 15_000;
const WAIT_TIMEOUT_MS = 3000;
const POLL_INTERVAL_MS = 100;

/** One write: whose, where, under which key, and a keyed hash of what was sent. */
export interface KeyedWrite {
  caller: string;
  route: string;
  key: string;
  bodyHash: string;
}
/** A write that is to be done by this request. */
export interface Claim extends KeyedWrite {
  claim: string;
}
/** What is known of a write that was done before; `answer` is null where it is not kept. */
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
 * Says whether this request does the write, or what came of it before. Waits a moment for one that is under way. Refuses with 422 when the key came with
 * something else, and with 409 while the first is still at work.
 */
export async function claimWrite(
  { orm }: Pick<Database, 'orm'>,
  write: KeyedWrite,
): Promise<{ claim: Claim } | { done: CompletedWrite }> {
  for (const until = Date.now() + WAIT_TIMEOUT_MS; ; await sleep(POLL_INTERVAL_MS)) {
    const claim = await insertClaim(orm, write);
    if (claim) return { claim };
    const [row] = await orm.select().from(writeKeys).where(isThis(write));
    if (row && row.bodyHash !== write.bodyHash)
      throw new HttpError(CODE.failed, 422, { message: 'error.keyReused' });
    if (row && isCompleted(row)) return { done: { status: row.status ?? 200, answer: row.answer } };
    if (Date.now() >= until)
      throw new HttpError(CODE.failed, 409, { message: 'error.stillRunning' });
  }
}

// Done without an answer: its process ended between the two, or the answer is not kept.
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

/** Notes in the transaction of the write that it is done; throws, and so undoes it, when another request has taken over meanwhile. */
export async function markDone(tx: Tx, write: Claim): Promise<void> {
  const rows = await tx
    .update(writeKeys)
    .set({ done: true })
    .where(isClaimed(write))
    .returning({ key: writeKeys.key });
  if (rows.length === 0) throw new HttpError(CODE.failed, 409, { message: 'error.stillRunning' });
}

/** Keeps what was answered. */
export const saveAnswer = (
  { orm }: Pick<Database, 'orm'>,
  write: Claim,
  { status, answer }: CompletedWrite,
) => orm.update(writeKeys).set({ done: true, status, answer }).where(isClaimed(write));

/** Of a write that was refused: it may come again under this key. */
export const releaseClaim = ({ orm }: Pick<Database, 'orm'>, write: Claim) =>
  orm.delete(writeKeys).where(isClaimed(write));

/** Of a write that failed after it was done: nobody waits for its answer any more. */
export const abandonAnswer = ({ orm }: Pick<Database, 'orm'>, write: Claim) =>
  orm
    .update(writeKeys)
    .set({ busyUntil: after(0) })
    .where(isClaimed(write));

/** Removes the keys that are no longer kept. */
export const deleteExpiredWriteKeys = ({ orm }: Pick<Database, 'orm'>) =>
  orm.delete(writeKeys).where(lt(writeKeys.createdAt, after(-RETENTION_MS)));
