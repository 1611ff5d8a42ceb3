import { adminPathsOf } from '@admissions/model';
import { visit } from '@admissions/model/forms';
import {
  admissions,
  bachelorDepartment,
  bachelorEntry,
  camp,
  news,
  privacyNotice,
  siteMenu,
} from '@admissions/model/kinds';
import { SITE_READ_PATHS } from '@admissions/protocol';
import { ADMIN_SEARCH_PATH, LINK_PATHS } from '@admissions/protocol/staff';
import { beforeAll, describe, expect, it } from 'vitest';
import { addEntry, asNews } from '../../tests/testing/add-entry.ts';
import { staffWith } from '../../tests/testing/callers.ts';
import { asStaff, asVisitor, staffOf } from '../../tests/testing/calls.ts';
import { sampleEntry, samplePicture } from '../../tests/testing/sample-entry.ts';
import { submitForm } from '../../tests/testing/submit-form.ts';
import { testApp } from '../../tests/testing/test-app.ts';
import { rebuildSearchIndex } from './index-entry.ts';

const test = testApp();
const staff = asStaff(test);
const visitor = asVisitor(test);
const newsOf = asNews(staff, test, { summary: '無關的摘要' });
beforeAll(() => test.deps.db.transaction(rebuildSearchIndex));
const search = (q: string) =>
  visitor('GET', `${SITE_READ_PATHS.search}?q=${encodeURIComponent(q)}`);
const findTitles = async (q: string) =>
  (await search(q)).body.data.list.map(({ title }: { title: string }) => title);
const searchAsStaff = async (q: string, caller = staff, more = '') =>
  (await caller('GET', `${ADMIN_SEARCH_PATH}?q=${encodeURIComponent(q)}${more}`)).body.data;

describe('titles with characters that nobody sees', () => {
  const listed = async (q: string) =>
    (await staff('GET', `${adminPathsOf(news).list}?title=${encodeURIComponent(q)}`)).body.data
      .list;
  it('are stored without them', async () => {
    const id = await newsOf({ title: '\u202Egnp.exe\u202C參觀\u200B公告' });
    expect(await listed('參觀\u2060公告')).toMatchObject([{ id, title: 'gnp.exe參觀公告' }]);
  });
  it('are found in the lists of staff and by visitors if stored before', async () => {
    const id = await newsOf({ title: '舊參訪公告' });
    await test.sql('update news_news set title = $1 where id = $2', ['舊參\u200B訪公告', id]);
    await test.deps.db.transaction(rebuildSearchIndex);
    expect(await listed('參訪公告')).toMatchObject([{ id }]);
    expect(await findTitles('舊參訪公告')).toEqual(['舊參\u200B訪公告']);
    expect((await searchAsStaff('舊參訪公告')).list).toMatchObject([{ id }]);
  });
});

it('hidden entries in the index are absent from the public search and the sitemap', async () => {
  const hidden = {
    summary: '秘術摘要 hiddenword',
    body: [{ type: 'text', html: '<p>秘術內文</p>' }],
  };
  const draft = await newsOf({ ...hidden, title: '秘術草稿', status: 'draft' });
  await newsOf({ ...hidden, title: '秘術未來', publishAt: '2099-01-01T00:00:00Z' });
  const gone = await newsOf({ ...hidden, title: '秘術垃圾' });
  await staff('DELETE', adminPathsOf(news).remove(gone));
  await addEntry(staff, test, bachelorDepartment, { title: '秘術學系', status: 'draft' });
  for (const q of [
    '秘術',
    '術',
    '秘術 草稿',
    'hiddenword',
    'hid',
    '秘術內文',
    '秘術學系',
    '秘草',
  ]) {
    expect([q, (await search(q)).body.data]).toMatchObject([q, { list: [], total: 0, areas: [] }]);
    const suggestions = `${SITE_READ_PATHS.suggestions}?q=${encodeURIComponent(q)}`;
    expect((await visitor('GET', suggestions)).body.data.list).toEqual([]);
  }
  const { body } = await visitor('GET', `${SITE_READ_PATHS.sitemap}?perpage=100`);
  expect(JSON.stringify(body)).not.toContain(`newsCont?id=${draft}"`);
  await staff('PUT', adminPathsOf(news).edit(draft), { revision: 1, status: 'published' });
  expect(await findTitles('秘術')).toEqual(['秘術草稿']);
  await staff('DELETE', adminPathsOf(news).remove(draft));
  expect(await findTitles('秘術')).toEqual([]);
});

describe('staff search', () => {
  it('finds drafts, scheduled and ended entries with state and screen, but not the trash', async () => {
    const body = [{ type: 'text', html: '<p>帶著<b>玄武</b>岩來</p>' }];
    const draft = await newsOf({ title: '寫到一半', status: 'draft', body });
    await newsOf({ title: '玄武未來', publishAt: '2099-01-01T00:00:00Z' });
    await newsOf({ title: '玄武過去', unpublishAt: '2020-01-01T00:00:00Z' });
    await newsOf({ title: '玄武現在' });
    await staff('DELETE', adminPathsOf(news).remove(await newsOf({ title: '玄武垃圾' })));
    const { list, total } = await searchAsStaff('玄武');
    const states = Object.fromEntries(
      list.map(({ title, state }: Record<string, string>) => [title, state]),
    );
    expect([total, states]).toEqual([
      4,
      { 寫到一半: 'draft', 玄武未來: 'scheduled', 玄武過去: 'ended', 玄武現在: 'published' },
    ]);
    expect(list.at(-1)).toMatchObject({
      kind: 'news.news',
      id: draft,
      url: `/admin/news/edit?id=${draft}`,
      excerpt: '帶著玄武岩來',
      marks: { title: [], excerpt: [[2, 4]] },
    });
  });
  it('finds content without own page, with the screen of its parent', async () => {
    await addEntry(staff, test, bachelorEntry, { title: '繁星與朱雀' });
    const { list } = await searchAsStaff('朱雀');
    expect(list).toMatchObject([{ kind: 'faculty.bachelorEntry', title: '繁星與朱雀' }]);
    expect(list[0].url).toMatch(/^\/admin\/faculty\//);
  });
  it('names entries without title, links too', async () => {
    const { parts } = await sampleEntry(test, siteMenu);
    const [part] = parts as Record<string, unknown>[];
    const changed = { status: 'published', parts: [{ ...part, label: '麒麟' }] };
    expect((await staff('POST', adminPathsOf(siteMenu).add, changed)).body).toMatchObject({
      errorCode: 1,
    });
    const choices = `${LINK_PATHS.search}?q=${encodeURIComponent('麒麟')}`;
    for (const { list } of [await searchAsStaff('麒麟'), (await staff('GET', choices)).body.data])
      expect(list).toContainEqual(
        expect.objectContaining({ kind: 'setting.menu', title: '網站選單' }),
      );
  });
  it('is limited to the areas of the flags, also in totals', async () => {
    await newsOf({ title: '青龍消息' });
    await addEntry(staff, test, camp, { title: '青龍營' });
    const one = await searchAsStaff('青龍', await staffOf(test, ['highschool']));
    expect([one.total, one.areas, one.list.map(({ title }: { title: string }) => title)]).toEqual([
      1,
      [{ area: 'highschool', total: 1 }],
      ['青龍營'],
    ]);
    expect(await searchAsStaff('青龍', await staffOf(test, []))).toMatchObject({
      total: 0,
      areas: [],
    });
    expect(
      (await searchAsStaff('青龍', await staffOf(test, ['highschool']), '&area=news')).list,
    ).toEqual([]);
  });
  it('finds entries by URLs of public pages and of the back office', async () => {
    const id = await newsOf({ title: '白虎說明會', status: 'draft' });
    const url = `/admin/news/edit?id=${id}`;
    for (const address of [
      `/newsCont?id=${id}`,
      `/newsCont?lang=en&id=${id}&utm_source=a-very-long-name-of-some-campaign-of-last-year#top`,
      url,
      `/admin/news/edit_cont?id=${id}`,
    ])
      expect([address, await searchAsStaff(address)]).toMatchObject([
        address,
        { total: 1, list: [{ kind: 'news.news', id, title: '白虎說明會', url, state: 'draft' }] },
      ]);
    const anyone = await staffOf(test, ['highschool']);
    expect(await searchAsStaff(`/newsCont?id=${id}`, anyone)).toMatchObject({ total: 0, list: [] });
    await staff('DELETE', adminPathsOf(news).remove(id));
    expect((await searchAsStaff(`/newsCont?id=${id}`)).list).toEqual([]);
  });
  it('finds entries by URLs with and without a hash', async () => {
    const { id } = await addEntry(staff, test, admissions);
    const kindsAt = async (address: string) =>
      (await searchAsStaff(address)).list.map(({ kind, id: entry }: never) => [kind, entry]);
    expect(await kindsAt(`/admissions#item-${id}`)).toEqual([['about.admissions', id]]);
    await addEntry(staff, test, privacyNotice);
    expect(await kindsAt('/privacy?lang=en')).toEqual([['setting.privacy', 1]]);
    expect(await kindsAt('/traffic')).toEqual([]);
  });
});

describe('staff search besides entries', () => {
  it('finds accounts by folded words, for managers alone', async () => {
    await staffWith(test, 'Hualien.Clerk', []);
    await test.sql("update account set name = '臺東 小陳' where account = 'Hualien.Clerk'");
    const { people } = await searchAsStaff('台東');
    expect(people).toMatchObject([
      {
        title: '臺東 小陳',
        detail: 'Hualien.Clerk',
        url: expect.stringMatching(/^\/admin\/account\/edit\?id=\d+$/),
      },
    ]);
    expect((await searchAsStaff('ＨＵＡＬＩＥＮ')).people).toHaveLength(1);
    expect((await searchAsStaff('台東', await staffOf(test, ['news']))).people).toBeNull();
  });
  it('finds files by name and alternative text, with access to the library', async () => {
    const id = await samplePicture(test);
    await test.sql('update media set name = $2, alt = $3 where id = $1', [
      id,
      'IMG_7788.jpg',
      '臺上的麒麟',
    ]);
    expect((await searchAsStaff('台上 麒麟')).media).toEqual([
      { id, title: 'IMG_7788.jpg', detail: '臺上的麒麟', url: `/admin/media/library?id=${id}` },
    ]);
    expect((await searchAsStaff('img_7788', await staffOf(test, ['forms']))).media).toBeNull();
  });
  it('finds requests by their text, masked, with the flag of forms alone', async () => {
    const { reference } = await submitForm(test, visitor, visit, { school: '臺北貔貅高中' });
    const { requests } = await searchAsStaff('台北貔貅', await staffOf(test, ['forms']));
    expect(requests).toMatchObject([
      {
        form: 'visit',
        school: '臺北貔貅高中',
        name: '王○○',
      },
    ]);
    expect((await searchAsStaff(reference)).requests).toHaveLength(1);
    expect((await searchAsStaff('貔貅', await staffOf(test, ['news']))).requests).toBeNull();
  });
  it('appears on the first page of all areas only', async () => {
    expect(await searchAsStaff('王', staff, '&page=2')).toMatchObject({
      requests: null,
      people: null,
      media: null,
    });
    expect(await searchAsStaff('王', staff, '&area=news')).toMatchObject({
      requests: null,
      media: null,
    });
  });
});
