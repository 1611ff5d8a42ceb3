import { adminPathsOf } from '@admissions/model';
import { life, news, share } from '@admissions/model/kinds';
import { RESULT_CODES } from '@admissions/protocol';
import { describe, expect, it } from 'vitest';
import { addEntry } from '../../tests/testing/add-entry.ts';
import { forwardedFor } from '../../tests/testing/callers.ts';
import { asStaff, asVisitor, staffOf, visitorOf } from '../../tests/testing/calls.ts';
import { sampleEntry } from '../../tests/testing/sample-entry.ts';
import { openTestApp, testApp } from '../../tests/testing/test-app.ts';

const test = testApp();
const staff = asStaff(test);
const visitor = asVisitor(test);

const add = async (kind: Parameters<typeof sampleEntry>[1]): Promise<number> =>
  (await addEntry(staff, test, kind)).id;
const click = (url: string, view?: string, address?: string) =>
  visitor('PUT', url, undefined, {
    ...(view && { 'x-view-id': view }),
    ...(address && forwardedFor(address, test)),
  });
const clicks = async (number: number, one: (index: number) => ReturnType<typeof click>) => {
  const statuses = (
    await Promise.all(Array.from({ length: number }, (_, index) => one(index)))
  ).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200]));
};
const stored = async (table: string, id: number) =>
  (await test.sql(`select click_count, revision from ${table} where id = $1`, [id]))[0];

describe('click counter', () => {
  it('ignores missing entries and refuses invalid ids and view names', async () => {
    const id = await add(news);
    expect((await click('/api/ap/news/clickCount/999999', 'view-of-nothing')).body.errorCode).toBe(
      RESULT_CODES.notExists,
    );
    expect((await click(`/api/ap/news/clickCount/${id}`, 'x')).status).toBe(400);
    expect((await click('/api/ap/news/clickCount/abc', 'good-view-1')).status).toBe(400);
  });

  it('invalidates cached answers', async () => {
    const id = await add(news);
    const read = async () => (await visitor('GET', `/api/ap/news/${id}`)).body.data.clickCount;
    expect(await read()).toBe(0);
    const changes: unknown[] = [];
    const stop = test.deps.changes.listen((changed) => changes.push(changed));
    await click(`/api/ap/news/clickCount/${id}`, 'view-that-counts');
    await expect.poll(() => changes).toContainEqual(['news.news-counters']);
    expect(await read()).toBe(1);
    stop();
  });

  it('row "click counters": counts PUTs without a view id up to a limit; a view id once', async () => {
    const own = await openTestApp();
    const [add, sent] = [await staffOf(own), await visitorOf(own)];
    const added = async (): Promise<number> =>
      (await add('POST', adminPathsOf(news).add, await sampleEntry(own, news))).body.data.id;
    const [read, flooded] = [await added(), await added()];
    const put = (id: number, more: Record<string, string>) =>
      sent('PUT', `/api/ap/news/clickCount/${id}`, undefined, more);
    for (let each = 0; each < 22; each++) await put(read, forwardedFor('203.0.113.20', own));
    await Promise.all(
      Array.from({ length: 200 }, () => put(flooded, forwardedFor('203.0.113.21', own))),
    );
    for (let each = 0; each < 3; each++)
      await put(flooded, { ...forwardedFor('203.0.113.21', own), 'x-view-id': 'a-named-view' });
    await own.app.close();
    const { rows } = await own.deps.db.pool.query(
      'select id, click_count from news_news where id = any($1) order by id',
      [[read, flooded]],
    );
    expect(rows.map(({ click_count: count }) => count)).toEqual([22, 61]);
    await own.close();
  });

  it('counts a view once and up to a limit per address, and writes all on shutdown', async () => {
    const [article, popular, story, dormitory] = [
      await add(news),
      await add(news),
      await add(share),
      await add(life),
    ];
    const [ofArticle, ofPopular] = [
      `/api/ap/news/clickCount/${article}`,
      `/api/ap/news/clickCount/${popular}`,
    ];
    await clicks(1000, () => click(ofArticle, 'same-view-0001'));
    await clicks(20, (view) => click(ofArticle, `other-view-${view}`));
    await clicks(310, (view) => click(ofPopular, `first-view-${view}`, '203.0.113.7'));
    await clicks(310, (view) =>
      click(ofPopular, `six-view-${view}`, `2001:db8:1:2::${(view + 1).toString(16)}`),
    );
    await clicks(1, () => click(ofPopular, 'another-network', '2001:db8:1:3::1'));
    await clicks(3, () => click(`/api/ap/college/ShareClickCount/${story}`, 'same-view-0001'));
    await clicks(2, (view) =>
      click(`/api/ap/college/LifeClickCount/${dormitory}`, `other-view-${view}`),
    );
    await test.app.close();
    expect(await stored('news_news', article)).toEqual({ click_count: 21, revision: 1 });
    expect((await stored('news_news', popular)).click_count).toBe(601);
    expect((await stored('college_share', story)).click_count).toBe(1);
    expect((await stored('college_life', dormitory)).click_count).toBe(2);
  });
});
