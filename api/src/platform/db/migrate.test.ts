import fs from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '#testing';
import { copyMigrations, plantMigration } from '../../tests/testing/planted-migration.ts';
import { migrateDatabase } from './migrate.ts';

const WIDENING = '-- expands\nalter table account add extra_two text;';
const test = testApp();
let folder: string;
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
    await test.sql(
      `select count(*)::int as n from information_schema.columns where column_name in ('extra_one', 'extra_two', 'extra_three')`,
    )
  )[0].n;
const applied = async () =>
  (await test.sql('select count(*)::int as n from drizzle.__drizzle_migrations'))[0].n;

describe('migrateDatabase', () => {
  it('takes the mark of samples from the page headers of existing sites', async () => {
    await test.sql('alter table setting_office drop column letters');
    await test.sql(
      `insert into ad_banner (title, page, mode, is_sample) values ('', '', '', true)`,
    );
    const { pool } = test.deps.db;
    await pool.query(fs.readFileSync(`${folder}/0009_office_letters.sql`, 'utf8'));
    expect(await test.sql('select distinct is_sample from ad_banner')).toEqual([
      { is_sample: false },
    ]);
  });

  it('rolls a failed migration back so that the previous release still works', async () => {
    const before = await applied();
    const failing = withMigration(
      '0001_failing',
      'alter table account add extra_one text;\n--> statement-breakpoint\nselect 1 / 0;',
      1,
    );
    await expect(nextRelease(failing)).rejects.toThrow(
      /^The database could not be migrated \(division by zero\)\. Nothing in it was changed: start the previous release/,
    );
    expect([await columns(), await applied()]).toEqual([0, before]);
    await ours();
  });

  it('refuses a database of an unreleased build, such as one before 0.9.0', async () => {
    const { pool } = test.deps.db;
    await pool.query(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('regenerated', 1)`,
    );
    await expect(ours()).rejects.toThrow(/^The database was created by an unreleased build/);
    await pool.query('delete from drizzle.__drizzle_migrations where created_at = 1');
  });

  it('saves only a non-empty database before migrating it', async () => {
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

  it('lets the previous release use an expanded database and the newer one return', async () => {
    const next = withMigration('0001_more', WIDENING, 2);
    await nextRelease(next);
    await ours();
    await test.sql(
      `insert into account (account, name, email, password_hash) values ('older', '', '', 'x')`,
    );
    await nextRelease(next);
    expect(await test.sql(`select extra_two from account where account = 'older'`)).toEqual([
      { extra_two: null },
    ]);
  });

  it('refuses tables of a newer release that are not marked as compatible', async () => {
    withMigration('0001_more', WIDENING, 2);
    await nextRelease(
      withMigration('0002_narrower', 'alter table account add extra_three text;', 1),
    );
    await expect(ours()).rejects.toThrow(
      /^The database was created by a newer release \(its tables are of \d{4}-\d\d-\d\d\); start that release, or restore/,
    );
  });
});
