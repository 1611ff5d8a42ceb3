import fs from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@admissions/tools/testing-node';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { createDatabase, type Database } from '../database.ts';
import { Embedded, type EmbeddedOptions } from './embedded.ts';

const opened: Database[] = [];
afterEach(async () => {
  for (const db of opened.splice(0)) await db.close();
});
const parent = temporaryFolder();
const newFolder = () => fs.mkdtempSync(path.join(parent, 'site-'));
const programs = () => new URL(inject('programs'));
async function open(options: Partial<EmbeddedOptions> = {}): Promise<Database> {
  const embedded = await new Embedded({
    folder: newFolder(),
    programs: programs(),
    template: inject('template'),
    ...options,
  }).open();
  const db = createDatabase(embedded.poolConfig(), { embedded, onError: () => {} });
  opened.push(db);
  return db;
}

describe('Embedded', () => {
  it('opens a folder with a path longer than a socket path may be', async () => {
    const folder = path.join(newFolder(), 'long'.repeat(20), 'path'.repeat(20));
    const db = await open({ folder });
    expect((await db.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  it('refuses an engine that does not sync its commits', async () =>
    expect(open({ unsynced: true })).rejects.toThrow('commits do not reach the disk'));

  it('refuses a folder of another PostgreSQL major with instructions', async () => {
    const folder = newFolder();
    fs.cpSync(inject('template'), path.join(folder, 'pg'), { recursive: true });
    fs.writeFileSync(path.join(folder, 'pg', 'PG_VERSION'), '16\n');
    await expect(open({ folder })).rejects.toThrow(
      /created by PostgreSQL 16 and this release has 18; export it/,
    );
  });

  it('refuses a broken folder in one sentence and unlocks it', async () => {
    const folder = newFolder();
    fs.cpSync(inject('template'), path.join(folder, 'pg'), { recursive: true });
    fs.rmSync(path.join(folder, 'pg', 'global', 'pg_control'));
    await expect(open({ folder })).rejects.toThrow(
      /did not start: .*Restore a snapshot, or move the folder away/s,
    );
    expect(fs.readdirSync(folder).filter((name) => name.startsWith('lock.'))).toEqual([]);
  });

  it('isolates transactions of concurrent connections: 60 increments, half rolled back', async () => {
    const { pool } = await open();
    await pool.query('create table counter (n int); insert into counter values (0)');
    await Promise.all(
      Array.from({ length: 60 }, async (_, index) => {
        const client = await pool.connect();
        await client.query('begin');
        const { n } = (await client.query('select n from counter')).rows[0];
        await client.query('update counter set n = $1', [n + 1]);
        await client.query(index % 2 ? 'commit' : 'rollback');
        client.release();
      }),
    );
    expect((await pool.query('select n from counter')).rows[0].n).toBe(30);
  });

  it('returns each connection the rows of its own large and named statements', async () => {
    const { pool } = await open();
    const answers = await Promise.all(
      Array.from({ length: 60 }, async (_, index) => {
        const text = String(index).repeat(20_000);
        return (
          (await pool.query({ name: 'echo', text: 'select $1::text as text', values: [text] }))
            .rows[0].text === text
        );
      }),
    );
    expect(answers.every(Boolean)).toBe(true);
  });

  it('stays responsive during a query, restarts when one is stuck, and recovers', async () => {
    const db = await open({ stuckAfter: 3000 });
    await db.pool.query('create table item (n int); insert into item values (1)');
    let ticks = 0;
    const timer = setInterval(() => ticks++, 20);
    const stuck = await db.pool
      .query('select pg_sleep(30)')
      .catch((error: Error & { code?: string }) => error.code);
    clearInterval(timer);
    expect(stuck).toBe('57P03');
    expect(ticks).toBeGreaterThan(5);
    await expect
      .poll(
        async () => (await db.pool.query('select n from item').catch(() => ({ rows: [] }))).rows,
        { timeout: 60_000 },
      )
      .toEqual([{ n: 1 }]);
    // On a busy machine the new engine may itself time out once.
    expect(db.embedded?.restarts).toBeGreaterThan(0);
  }, 120_000);

  it('rolls back an idle transaction so that others continue', async () => {
    const { pool } = await open({ idleTransaction: 200 });
    await pool.query('create table left_open (n int)');
    const forgotten = await pool.connect();
    await forgotten.query('begin; insert into left_open values (1)');
    expect((await pool.query('select count(*)::int as n from left_open')).rows).toEqual([{ n: 0 }]);
    forgotten.release(true);
  });

  it('delivers notices to other connections after the commit, never after a rollback', async () => {
    const { pool } = await open();
    const events: (string | undefined)[] = [];
    const listener = await pool.connect();
    listener.on('notification', ({ payload }) => events.push(payload));
    await listener.query('listen news');
    await pool.query(`begin; select pg_notify('news', 'no'); rollback`);
    await pool.query(`begin; select pg_notify('news', 'yes'); commit`);
    await expect.poll(() => events).toEqual(['yes']);
    listener.release();
  });
});
