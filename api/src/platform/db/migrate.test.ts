import fs from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { copyMigrations, plantMigration } from '../../tests/testing/planted-migration.ts';
import type { TestApp } from '../../tests/testing/test-app.ts';
import { openTestApp } from '../../tests/testing/test-app.ts';
import { migrateDatabase } from './migrate.ts';

const WIDENING = '-- expands\nalter table account add extra_two text;';
let test: TestApp;
let folder: string;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(() => {
  folder = copyMigrations();
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));
const withMigration = (name: string, sql: string, days: number) =>
  plantMigration(folder, { name, sql, days });

const ours = () => migrateDatabase(test.deps.db, test.deps.log);
const nextRelease = (from: string, before = async () => {}) =>
  migrateDatabase(test.deps.db, test.deps.log, { folder: from, before });
const columns = async () =>
  (
    await test.deps.db.pool.query(
      `select count(*)::int as n from information_schema.columns where column_name in ('extra_one', 'extra_two', 'extra_three')`,
    )
  ).rows[0].n;
const applied = async () =>
  (await test.deps.db.pool.query('select count(*)::int as n from drizzle.__drizzle_migrations'))
    .rows[0].n;

describe('migrateDatabase', () => {
  it('a migration that fails half way leaves the tables as they were, and the release before goes on', async () => {
    const before = await applied();
    const failing = withMigration(
      '0001_failing',
      'alter table account add extra_one text;\n--> statement-breakpoint\nselect 1 / 0;',
      1,
    );
    await expect(nextRelease(failing)).rejects.toThrow(
      /^The database could not be brought up to date \(division by zero\)\. Nothing in it was changed: start the release from before/,
    );
    expect([await columns(), await applied()]).toEqual([0, before]);
    await ours();
  });

  it('refuses a database of a build that no release followed, such as one before 0.9.0', async () => {
    const { pool } = test.deps.db;
    await pool.query(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('regenerated', 1)`,
    );
    await expect(ours()).rejects.toThrow(/^The database was made by a build that no release foll/);
    await pool.query('delete from drizzle.__drizzle_migrations where created_at = 1');
  });

  it('saves the database before it changes one that has something in it, and only then', async () => {
    let saved = 0;
    const save = async () => {
      expect(await columns()).toBe(0);
      saved++;
    };
    const next = withMigration('0001_more', WIDENING, 2);
    await nextRelease(next, save);
    await nextRelease(next, save);
    expect([saved, await columns()]).toEqual([1, 1]);
  });

  it('a release goes back to the one before, which reads and writes what the newer one has widened, and forth again', async () => {
    const next = withMigration('0001_more', WIDENING, 2);
    await nextRelease(next);
    await ours();
    await test.deps.db.pool.query(
      `insert into account (account, name, email, password_hash) values ('older', '', '', 'x')`,
    );
    await nextRelease(next);
    expect(
      (await test.deps.db.pool.query(`select extra_two from account where account = 'older'`)).rows,
    ).toEqual([{ extra_two: null }]);
  });

  it('refuses the tables of a newer release that does not say that older ones work with them', async () => {
    withMigration('0001_more', WIDENING, 2);
    await nextRelease(
      withMigration('0002_narrower', 'alter table account add extra_three text;', 1),
    );
    await expect(ours()).rejects.toThrow(
      /^The database was made by a newer release \(its tables are of \d{4}-\d\d-\d\d\); start that release, or restore/,
    );
  });
});
