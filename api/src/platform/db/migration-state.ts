import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';

// First line of a migration with additions only, which older releases can ignore.
const EXPANDS = /^-- expands\b/;

export interface Migration {
  /** Creation time: the migration's identity in the database. */
  at: number;
  hash: string;
  statements: string[];
  expands: boolean;
}
export interface MigrationState {
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

export async function readMigrationState(
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
export const isCompatible = ({ unknown, expanding }: MigrationState) =>
  unknown.every((at) => expanding.includes(at));

/** Read by older releases. */
export async function recordExpanding(client: pg.ClientBase, migrations: readonly Migration[]) {
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
