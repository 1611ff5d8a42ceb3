import { lt, sql } from 'drizzle-orm';
import type { Database, Tx } from '../db/database.ts';
import { hasErrorCode } from '../db/error-code.ts';
import { refused } from '../http/http-error.ts';
import { idempotency } from './idempotency-tables.ts';

const RETENTION_SECONDS = 24 * 3600;
/** Without a key, an identical request of the same client within this time is a duplicate. */
const DUPLICATE_WINDOW_SECONDS = 10;

const LOCK_TIMEOUT = /^55P03$/;

interface IdempotentRequest<T> {
  /** The Idempotency-Key header, or null. */
  key: string | null;
  /** Identifies the client when there is no key. */
  client: string;
  route: string;
  /** A keyed hash of the body. */
  bodyHash: string;
  work: (tx: Tx) => Promise<T>;
}

/**
 * Runs work, key and answer in one transaction: a lost reply, a double click and 50 concurrent
 * requests get the first answer. The same key with another body is refused with 422.
 */
export async function runIdempotent<T>(
  db: Database,
  { key, client: sender, route, bodyHash, work }: IdempotentRequest<T>,
) {
  const name = key ?? `twin:${sender}:${bodyHash}`;
  const now = Date.now();
  const expiredBefore = new Date(
    now - (key === null ? DUPLICATE_WINDOW_SECONDS : RETENTION_SECONDS) * 1000,
  ).toISOString();
  try {
    return await db.transaction(async (tx) => {
      // A concurrent duplicate holds the row lock: wait briefly for its answer.
      await tx.execute(sql`set local lock_timeout = '3s'`);
      const fresh = { bodyHash, answer: null, createdAt: new Date(now).toISOString() };
      const { rowCount } = await tx
        .insert(idempotency)
        .values({ key: name, route, ...fresh })
        .onConflictDoUpdate({
          target: [idempotency.key, idempotency.route],
          set: fresh,
          setWhere: lt(idempotency.createdAt, expiredBefore),
        });
      const isThis = sql`${idempotency.key} = ${name} and ${idempotency.route} = ${route}`;
      if (!rowCount) {
        const [before] = await tx.select().from(idempotency).where(isThis);
        if (before?.bodyHash !== bodyHash) throw refused(422, 'error.keyReused');
        return { answer: before.answer as T, replayed: true };
      }
      const answer = await work(tx);
      await tx.update(idempotency).set({ answer }).where(isThis);
      return { answer, replayed: false };
    });
  } catch (error) {
    if (hasErrorCode(error, LOCK_TIMEOUT)) throw refused(409, 'error.stillRunning');
    throw error;
  }
}

export const deleteExpiredKeys = (db: Database) =>
  db.orm
    .delete(idempotency)
    .where(
      lt(idempotency.createdAt, new Date(Date.now() - RETENTION_SECONDS * 1000).toISOString()),
    );
