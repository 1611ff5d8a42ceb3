import type { AnyKind } from '@admissions/model';
import {
  banner,
  bannerSub,
  block,
  camp,
  FOOTER_BLOCK_TYPE,
  news,
  newsCategory,
} from '@admissions/model/kinds';
import { buildTopicPath, RESULT_CODES } from '@admissions/protocol';
import { describe, expect, it } from 'vitest';
import { addEntry, asStaff, asVisitor, testApp } from '#testing';

const test = testApp();
const staff = asStaff(test);
const visitor = asVisitor(test);

const add = async (kind: AnyKind, changes: object): Promise<number> =>
  (await addEntry(staff, test, kind, changes)).id;
const topicOf = async (query = '', topic: 'dream' | 'sales' = 'dream') =>
  (await visitor('GET', buildTopicPath(topic) + query)).body.data;
const titlesIn = (list: { title: string }[]) => list.map(({ title }) => title);

describe('topics', () => {
  it('returns an empty topic on an empty site', async () =>
    expect(await topicOf()).toEqual({
      carousels: [],
      blocks: [],
      years: [],
      selectedYear: null,
      articles: [],
      activities: [],
    }));

  it('returns its banners, blocks, articles and camps of the year', async () => {
    const position = await add(banner, { page: 'dream', mode: 'picture' });
    const elsewhere = await add(banner, { page: 'news', mode: 'picture' });
    const hidden = await add(banner, { page: 'dream', mode: 'picture', status: 'draft' });
    for (const [title, bid] of [
      ['追夢', position],
      ['別頁', elsewhere],
      ['藏起來', hidden],
    ])
      await add(bannerSub, { title, bid });
    for (const [title, type] of [
      ['頁尾', FOOTER_BLOCK_TYPE],
      ['夢想', '1'],
      ['銷售', '2'],
    ])
      await add(block, { title, type });
    const [dream, sales, ordinary] = [
      await add(newsCategory, { title: '追夢', type: 'topic', topic: 'dream' }),
      await add(newsCategory, { title: '亮點', type: 'topic', topic: 'sales' }),
      await add(newsCategory, { title: '新聞', type: 'news', topic: 'dream' }),
    ];
    await add(news, { title: '今年', category: dream, date: '2026-03-01' });
    await add(news, { title: '前年', category: dream, date: '2024-12-31' });
    await add(news, { title: '亮點', category: sales, date: '2026-03-01' });
    await add(news, { title: '一般', category: ordinary, date: '2026-03-01' });
    await add(news, { title: '草稿', category: dream, date: '2023-03-01', status: 'draft' });
    for (const [title, topic, begin, end] of [
      ['夏令營', 'dream', '2025-07-01', '2025-07-05'],
      ['跨年營', 'dream', '2025-12-30', '2026-01-02'],
      ['還沒到的營隊', 'dream', '2090-07-01', '2090-07-05'],
      ['別的主題', 'sales', '2089-07-01', '2089-07-05'],
      ['沒有主題', null, '2088-07-01', '2088-07-05'],
    ])
      await add(camp, { title, topic, eventDates: { begin, end } });

    const data = await topicOf();
    expect([data.years, data.selectedYear]).toEqual([[2090, 2026, 2025, 2024], 2026]);
    expect([data.carousels, data.blocks, data.articles, data.activities].map(titlesIn)).toEqual([
      ['追夢'],
      ['夢想'],
      ['今年'],
      ['還沒到的營隊'],
    ]);
    expect(data.articles[0].body).toBeUndefined();
    const before = await topicOf('?year=2025');
    expect([before.selectedYear, titlesIn(before.articles), titlesIn(before.activities)]).toEqual([
      2025,
      [],
      ['夏令營', '跨年營'],
    ]);
    expect(titlesIn((await topicOf('?year=2090')).activities)).toEqual(['還沒到的營隊']);
    expect((await topicOf('?year=2024')).articles).toHaveLength(1);
    expect(await topicOf('?year=1999')).toMatchObject({
      selectedYear: 1999,
      articles: [],
      activities: [],
    });
    const highlights = await topicOf('?year=', 'sales');
    expect([highlights.articles, highlights.activities].map(titlesIn)).toEqual([
      ['亮點'],
      ['別的主題'],
    ]);
  });

  it('shows a change at once and answers 304 to a current client', async () => {
    const { headers } = await visitor('GET', buildTopicPath('sales'));
    const again = () =>
      visitor('GET', buildTopicPath('sales'), undefined, { 'if-none-match': String(headers.etag) });
    expect((await again()).status).toBe(304);
    await add(block, { title: '新的銷售', type: '2' });
    expect(titlesIn((await again()).body.data.blocks)).toEqual(['銷售', '新的銷售']);
  });

  it('refuses unknown topics, years and keys', async () => {
    const { status, body } = await visitor('GET', '/api/ap/main/topic/other');
    expect([status, body.errorCode]).toEqual([200, RESULT_CODES.notExists]);
    for (const query of ['?year=12', '?year=abc', '?year=2026&x=1', '?year=2026%27'])
      expect((await visitor('GET', buildTopicPath('dream') + query)).status).toBe(400);
  });
});
