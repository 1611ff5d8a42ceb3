import { type AnyKind, adminPathsOf, PUBLIC_PAGES } from '@admissions/model';
import {
  admissions,
  bachelor,
  bachelorDepartment,
  camp,
  nationalDate,
  news,
  newsCategory,
} from '@admissions/model/kinds';
import { SITE_READ_PATHS } from '@admissions/protocol';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { addEntry, asStaff, asVisitor, testApp } from '#testing';
import { tableOf } from '../../content/schema/tables.ts';

const test = testApp();
const staff = asStaff(test);
const visitor = asVisitor(test);
let category: number;
beforeAll(async () => {
  category = await add(newsCategory, { title: '校園' });
});

const add = async (kind: AnyKind, changes: object): Promise<number> =>
  (await addEntry(staff, test, kind, changes)).id;
const listOf = async (path: string) => (await visitor('GET', path)).body.data.list;

describe('feeds', () => {
  it('list fixed pages and visible entries with their last change in the sitemap', async () => {
    const article = await add(news, { category });
    await add(news, { category, status: 'draft' });
    await add(news, { category, publishAt: '2099-01-01T00:00:00Z' });
    const college = await add(bachelor, {});
    const department = await add(bachelorDepartment, { college });
    const due = await add(camp, { publishAt: '2026-01-02T03:04:05Z' });
    const { list, total } = (await visitor('GET', SITE_READ_PATHS.sitemap)).body.data;
    const urls = list.map(({ url }: { url: string }) => url);
    expect(urls.slice(0, PUBLIC_PAGES.length)).toEqual(PUBLIC_PAGES);
    expect(urls.slice(PUBLIC_PAGES.length)).toEqual([
      `/bachelorCont?id=${department}`,
      `/campCont?id=${due}`,
      `/newsCont?id=${article}`,
    ]);
    expect(total).toBe(urls.length);
    const { updatedAt, pic } = (await visitor('GET', `/api/ap/news/${article}`)).body.data;
    const at = (url: string) => list.find((each: { url: string }) => each.url === url).updatedAt;
    expect([at(`/newsCont?id=${article}`), at('/news'), at('/traffic')]).toEqual([
      updatedAt.replace(/\.\d+/, ''),
      updatedAt.replace(/\.\d+/, ''),
      null,
    ]);
    const imageOf = (url: string) => list.find((each: { url: string }) => each.url === url).image;
    expect([imageOf(`/newsCont?id=${article}`), imageOf('/news')]).toEqual([pic.url, null]);
    await staff('PUT', adminPathsOf(bachelor).edit(college), { revision: 1, status: 'draft' });
    expect(
      (await listOf(SITE_READ_PATHS.sitemap)).map(({ url }: { url: string }) => url),
    ).not.toContain(`/bachelorCont?id=${department}`);
    expect(await listOf(`${SITE_READ_PATHS.sitemap}?page=2`)).toEqual([]);
  });

  it('list the newest articles, pinned or not, in the news feed', async () => {
    await add(news, { category, title: '舊而置頂', date: '2020-01-01', pinned: true });
    const newest = await add(news, {
      category,
      title: '最新',
      date: '2026-12-31',
      summary: '摘要',
    });
    const list = await listOf(SITE_READ_PATHS.feed);
    expect(list[0]).toMatchObject({
      url: `/newsCont?id=${newest}`,
      title: '最新',
      summary: '摘要',
      category: '校園',
      date: '2026-12-31',
    });
    expect(list.at(-1).title).toBe('舊而置頂');
    await test.deps.db.orm.update(tableOf(news)).set({ isSample: true });
    test.deps.cache.invalidate('all');
    expect(await listOf(SITE_READ_PATHS.feed)).toEqual([]);
  });
  it('list real articles that are older than many samples in the news feed', async () => {
    const real = await add(news, { category, date: '2020-01-01' });
    const isReal = eq(tableOf(news).id, real);
    await test.sql(`insert into news_news (status, title, category, date, summary, body, is_sample)
      select 'published', '示範', ${category}, '2026-01-01', '', '[]', true
      from generate_series(1, 30)`);
    await test.deps.db.orm.update(tableOf(news)).set({ isSample: false }).where(isReal);
    test.deps.cache.invalidate('all');
    expect(await listOf(SITE_READ_PATHS.feed)).toMatchObject([{ url: `/newsCont?id=${real}` }]);
  });

  it('list camps, registrations and admission dates with stable ids in the calendar', async () => {
    const id = await add(camp, {
      title: '科學營',
      place: '七館',
      college: 'medical',
      eventDates: { begin: '2027-07-01', end: '2027-07-05' },
      registrationDates: { begin: '2027-05-01', end: '2027-06-01' },
    });
    const first = { label: '報名', dates: { begin: '2027-03-01', end: '2027-03-07' } };
    const channel = await add(admissions, { title: '申請入學', dates: [first] });
    const list = await listOf(SITE_READ_PATHS.calendar);
    const of = (uid: string) => list.find((each: { uid: string }) => each.uid === uid);
    expect(of(`camp-${id}-event`)).toMatchObject({
      title: '科學營',
      labels: ['type-camp', 'who-student', 'college-medical'],
      place: '七館',
      begin: '2027-07-01',
      end: '2027-07-05',
      url: `/campCont?id=${id}`,
    });
    expect(of(`camp-${id}-registration`)).toMatchObject({
      title: '報名：科學營',
      begin: '2027-05-01',
      end: '2027-06-01',
    });
    const named = list.find(({ title }: { title: string }) => title === '申請入學：報名');
    expect(named).toMatchObject({ begin: '2027-03-01', url: `/admissions#item-${channel}` });

    const twin = { label: '報名', dates: { begin: '2027-04-01', end: '2027-04-02' } };
    const dates = [
      { label: '公告', dates: { begin: '2027-01-01', end: '2027-01-01' } },
      first,
      twin,
    ];
    await staff('PUT', adminPathsOf(admissions).edit(channel), { revision: 1, dates });
    const after = (await listOf(SITE_READ_PATHS.calendar)).filter(
      ({ title }: { title: string }) => title === '申請入學：報名',
    );
    expect(after).toHaveLength(2);
    expect(after[0].uid).toBe(named.uid);
    expect(after[1].uid).not.toBe(named.uid);
  });

  it('mark samples in the calendar, and list national dates with their channel', async () => {
    const channel = await add(admissions, { title: '繁星推薦', dates: [] });
    const dates = { begin: '2027-01-22', end: '2027-01-24' };
    const id = await add(nationalDate, { title: '學測', channel, dates, source: '大考中心' });
    const listed = async () =>
      (await listOf(SITE_READ_PATHS.calendar)).find(
        ({ uid }: { uid: string }) => uid === `admissions-${channel}-national-${id}`,
      );
    expect(await listed()).toMatchObject({
      ...dates,
      title: '繁星推薦：學測',
      url: `/admissions#item-${channel}`,
      text: '出處：大考中心',
    });
    await test.deps.db.orm.update(tableOf(nationalDate)).set({ isSample: true });
    test.deps.cache.invalidate('all');
    expect(await listed()).toMatchObject({ title: '繁星推薦：學測（示範）', isSample: true });
  });
});
