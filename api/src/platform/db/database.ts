import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { Embedded } from './embedded/embedded.ts';
import { hasErrorCode } from './error-code.ts';
import type { RestoreResult } from './snapshots/restore-snapshot.ts';

export type Orm = NodePgDatabase;
export type Tx = Parameters<Parameters<Orm['transaction']>[0]>[0];
export type Queryable = PgDatabase<NodePgQueryResultHKT>;

export interface Database {
  pool: pg.Pool;
  orm: Orm;
  /** Undefined with PostgreSQL. */
  embedded: Embedded | undefined;
  /** The snapshot restored in place of a broken embedded database at this start. */
  recovered?: RestoreResult | undefined;
  /**
   * Use only `tx` inside: the embedded engine has one session, another query would deadlock.
   * Retried after a deadlock or serialization failure, so `work` must only write.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** For long work: the embedded engine may then be busy for minutes. */
  patient<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** With `embedded`, closing also closes the engine. */
export function createDatabase(
  poolConfig: pg.PoolConfig,
  options: { embedded?: Embedded; onError: (error: Error) => void },
): Database {
  const pool = new pg.Pool(poolConfig);
  pool.on('error', options.onError);
  // A dropped connection emits `error` on a checked-out client; unhandled it ends the process.
  pool.on('connect', (client) => client.on('error', options.onError));
  const orm = drizzle(pool);
  return {
    pool,
    orm,
    embedded: options.embedded,
    transaction: (work) =>
      retryIfAborted(async () => {
        // Drizzle over a pool never releases a connection on which BEGIN fails.
        const client = await pool.connect();
        try {
          return await drizzle(client).transaction(async (tx) => {
            const result = await work(tx);
            await beforeCommit.getStore()?.(tx);
            return result;
          });
        } finally {
          client.release();
        }
      }),
    patient: (work) => (options.embedded ? options.embedded.patient(work) : work()),
    async close() {
      await pool.end();
      await options.embedded?.close();
    },
  };
}

// SQLSTATE: serialization failure, deadlock
const RETRYABLE_CODES = /^(40001|40P01)$/;
const MAX_ATTEMPTS = 4;
const MAX_RETRY_DELAY_MS = 50;
async function retryIfAborted<T>(run: () => Promise<T>) {
  for (let attempt = 1; ; attempt++)
    try {
      return await run();
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !hasErrorCode(error, RETRYABLE_CODES)) throw error;
      await sleep(Math.random() * MAX_RETRY_DELAY_MS);
    }
}

/** Runs last in each transaction of a request; throwing rolls it back. */
export const beforeCommit = new AsyncLocalStorage<(tx: Tx) => Promise<void>>();
