import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { KINDS } from '@admissions/model/kinds';
import { temporaryFolder } from '@admissions/tools/testing-node';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestApp, sampleEntry, staffWith, type TestApp } from '#testing';
import { tableOf } from '../../content/schema/tables.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Database } from '../../platform/db/database.ts';
import { loadMigrations } from '../../platform/db/migrate.ts';
import { formatReport } from '../../platform/db/transfer/export-rows.ts';
import { importRows } from '../../platform/db/transfer/import-rows.ts';
import { copyMigrations, plantMigration } from '../../tests/testing/planted-migration.ts';
import { openDeps } from '../deps/open-deps.ts';
import type { Outcome } from './command.ts';
import { exportCommand, importCommand } from './transfer-commands.ts';

let source: TestApp;
const folder = temporaryFolder();
let file: string;
let exported: Outcome;
let columns: { table: string; column: string }[];
// Line separators, quote, backslash, a 4-byte character: they break naive text formats.
const AWKWARD_TEXT = 'a\u2028b\u2029"\\\u0085\t𠮷';

/** The other engine: an embedded database in its own folder. */
async function withEmbedded<T>(
  work: (deps: Parameters<typeof importCommand.run>[0]) => Promise<T>,
): Promise<T> {
  const dataDir = fs.mkdtempSync(path.join(folder, 'target-'));
  const config = { ...source.deps.config, databaseUrl: undefined, dataDir };
  const { deps, close } = await openDeps(config, {
    programs: new URL(inject('programs')),
    template: inject('template'),
  });
  try {
    return await work(deps);
  } finally {
    await close();
  }
}
const into = (deps: Parameters<typeof importCommand.run>[0], from = file, options = {}) =>
  importCommand.run(deps, { operands: [from], options });
const sums = ({ lines }: Outcome) =>
  lines.slice(1, lines.findIndex((line) => line.startsWith('  all ')) + 1);
const countAccounts = async ({ pool }: Database) =>
  (await pool.query('select count(*)::int as n from account')).rows[0].n;
const rewritten = (change: (text: string) => string, name: string) => {
  const to = path.join(folder, name);
  fs.writeFileSync(to, gzipSync(change(gunzipSync(fs.readFileSync(file)).toString())));
  return to;
};

beforeAll(async () => {
  source = await openTestApp();
  const { db } = source.deps;
  for (const kind of KINDS) {
    const values = await sampleEntry(source, kind, AWKWARD_TEXT);
    await db.orm.insert(tableOf(kind)).values([values, values]);
  }
  await staffWith(source, 'exported.one');
  await db.transaction((tx) =>
    recordAudit(tx, { account: null, action: 'test', area: 'news', target: AWKWARD_TEXT }),
  );
  await db.pool.query('update account set name = $1 where id = (select min(id) from account)', [
    AWKWARD_TEXT,
  ]);
  ({ rows: columns } = await db.pool.query(
    `select table_name as table, column_name as column from information_schema.columns where table_schema = 'public'`,
  ));
  file = path.join(folder, 'site.jsonl.gz');
  exported = await exportCommand.run(source.deps, {
    operands: [file],
    options: { media: path.join(folder, 'media') },
  });
}, 180_000);
afterAll(async () => {
  await source.close();
});

describe('transfer', () => {
  it('exports to the other engine and back without changes, and continues the ids', async () => {
    expect(columns.length).toBeGreaterThan(200);
    const again = path.join(folder, 'again.jsonl.gz');
    await withEmbedded(async (deps) => {
      const imported = await into(deps);
      expect(sums(imported)).toEqual(sums(exported));
      expect(sums(imported).at(-1)).toMatch(/all +\d{3,} {2}in \d+ of \d+ tables/);
      const { rows } = await deps.db.pool.query('select name from account order by id limit 1');
      expect(rows[0].name).toBe(AWKWARD_TEXT);
      expect(sums(await exportCommand.run(deps, { operands: [again], options: {} }))).toEqual(
        sums(exported),
      );
      await deps.db.pool.query(
        `insert into account (account, name, email, password_hash) values ('newer', '', '', '')`,
      );
      // Foreign keys are restored, and so are the guards of the audit log.
      await expect(deps.db.pool.query('truncate audit_log')).rejects.toThrow('append only');
    });
    const back = await into(source.deps, again, { replace: true });
    expect(sums(back)).toEqual(sums(exported));
  }, 180_000);

  it('migrates an export of an earlier release on import, or changes nothing', async () => {
    const plant = (sql: string) =>
      loadMigrations(plantMigration(copyMigrations(), { name: '0001_more', sql, days: 1 }));
    const addsAndFills = `alter table account add extra text;\n--> statement-breakpoint\nupdate account set extra = upper(account);`;
    await withEmbedded(async ({ db }) => {
      const columns = async () =>
        (
          await db.pool.query(
            `select count(*)::int as n from information_schema.columns where column_name = 'extra'`,
          )
        ).rows[0].n;
      const failing = plant(`${addsAndFills}\n--> statement-breakpoint\nselect 1 / 0;`);
      await expect(importRows(db, { file, migrations: failing, replace: false })).rejects.toThrow(
        'division by zero',
      );
      expect([await columns(), await countAccounts(db)]).toEqual([0, 0]);
      const migrations = plant(addsAndFills);
      const imported = await importRows(db, { file, migrations, replace: false });
      expect(formatReport(imported.tables)).toEqual(sums(exported));
      const { rows } = await db.pool.query(
        `select extra from account where account = 'exported.one'`,
      );
      expect(rows).toEqual([{ extra: 'EXPORTED.ONE' }]);
      await expect(db.pool.query('truncate audit_log')).rejects.toThrow('append only');
      const { rows: applied } = await db.pool.query('select * from drizzle.__drizzle_migrations');
      expect(applied).toHaveLength(migrations.length);
    });
  }, 180_000);

  it('refuses a database that is not empty', async () =>
    expect(into(source.deps)).rejects.toThrow(
      /^The database is not empty \(\w+ has rows\); import into an empty one, or use --replace/,
    ));

  it('refuses a truncated, changed or foreign file and leaves the database unchanged', async () => {
    const before = await countAccounts(source.deps.db);
    const whole = fs.readFileSync(file);
    const cut = path.join(folder, 'cut.gz');
    fs.writeFileSync(cut, whole.subarray(0, whole.length / 2));
    const other = path.join(folder, 'other.gz');
    fs.writeFileSync(other, 'something else');
    const cases: [string, RegExp][] = [
      [cut, /is truncated; nothing was imported$/],
      [
        rewritten((text) => text.split('\n').slice(0, -2).join('\n'), 'last-line.gz'),
        /is truncated/,
      ],
      [
        rewritten(
          (text) => text.replace('"account": "exported.one"', '"account": "exported.two"'),
          'changed.gz',
        ),
        /differs from the file \(\d+ rows of \d+\); nothing was imported$/,
      ],
      [
        rewritten((text) => text.replace(/"migrations":\[\d/, '"migrations":[9'), 'newer.gz'),
        /created by a release with other tables/,
      ],
      [other, /is not an export of this product$/],
      [path.join(folder, 'nowhere.gz'), /cannot be read: ENOENT$/],
    ];
    for (const [from, sentence] of cases)
      await expect(into(source.deps, from, { replace: true })).rejects.toThrow(sentence);
    expect(await countAccounts(source.deps.db)).toBe(before);
  }, 180_000);
});
