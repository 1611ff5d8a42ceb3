import { adminPathsOf } from '@admissions/model';
import { block, senior } from '@admissions/model/kinds';
import { sql } from 'drizzle-orm';
import type { ClientConfig } from 'pg';
import { describe, expect, it } from 'vitest';
import { addEntry, asStaff, asVisitor, listening, type TestApp, testApp } from '#testing';
import { openChanges } from '../db/changes.ts';

const test = testApp();
const site = listening(test);
const staff = asStaff(test);
const visitor = asVisitor(test);

describe('internal changes', () => {
  it('streams every committed change to holders of the internal token', async () => {
    const stop = new AbortController();
    const response = await fetch(`${site.origin}/api/internal/changes`, {
      headers: { 'x-internal-token': test.deps.config.internalToken },
      signal: stop.signal,
    });
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    let received = '';
    const reading = (async () => {
      for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>)
        received += Buffer.from(chunk).toString();
    })().catch(() => {});
    const { id } = await addEntry(staff, test, block);
    const countNotices = (kind: string) =>
      received.split(`data: {"kinds":["${kind}"]}\n\n`).length - 1;
    // The database reports the same change once more.
    await expect.poll(() => countNotices(block.id)).toBe(2);
    const refused = await staff('PUT', adminPathsOf(block).edit(id), {
      revision: 9,
      title: '太舊',
    });
    expect(refused.status).toBe(409);
    // Changes arrive in order: a notice of the refused one would have come before this.
    await addEntry(staff, test, senior);
    await expect.poll(() => countNotices(senior.id)).toBe(2);
    expect(countNotices(block.id)).toBe(2);
    stop.abort();
    await reading;
  });

  it('refuses everybody else', async () => {
    const wrong: Record<string, string>[] = [
      {},
      { 'x-internal-token': '' },
      { 'x-internal-token': `${test.deps.config.internalToken}x` },
    ];
    for (const headers of wrong)
      expect((await fetch(`${site.origin}/api/internal/changes`, { headers })).status).toBe(401);
  });

  it('invalidates the cache after a write of another process', async () => {
    await visitor('GET', '/api/ap/setting/block_list');
    const others = await openChanges(connectionOf(test), test.deps.log);
    await test.deps.db.transaction(async (tx) => {
      await tx.execute(sql`update setting_block set title = '別處改的'`);
      await others.announce(tx, ['setting.block']);
    });
    await expect
      .poll(
        async () => (await visitor('GET', '/api/ap/setting/block_list')).body.data.list[0].title,
      )
      .toBe('別處改的');
    await others.close();
  });

  it.runIf(process.env.TEST_DATABASE_URL)(
    'reports everything as changed after losing the listening connection',
    async () => {
      const received: unknown[] = [];
      const stop = test.deps.changes.listen((changed) => received.push(changed));
      const ended = await test.deps.db.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%' and datname = current_database()`,
      );
      expect(ended.rows.length).toBe(1);
      await expect.poll(() => received, { timeout: 5000 }).toContain('all');
      stop();
    },
  );
});

function connectionOf({ databaseUrl, deps }: TestApp): ClientConfig {
  if (databaseUrl) return { connectionString: databaseUrl };
  if (!deps.db.embedded) throw new Error('no database');
  return deps.db.embedded.poolConfig();
}
