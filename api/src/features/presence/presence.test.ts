import { PRESENCE_PATH } from '@admissions/protocol/staff';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Call, staffOf, testApp } from '#testing';
import { accounts } from '../identity/tables/identity-tables.ts';
import { presences } from './presence-tables.ts';

const test = testApp();
let [ming, mei]: Call[] = [];
beforeAll(async () => {
  ming = await staffOf(test, ['news'], '王小明');
  mei = await staffOf(test, ['news'], '林小美');
});

const reportPresence = async (call: Call | undefined, id: number, here = true) =>
  (await call?.('POST', PRESENCE_PATH, { kind: 'news.news', id, here }))?.body.data.others;

describe('presence', () => {
  it('lists the other editors of an entry, but none of another entry', async () => {
    expect(await reportPresence(ming, 7)).toEqual([]);
    expect(await reportPresence(mei, 7)).toEqual(['王小明']);
    expect(await reportPresence(ming, 7)).toEqual(['林小美']);
    expect(await reportPresence(mei, 8)).toEqual([]);
  });
  it('drops editors who left or stopped reporting', async () => {
    await reportPresence(mei, 7, false);
    expect(await reportPresence(ming, 7)).toEqual([]);
    await reportPresence(mei, 9);
    await test.deps.db.orm
      .update(presences)
      .set({ seenAt: new Date(Date.now() - 80_000).toISOString() })
      .where(eq(presences.entryId, 9));
    expect(await reportPresence(ming, 9)).toEqual([]);
  });
  it('refuses accounts without access to the area', async () => {
    const outsider = await staffOf(test, ['forms']);
    const { status, body } = await outsider('POST', PRESENCE_PATH, {
      kind: 'news.news',
      id: 7,
      here: true,
    });
    expect([status, body.data]).toEqual([403, undefined]);
    expect(await reportPresence(ming, 7)).toEqual([]);
    expect(
      await test.deps.db.orm
        .select({ name: accounts.name })
        .from(accounts)
        .where(eq(accounts.name, '王小明')),
    ).toHaveLength(1);
  });
});
