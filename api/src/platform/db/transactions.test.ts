import { sql } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestApp, testApp } from '#testing';
import type { Tx } from './database.ts';

describe.runIf(process.env.TEST_DATABASE_URL)('deadlocked transactions', () => {
  const test = testApp();
  beforeAll(async () => {
    await test.sql('create table wait_for (id int primary key, writes int)');
    await test.sql('insert into wait_for values (1, 0), (2, 0)');
  });

  it('both commit: the aborted one is retried', async () => {
    const { db } = test.deps;
    const write = (tx: Tx, id: number) =>
      tx.execute(sql`update wait_for set writes = writes + 1 where id = ${id}`);
    let hold = 0;
    let go = () => {};
    const bothHoldOne = new Promise<void>((resolve) => {
      go = resolve;
    });
    const crossing = (first: number, second: number) =>
      db.transaction(async (tx) => {
        await write(tx, first);
        if (++hold === 2) go();
        await bothHoldOne;
        await write(tx, second);
        return first;
      });
    expect(await Promise.all([crossing(1, 2), crossing(2, 1)])).toEqual([1, 2]);
    expect(hold).toBe(3);
    const { rows } = await db.pool.query('select writes from wait_for order by id');
    expect(rows).toEqual([{ writes: 2 }, { writes: 2 }]);
  });

  it('fail when every attempt is aborted', async () => {
    const ended = test.deps.db.transaction((tx) =>
      tx.execute(sql`do $$ begin raise exception using errcode = '40001'; end $$`),
    );
    await expect(ended).rejects.toMatchObject({ cause: { code: '40001' } });
  });
});

it('a transaction that cannot begin releases its connection to the pool', async () => {
  const test = await openTestApp();
  const { pool, transaction } = test.deps.db;
  const end = (client: PoolClient) => client.connection.stream.destroy();
  pool.on('acquire', end);
  for (let count = 0; count < 2; count++)
    await expect(transaction((tx) => tx.execute(sql`select 1`))).rejects.toThrow();
  pool.off('acquire', end);
  await transaction((tx) => tx.execute(sql`select 1`));
  // The API's own jobs use the pool as well.
  await vi.waitFor(() => expect(pool.totalCount).toBe(pool.idleCount), 5_000);
  await test.close();
});
