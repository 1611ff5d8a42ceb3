import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { packageFile } from '../config/package-folder.ts';
import type { Database } from './database.ts';

// Arbitrary; must not be used by another lock.
const MIGRATION_LOCK_ID = 4_316_007_118;

interface MigrationOptions {
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
  { pool, embedded, patient }: Database,
  log: FastifyBaseLogger,
  options: MigrationOptions = {},
) {
  const { folder = packageFile('drizzle'), before } = options;
  await patient(async () => {
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
  });
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

// First line of a migration with additions only, which older releases can ignore.
const EXPANDS = /^-- expands\b/;

export interface Migration {
  /** Creation time: the migration's identity in the database. */
  at: number;
  hash: string;
  statements: string[];
  expands: boolean;
}
interface MigrationState {
  applied: number;
  pending: Migration[];
  /** Applied by a newer release. */
  unknown: number[];
  /** Applied by an unreleased build, such as those before 0.9.0. */
  foreign: number[];
  /** Unknown migrations that are compatible with older releases. */
  expanding: number[];
}

export const loadMigrations = (migrationsFolder: string): Migration[] =>
  readMigrationFiles({ migrationsFolder }).map(({ folderMillis, hash, sql }) => ({
    at: folderMillis,
    hash,
    statements: sql,
    expands: EXPANDS.test(sql[0] ?? ''),
  }));

/** Creation times of applied migrations, oldest first. */
export const readApplied = async (client: pg.ClientBase) =>
  (await column(client, '__drizzle_migrations')).sort((one, other) => one - other);

async function readMigrationState(
  client: pg.ClientBase,
  migrations: readonly Migration[],
): Promise<MigrationState> {
  const applied = await readApplied(client);
  const newest = Math.max(0, ...migrations.map(({ at }) => at));
  const others = applied.filter((each) => !migrations.some(({ at }) => at === each));
  return {
    applied: applied.length,
    pending: migrations.filter(({ at }) => !applied.includes(at)),
    unknown: others.filter((at) => at > newest),
    foreign: others.filter((at) => at < newest),
    expanding: await column(client, 'expanding'),
  };
}

/** Runs in the caller's transaction. */
export async function runMigrations(client: pg.ClientBase, migrations: readonly Migration[]) {
  await client.query('create schema if not exists drizzle');
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  for (const { at, hash, statements } of migrations) {
    for (const statement of statements) await client.query(statement);
    await client.query(
      'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
      [hash, at],
    );
  }
}
const isCompatible = ({ unknown, expanding }: MigrationState) =>
  unknown.every((at) => expanding.includes(at));

/** Read by older releases. */
async function recordExpanding(client: pg.ClientBase, migrations: readonly Migration[]) {
  const expanding = migrations.filter(({ expands }) => expands).map(({ at }) => at);
  if (expanding.length === 0) return;
  await client.query(
    'create table if not exists drizzle.expanding (created_at bigint primary key)',
  );
  await client.query(
    'insert into drizzle.expanding select unnest($1::bigint[]) on conflict do nothing',
    [expanding],
  );
}

async function column(client: pg.ClientBase, table: string) {
  const { rows } = await client.query<{ there: boolean }>(
    'select to_regclass($1) is not null as there',
    [`drizzle.${table}`],
  );
  if (!rows[0]?.there) return [];
  return (
    await client.query<{ created_at: string }>(`select created_at from drizzle.${table}`)
  ).rows.map(({ created_at }) => Number(created_at));
}
