import { adminPathsOf, CODE } from '@admissions/contracts';
import { news } from '@admissions/contracts/kinds';
import { expect, it } from 'vitest';
import { staffOf, visitorOf } from '../testing/calls.ts';
import { sampleEntry } from '../testing/sample-entry.ts';
import { openTestApp } from '../testing/test-app.ts';

it('counts each view once however often it is sent, refuses what is not there, and writes all of them when the server stops', async () => {
  const test = await openTestApp();
  try {
    const [staff, visitor] = [await staffOf(test), await visitorOf(test)];
    const { id } = (await staff('POST', adminPathsOf(news).add, await sampleEntry(test, news))).body.data;
    const click = (view: string | undefined, entry: number | string = id) =>
      visitor('PUT', `/api/ap/news/clickCount/${entry}`, undefined, view ? { 'x-view-id': view } : {});
    for (let times = 0; times < 50; times++) expect((await click('same-view-0001')).status).toBe(200);
    for (let view = 0; view < 20; view++) await click(`other-view-${view}`);
    for (let times = 0; times < 5; times++) await click(undefined);
    expect((await click('view-of-nothing', 999_999)).body.errorCode).toBe(CODE.notExists);
    expect((await click('x')).status).toBe(400);
    expect((await click('good-view-1', 'abc')).status).toBe(400);
    const stored = async () => (await test.deps.db.pool.query('select click_count, revision from news_news where id = $1', [id])).rows[0];
    await test.app.close();
    expect(await stored()).toEqual({ click_count: 22, revision: 1 });
  } finally {
    await test.close();
  }
});
