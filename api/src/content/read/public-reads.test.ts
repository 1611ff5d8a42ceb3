import { adminPathsOf } from '@admissions/model';
import {
  bachelorDepartment,
  banner,
  bannerSub,
  block,
  college,
  collegeUnit,
  event,
  FOOTER_BLOCK_TYPE,
  news,
  newsCategory,
  TEXT_BANNER_ID,
  vr,
} from '@admissions/model/kinds';
import { RESULT_CODES } from '@admissions/protocol';
import { READ_KINDS_HEADER } from '@admissions/protocol/server';
import { describe, expect, it } from 'vitest';
import { addEntry, asNews, asStaff, asVisitor, sampleEntry, testApp } from '#testing';

const test = testApp();
const staff = asStaff(test);
const visitor = asVisitor(test);
const newsOf = asNews(staff, test);
const titlesOf = async (url: string) =>
  (await visitor('GET', url)).body.data.list.map(({ title }: { title: string }) => title);

describe('public reads', () => {
  it('name their dependencies, also for missing entries, but not for searches and previews', async () => {
    const kindsOf = async (url: string, headers?: Record<string, string>) =>
      (await visitor('GET', url, undefined, headers)).headers[READ_KINDS_HEADER];
    for (const url of ['/api/ap/news', '/api/ap/news/999999999'])
      expect(String(await kindsOf(url)).split(','), url).toEqual(
        expect.arrayContaining([news.id, newsCategory.id]),
      );
    expect(await kindsOf('/api/ap/setting/block_list')).toBe(block.id);
    expect(await kindsOf('/api/ap/news?title=a')).toBeUndefined();
    expect(await kindsOf('/api/ap/search?q=a')).toBeUndefined();
  });
  it('lists news pinned first, then newest; never scheduled, draft or trashed ones', async () => {
    await newsOf({ title: '去年', date: '2025-03-01' });
    await newsOf({ title: '今天', date: '2026-11-21' });
    await newsOf({ title: '置頂', date: '2024-01-01', pinned: true });
    await newsOf({ title: '草稿', status: 'draft' });
    await newsOf({ title: '排程', publishAt: '2099-01-01T00:00:00Z' });
    const deleted = await newsOf({ title: '垃圾' });
    await staff('DELETE', adminPathsOf(news).remove(deleted));
    expect(await titlesOf('/api/ap/news')).toEqual(['置頂', '今天', '去年']);
  });

  it('counts the visible news of each category', async () => {
    const { list } = (await visitor('GET', '/api/ap/category/getCategoryList')).body.data;
    expect(list.map(({ count }: { count: number }) => count)).toEqual([3]);
  });

  it('returns only the requested fields, or all without a request', async () => {
    await addEntry(staff, test, bachelorDepartment, { keywords: ['晶片'] });
    const read = (query: string) =>
      visitor('GET', `/api/ap/faculty/bachelor_department_list${query}`);
    const readOne = async (query: string) => (await read(query)).body.data.list[0];
    const common = ['id', 'sort', 'updatedAt'];
    for (const fields of ['title,keywords', 'keywords,title,title']) {
      const entry = await readOne(`?fields=${fields}`);
      expect(Object.keys(entry).sort()).toEqual([...common, 'keywords', 'title'].sort());
      expect(entry.keywords).toEqual(['晶片']);
    }
    expect(await readOne('?fields=')).toMatchObject({
      college: { id: expect.any(Number) },
      keywords: ['晶片'],
    });
    expect(Object.keys(await readOne('?fields=summary'))).not.toContain('title');
    for (const wrong of ['outcomes', 'title,secret', ',', 'title,'])
      expect((await read(`?fields=${wrong}`)).status, wrong).toBe(400);
    expect((await visitor('GET', '/api/ap/news?fields=title')).status).toBe(400);
  });

  it('filters events by audience and college; 0 means all', async () => {
    const add = (of: object) => addEntry(staff, test, event, of);
    await add({ title: '都可以', audience: ['student', 'parent'], colleges: null });
    await add({ title: '工程', audience: ['student'], colleges: ['engineering', 'management'] });
    await add({ title: '老師', audience: ['teacher'], colleges: ['management'] });
    const found = async (query: string) =>
      (await titlesOf(`/api/ap/highschool/event_list?${query}`)).sort();
    expect(await found('audience=student')).toEqual(['工程', '都可以']);
    expect(await found('audience=parent')).toEqual(['都可以']);
    expect(await found('college=management')).toEqual(['工程', '老師']);
    expect(await found('college=management&audience=student')).toEqual(['工程']);
    expect(await found('college=0&audience=0')).toHaveLength(3);
    expect((await visitor('GET', '/api/ap/highschool/event_list?audience=dog')).status).toBe(400);
  });

  it('row "block list: type default 0": 0 means all; the footer strip has its own kind', async () => {
    const sample = await sampleEntry(test, block);
    await addEntry(staff, test, block, { title: '頁尾', type: FOOTER_BLOCK_TYPE });
    await addEntry(staff, test, block, { title: '追夢', type: '1' });
    expect(await titlesOf('/api/ap/setting/block_list?title=&page=1&perpage=20&type=0')).toEqual([
      '頁尾',
      '追夢',
    ]);
    expect(await titlesOf(`/api/ap/setting/block_list?type=${FOOTER_BLOCK_TYPE}`)).toEqual([
      '頁尾',
    ]);
    const { status, body } = await staff('POST', adminPathsOf(block).add, { ...sample, type: '0' });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['type']]);
    expect((await staff('GET', `${adminPathsOf(block).list}?type=0`)).body.data.total).toBe(2);
    expect(await titlesOf('/api/ap/setting/block_list')).toEqual(['頁尾', '追夢']);
  });

  it('answers plain values of a block and a banner beside the whole ones', async () => {
    await addEntry(staff, test, block);
    const { list } = (await visitor('GET', '/api/ap/setting/block_list')).body.data;
    const { body } = await visitor('GET', `/api/ap/setting/block_info/${list[0].id}`);
    for (const { pic, link, picture, target } of [list[0], body.data])
      expect({ pic, link }).toEqual({ pic: picture.url, link: target.href });
    await addEntry(staff, test, bannerSub, { bid: TEXT_BANNER_ID, text: '文字' });
    const banners = (await visitor('GET', '/api/ap/banner/subList')).body.data.list;
    expect(banners[0]).toMatchObject({ bid: 1, position: { id: 1, title: expect.any(String) } });
  });

  it('answers a college with its units', async () => {
    const { id } = await addEntry(staff, test, college);
    await addEntry(staff, test, collegeUnit, { college: id, title: '資工系' });
    await addEntry(staff, test, collegeUnit, { college: id, title: '藏起來', status: 'draft' });
    const { units } = (await visitor('GET', `/api/ap/setting/college_info/${id}`)).body.data;
    expect(units).toMatchObject([{ title: '資工系' }]);
  });

  it('hides banners of a hidden position without a trace', async () => {
    const changes = { title: '秘密版位', page: 'home', mode: 'picture', status: 'draft' };
    const { id: bid } = await addEntry(staff, test, banner, changes);
    const sub = await addEntry(staff, test, bannerSub, { bid });
    const { data } = (await visitor('GET', `/api/ap/banner/subList?bid=${bid}`)).body;
    expect(data.list).toEqual([]);
    const info = await visitor('GET', `/api/ap/banner/subInfo/${sub.id}`);
    expect(info.body.errorCode).toBe(RESULT_CODES.notExists);
    expect(info.text).not.toContain('秘密');
  });

  it('updates the total after each change of visibility', async () => {
    const paths = adminPathsOf(news);
    const hidden = await addEntry(staff, test, newsCategory, { status: 'draft' });
    const id = await newsOf({ title: '數一數' });
    const { category } = (await visitor('GET', '/api/ap/news')).body.data.list[0];
    const totals = async () => [
      (await visitor('GET', '/api/ap/news')).body.data.total,
      (await staff('GET', paths.list)).body.data.total,
    ];
    const [seen, all] = await totals();
    let revision = 1;
    const edit = (values: object) =>
      staff('PUT', paths.edit(id), { revision: revision++, ...values });
    for (const [values, fewer] of [
      [{ status: 'draft' }, 1],
      [{ status: 'published' }, 0],
      [{ publishAt: '2099-01-01T00:00:00Z' }, 1],
      [{ publishAt: null }, 0],
      [{ unpublishAt: '2020-01-01T00:00:00Z' }, 1],
      [{ unpublishAt: null }, 0],
      [{ category: hidden.id }, 1],
      [{ category: category.id }, 0],
    ] as const) {
      expect((await edit(values)).status, JSON.stringify(values)).toBe(200);
      expect(await totals(), JSON.stringify(values)).toEqual([seen - fewer, all]);
    }
    await staff('DELETE', paths.remove(id));
    expect(await totals()).toEqual([seen - 1, all - 1]);
  });

  it('shows a scheduled entry on time and hides an expired one without a write', async () => {
    // A read after the scheduled time proves nothing: retry with twice the time.
    for (let lead = 1500, isEarly = false; !isEarly; lead *= 2) {
      const [coming, going] = [`${lead}毫秒後準時`, `${lead}毫秒後到期`];
      const at = Date.now() + lead;
      const time = new Date(at).toISOString();
      const id = await newsOf({ title: coming, publishAt: time });
      await newsOf({ title: going, unpublishAt: time });
      const { errorCode } = (await visitor('GET', `/api/ap/news/${id}`)).body;
      const titles = await titlesOf('/api/ap/news');
      isEarly = Date.now() < at;
      if (!isEarly) continue;
      expect(errorCode).toBe(RESULT_CODES.notExists);
      expect(titles).not.toContain(coming);
      expect(titles).toContain(going);
      await expect.poll(() => titlesOf('/api/ap/news')).toContain(coming);
      await expect.poll(() => titlesOf('/api/ap/news')).not.toContain(going);
    }
  });
});

describe('list relations', () => {
  const paths = adminPathsOf(vr);
  const leadingTo = (to: unknown) => [{ yaw: 10, pitch: 0, label: '往前', to }];
  const createPlace = (title: string, to: unknown = null) =>
    addEntry(staff, test, vr, { title, hotspots: leadingTo(to) });
  const leadsTo = async (id: number) =>
    (await visitor('GET', `/api/ap/vr/vr_info/${id}`)).body.data.hotspots[0].to;

  it('reads a relation inside a list with its current title', async () => {
    const library = await createPlace('圖書館');
    const gate = await createPlace('校門', library.id);
    expect(gate.hotspots[0].to).toEqual({ id: library.id, title: '圖書館' });
    expect(await leadsTo(gate.id)).toEqual({ id: library.id, title: '圖書館' });
    await staff('PUT', paths.edit(library.id), { revision: 1, title: '新圖書館' });
    expect(await leadsTo(gate.id)).toEqual({ id: library.id, title: '新圖書館' });
    const { list } = (await visitor('GET', '/api/ap/vr/vr_list')).body.data;
    expect(list.at(-1).hotspots[0].to.title).toBe('新圖書館');
  });

  it('hides a hidden target from the public but not from staff', async () => {
    const library = await createPlace('圖書館');
    const gate = await createPlace('校門', library.id);
    await staff('PUT', paths.edit(library.id), { revision: 1, status: 'draft' });
    expect(await leadsTo(gate.id)).toBeNull();
    const to = { id: library.id, title: '圖書館' };
    expect((await staff('GET', paths.info(gate.id))).body.data.hotspots).toMatchObject([{ to }]);
    const { list } = (await staff('GET', paths.revisions(gate.id))).body.data;
    expect(list[0].entry.hotspots).toMatchObject([{ to }]);
  });

  it('refuses missing and trashed targets with a message at the field', async () => {
    const deleted = await createPlace('舊館');
    await staff('DELETE', paths.remove(deleted.id));
    for (const to of [999_999, deleted.id]) {
      const sent = { ...(await sampleEntry(test, vr)), hotspots: leadingTo(to) };
      const refused = await staff('POST', paths.add, sent);
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['hotspots.0.to']]);
    }
  });
});
