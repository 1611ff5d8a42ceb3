import { setTimeout as sleep } from 'node:timers/promises';
import type { NodePgDatabase, NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { beforeCommit } from './before-commit.ts';
import type { Embedded } from './embedded/embedded.ts';
import { hasErrorCode } from './error-code.ts';
import type { RestoreResult } from './snapshots/restore-snapshot.ts';

export type Orm = NodePgDatabase;
export type Tx = Parameters<Parameters<Orm['transaction']>[0]>[0];
/** The database, or a transaction of it. */
export type Queryable = PgDatabase<NodePgQueryResultHKT>;

export interface Database {
  pool: pg.Pool;
  orm: Orm;
  /** The embedded engine, when there is one. */
  embedded: Embedded | undefined;
  /** The snapshot that took the place of a broken embedded database at this start. */
  recovered?: RestoreResult | undefined;
  /**
   * Runs the work in one transaction. Inside, use only `tx`: the embedded engine has one session, so another query would wait for its own end.
   * Where transactions wait for each other the database ends one of them; that one is run again, so the work does nothing but write.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** A database over this pool configuration; with `embedded`, closing also closes the engine. */
export function createDatabase(
  poolConfig: pg.PoolConfig,
  facts: { embedded?: Embedded; onError: (error: Error) => void },
): Database {
  const pool = new pg.Pool(poolConfig);
  pool.on('error', facts.onError);
  // A checked-out client whose connection drops emits `error` itself; without a listener the process would end.
  pool.on('connect', (client) => client.on('error', facts.onError));
  const orm = drizzle(pool);
  return {
    pool,
    orm,
    embedded: facts.embedded,
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
    async close() {
      await pool.end();
      await facts.embedded?.close();
    },
  };
}

// SQLSTATE: a serialization failure, a deadlock
const RETRYABLE_CODES = /^(40001|40P01)$/;
const MAX_ATTEMPTS = 4;
const MAX_RETRY_DELAY_MS = 50;
async function retryIfAborted<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++)
    try {
      return await run();
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !hasErrorCode(error, RETRYABLE_CODES)) throw error;
      await sleep(Math.random() * MAX_RETRY_DELAY_MS);
    }
}
