import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';

// The first line of a migration that only adds what older releases may leave aside.
const EXPANDS = /^-- expands\b/;

export interface KnownMigration {
  /** When it was made: its identity in the database. */
  at: number;
  expands: boolean;
}
export interface MigrationState {
  applied: number;
  pending: number;
  /** Applied by a newer release. */
  unknown: number[];
  /** Those of them that are said to leave older releases working. */
  expanding: number[];
}

export const knownMigrations = (migrationsFolder: string): KnownMigration[] =>
  readMigrationFiles({ migrationsFolder }).map(({ folderMillis, sql }) => ({
    at: folderMillis,
    expands: EXPANDS.test(sql[0] ?? ''),
  }));

/** What has been done to a database, compared with what this release knows. */
export async function readMigrationState(
  client: pg.ClientBase,
  known: readonly KnownMigration[],
): Promise<MigrationState> {
  const applied = await column(client, '__drizzle_migrations');
  const newest = Math.max(0, ...known.map(({ at }) => at));
  const last = Math.max(0, ...applied);
  return {
    applied: applied.length,
    pending: known.filter(({ at }) => at > last).length,
    unknown: applied.filter((at) => at > newest),
    expanding: await column(client, 'expanding'),
  };
}
export const isKnownTo = ({ unknown, expanding }: MigrationState): boolean =>
  unknown.every((at) => expanding.includes(at));

/** Leaves word in the database for older releases. */
export async function noteExpanding(
  client: pg.ClientBase,
  known: readonly KnownMigration[],
): Promise<void> {
  const expanding = known.filter(({ expands }) => expands).map(({ at }) => at);
  if (expanding.length === 0) return;
  await client.query(
    'create table if not exists drizzle.expanding (created_at bigint primary key)',
  );
  await client.query(
    'insert into drizzle.expanding select unnest($1::bigint[]) on conflict do nothing',
    [expanding],
  );
}

async function column(client: pg.ClientBase, table: string): Promise<number[]> {
  const { rows } = await client.query<{ there: boolean }>(
    'select to_regclass($1) is not null as there',
    [`drizzle.${table}`],
  );
  if (!rows[0]?.there) return [];
  return (
    await client.query<{ created_at: string }>(`select created_at from drizzle.${table}`)
  ).rows.map(({ created_at }) => Number(created_at));
}
