import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { temporaryFolder } from '@admissions/tools/testing-node';
import pino from 'pino';
import { afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { restoreCommand } from '../../../app/commands/snapshot-commands.ts';
import { readConfig } from '../../config/config.ts';
import type { Database } from '../database.ts';
import { journalFolder, listSegments } from '../embedded/journal.ts';
import { openDatabase } from '../open-database.ts';
import { listSnapshots } from './snapshot-files.ts';
import { takeSnapshot } from './snapshots.ts';

const logLines: { level: number; msg: string }[] = [];
const log = pino({ level: 'trace' }, { write: (line) => logLines.push(JSON.parse(line)) });
const programs = () => new URL(inject('programs'));
const opened: Database[] = [];
const parent = temporaryFolder();
const newFolder = () => fs.mkdtempSync(path.join(parent, 'site-'));
afterEach(async () => {
  logLines.length = 0;
  for (const db of opened.splice(0)) await db.close();
});
async function open(dataDir: string): Promise<Database> {
  const { db } = await openDatabase({ dataDir, databaseUrl: undefined }, log, {
    programs: programs(),
    template: inject('template'),
  });
  opened.push(db);
  return db;
}
/** Closed data folder: 50 rows, a snapshot, 20 more rows. */
const before = newFolder();
beforeAll(async () => {
  const db = await open(before);
  await db.pool.query(
    `create table item (n int primary key, t text); insert into item select n, repeat('x', 5000) from generate_series(1, 50) n`,
  );
  await db.pool.query(
    `insert into account (account, name, email, password_hash) values ('a', 'a', '', 'x')`,
  );
  await takeSnapshot(
    db.embedded as never,
    { dataDir: before, programs: programs(), maxSnapshots: 3 },
    'schedule',
  );
  await db.pool.query('insert into item select generate_series(51, 70)');
  opened.pop();
  await db.close();
});
function copyOfFolder(): string {
  const dataDir = newFolder();
  fs.cpSync(before, dataDir, { recursive: true });
  return dataDir;
}
const rows = async (db: Database) =>
  (
    await db.pool.query(
      'select count(*)::int as n, coalesce(sum(length(t)), 0)::int as bytes from item',
    )
  ).rows[0];

describe('snapshots', () => {
  it('verifies a snapshot by opening it and counting its rows', () => {
    const [snapshot] = listSnapshots(before);
    expect(snapshot).toMatchObject({
      reason: 'schedule',
      tables: { 'public.item': 50, 'public.account': 1 },
    });
    expect(fs.statSync(snapshot?.file as string).size).toBe(snapshot?.bytes);
    expect(fs.readdirSync(path.join(before, 'snapshots'))).toHaveLength(2);
  });

  function truncateAll(folder: string, names: RegExp): void {
    for (const name of fs.readdirSync(folder))
      if (names.test(name)) fs.truncateSync(path.join(folder, name));
  }
  it.each([
    [
      'with a cut log (moved aside)',
      (pg: string) => truncateAll(path.join(pg, 'pg_wal'), /^[0-9A-F]{24}$/),
    ],
    [
      'with emptied tables (moved aside)',
      (pg: string) => truncateAll(path.join(pg, 'base', '5'), /^(1[6-9]|2)\d{3,}$/),
    ],
    ['that is missing', (pg: string) => fs.rmSync(pg, { recursive: true })],
  ])(
    'replaces a database %s by the newest snapshot and the journal, loudly',
    async (what, damage) => {
      const dataDir = copyOfFolder();
      damage(path.join(dataDir, 'pg'));
      const db = await open(dataDir);
      expect(await rows(db)).toEqual({ n: 70, bytes: 250_000 });
      expect(db.recovered?.snapshot.name).toBe(listSnapshots(dataDir)[0]?.name);
      expect(fs.readdirSync(dataDir).filter((name) => name.startsWith('pg.broken-'))).toHaveLength(
        what.includes('moved aside') ? 1 : 0,
      );
      expect(logLines.filter(({ level }) => level === 60).map(({ msg }) => msg)).toEqual([
        expect.stringMatching(/CANNOT BE OPENED/),
        expect.stringMatching(/^RESTORED/),
      ]);
    },
    120_000,
  );

  it('skips a damaged snapshot for an older one', async () => {
    const dataDir = copyOfFolder();
    const [good] = listSnapshots(dataDir);
    if (!good) throw new Error('no snapshot');
    const newer = path.join(dataDir, 'snapshots', '29990101T000000000Z');
    fs.copyFileSync(good.file.replace('.tar.gz', '.json'), `${newer}.json`);
    const bytes = fs.readFileSync(good.file);
    fs.writeFileSync(`${newer}.tar.gz`, bytes.subarray(0, bytes.length / 2));
    fs.truncateSync(path.join(dataDir, 'pg', 'global', 'pg_control'), 0);
    const db = await open(dataDir);
    expect([(await rows(db)).n, db.recovered?.snapshot.name]).toEqual([70, good.name]);
  }, 120_000);

  it('restores an unlocked folder by command and retains the previous database', async () => {
    const dataDir = copyOfFolder();
    const config = { ...readConfig({ DATA_DIR: dataDir }), dataDir };
    const { lines } = await restoreCommand.runOnFolder(
      { config, programs: programs() },
      { operands: ['latest'], options: {} },
    );
    expect(lines).toEqual([
      expect.stringMatching(/^The database was restored to /),
      expect.stringMatching(/^The previous database is in .*pg\.replaced-/),
    ]);
    const db = await open(dataDir);
    expect([(await rows(db)).n, db.recovered]).toEqual([50, undefined]);
  }, 120_000);

  it('loses at most five seconds of commits, also when the restored database is damaged', async () => {
    let dataDir = copyOfFolder();
    for (const last of [100, 130]) {
      const db = await open(dataDir);
      await db.pool.query('insert into item select generate_series($1::int, $2::int)', [
        last - 29,
        last,
      ]);
      await sleep(5000);
      // Like after a kill: no clean close.
      const killed = newFolder();
      const filter = (from: string) => !path.basename(from).startsWith('lock.');
      fs.cpSync(dataDir, killed, { recursive: true, filter });
      truncateAll(path.join(killed, 'pg', 'pg_wal'), /^[0-9A-F]{24}$/);
      dataDir = killed;
    }
    const db = await open(dataDir);
    expect((await rows(db)).n).toBe(130);
    expect(db.recovered?.isUpToDate).toBe(true);
    expect((await db.pool.query('select max(n) from item')).rows).toEqual([{ max: 130 }]);
  }, 120_000);

  it('prunes the journal up to the snapshot', async () => {
    const dataDir = copyOfFolder();
    const db = await open(dataDir);
    const [first] = listSegments(journalFolder(dataDir));
    await db.pool.query('select pg_switch_wal()');
    await db.pool.query('insert into item select generate_series(71, 100)');
    await takeSnapshot(
      db.embedded as never,
      { dataDir, programs: programs(), maxSnapshots: 3 },
      'schedule',
    );
    expect(listSegments(journalFolder(dataDir))).not.toContain(first);
  }, 120_000);

  it('opens an intact database as it is, whatever the snapshots hold', async () => {
    const db = await open(copyOfFolder());
    expect([(await rows(db)).n, db.recovered]).toEqual([70, undefined]);
  }, 120_000);

  it('refuses to start with an empty site when no snapshot can be restored', async () => {
    const dataDir = copyOfFolder();
    for (const { file } of listSnapshots(dataDir)) fs.truncateSync(file, 100);
    fs.truncateSync(path.join(dataDir, 'pg', 'global', 'pg_control'), 0);
    await expect(open(dataDir)).rejects.toThrow(/none of its 1 snapshots can be restored/);
    expect(fs.existsSync(path.join(dataDir, 'pg', 'PG_VERSION'))).toBe(true);
  }, 120_000);
});
