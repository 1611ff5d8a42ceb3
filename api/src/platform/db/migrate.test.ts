import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestApp } from '../../tests/testing/test-app.ts';
import { openTestApp } from '../../tests/testing/test-app.ts';
import { packageFile } from '../config/package-folder.ts';
import { migrateDatabase } from './migrate.ts';

const DAY = 86_400_000;
let test: TestApp;
let folder: string;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'migrations-'));
  fs.cpSync(packageFile('drizzle'), folder, { recursive: true });
});

/** The next release's migrations: ours, and one more. */
function withMigration(name: string, sql: string, days: number): string {
  const file = path.join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(fs.readFileSync(file, 'utf8')) as {
    entries: { idx: number; when: number }[];
  };
  const when = (journal.entries[0]?.when ?? 0) + days * DAY;
  journal.entries.push({
    idx: journal.entries.length,
    version: '7',
    when,
    tag: name,
    breakpoints: true,
  } as never);
  fs.writeFileSync(file, JSON.stringify(journal));
  fs.writeFileSync(path.join(folder, `${name}.sql`), sql);
  return folder;
}
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
      /^The database could not be brought up to date/,
    );
    expect([await columns(), await applied()]).toEqual([0, before]);
    await ours();
  });

  it('saves the database before it changes one that has something in it, and only then', async () => {
    let saved = 0;
    const save = async () => {
      expect(await columns()).toBe(0);
      saved++;
    };
    const next = withMigration(
      '0001_more',
      '-- expands\nalter table account add extra_two text;',
      2,
    );
    await nextRelease(next, save);
    await nextRelease(next, save);
    expect([saved, await columns()]).toEqual([1, 1]);
  });

  it('a release goes back to the one before, which reads and writes what the newer one has widened, and forth again', async () => {
    const next = withMigration(
      '0001_more',
      '-- expands\nalter table account add extra_two text;',
      2,
    );
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
    await nextRelease(
      withMigration('0001_narrower', 'alter table account add extra_three text;', 3),
    );
    await expect(ours()).rejects.toThrow(
      /^The database was made by a newer release \(its tables are of \d{4}-\d\d-\d\d\); start that release, or restore/,
    );
  });
});
