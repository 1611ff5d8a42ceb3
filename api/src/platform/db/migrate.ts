import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { packageFile } from '../config/package-folder.ts';
import type { Database } from './database.ts';
import {
  isCompatible,
  loadMigrations,
  type Migration,
  readMigrationState,
  recordExpanding,
  runMigrations,
} from './migration-state.ts';

// Arbitrary; must not be used by another lock.
const MIGRATION_LOCK_ID = 4_316_007_118;

export interface MigrationOptions {
  /** Folder of the migrations. */
  folder?: string;
  /** Called before a non-empty database is changed. */
  before?: () => Promise<void>;
}

/**
 * Atomic; of several processes that start at once, one migrates and the others wait.
 * Refuses a newer release's database unless it is marked as compatible.
 */
export async function migrateDatabase(
  { pool, embedded }: Database,
  log: FastifyBaseLogger,
  options: MigrationOptions = {},
) {
  const { folder = packageFile('drizzle'), before } = options;
  const work = async () => {
    const client = await pool.connect();
    try {
      // The embedded engine has one process and one session: nothing to lock.
      if (!embedded) await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK_ID]);
      const migrations = loadMigrations(folder);
      const state = await readMigrationState(client, migrations);
      if (!isCompatible(state)) throw new NewerReleaseError(state.unknown);
      if (state.foreign.length > 0)
        throw new Error(
          'The database was created by an unreleased build (such as one before 0.9.0) and cannot be upgraded; start the build that created it, or choose another DATA_DIR or DATABASE_URL',
        );
      if (state.unknown.length > 0)
        log.warn(
          { unknown: state.unknown.length },
          'the database is of a newer release that is marked as compatible with this one',
        );
      if (state.applied > 0 && state.pending.length > 0) await before?.();
      if (state.pending.length > 0) await run(client, state.pending, log);
      await recordExpanding(client, migrations);
    } finally {
      if (!embedded)
        await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK_ID]).catch(() => {});
      client.release();
    }
  };
  await (embedded ? embedded.patient(work) : work());
}

async function run(client: pg.PoolClient, pending: readonly Migration[], log: FastifyBaseLogger) {
  try {
    // One transaction: a failure rolls back.
    await client.query('begin');
    // The pool's statement timeout is for requests.
    await client.query('set local statement_timeout = 0');
    await runMigrations(client, pending);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    log.error({ err: error }, 'migration failed');
    throw new Error(
      `The database could not be migrated (${(error as Error).message}). Nothing in it was changed: start the previous release, which still opens it, and report this (docs/how-to/upgrade.md)`,
      { cause: error },
    );
  }
}

class NewerReleaseError extends Error {
  constructor(unknown: number[]) {
    const newest = new Date(Math.max(...unknown)).toISOString().slice(0, 10);
    super(
      `The database was created by a newer release (its tables are of ${newest}); start that release, or restore a snapshot or an export from before it`,
    );
  }
}
