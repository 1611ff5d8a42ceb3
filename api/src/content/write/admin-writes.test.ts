import { adminPathsOf } from '@admissions/model';
import {
  banner,
  bannerSub,
  block,
  news,
  scholarships,
  TEXT_BANNER_ID,
  wallPicture,
} from '@admissions/model/kinds';
import { RESULT_CODES } from '@admissions/protocol';
import { describe, expect, it } from 'vitest';
import { addEntry, asStaff, asVisitor, auditOf, changeEntry, sampleEntry, testApp } from '#testing';

const test = testApp();
const staff = asStaff(test);
const visitor = asVisitor(test);
const paths = adminPathsOf(news);
const add = (changes: object = {}) => addEntry(staff, test, news, changes);

describe('rich text', () => {
  it('is stored clean', async () => {
    const html =
      '<p>好<script>alert(1)</script></p><a href="/news" target="_blank" onclick="x()">點</a>';
    const { id } = await add({ body: [{ type: 'text', html }] });
    const clean = '<p>好</p><a href="/news" target="_blank" rel="noopener noreferrer">點</a>';
    expect((await staff('GET', paths.info(id))).body.data.body).toEqual([
      { type: 'text', html: clean },
    ]);
  });

  it('is cleaned again on read, for old rows', async () => {
    const { id } = await add();
    await test.sql(
      `update news_news set body = '[{"type":"text","html":"<p onclick=x>舊</p>"},{"type":"hologram","html":"<script>"}]' where id = $1`,
      [id],
    );
    test.deps.cache.invalidate('all');
    const shown = (await visitor('GET', `/api/ap/news/${id}`)).body.data.body;
    expect(shown).toEqual([{ type: 'text', html: '<p>舊</p>' }]);
    const { body, revision } = (await staff('GET', paths.info(id))).body.data;
    expect(body[1]).toEqual({ type: 'hologram', html: '<script>' });
    const edited = await staff('PUT', paths.edit(id), {
      revision,
      body: [body[1], { type: 'divider' }, body[0]],
    });
    expect(edited.body.data.body.map(({ type }: { type: string }) => type)).toEqual([
      'hologram',
      'divider',
      'text',
    ]);
    const foreign = [{ type: 'hologram', html: 'another' }];
    const changed = { revision: revision + 1, body: foreign };
    expect((await staff('PUT', paths.edit(id), changed)).status).toBe(422);
  });
});

describe('a body by index', () => {
  const heading = (text: string) => ({ type: 'heading', level: 2, text });
  const textsOf = (body: { text: string }[]) => body.map(({ text }) => text).join('');

  it('adds, replaces, moves, removes and clears items, one revision each', async () => {
    const { id } = await add({ body: [heading('a')] });
    let revision = 1;
    const apply = async (operation: Record<string, unknown>) => {
      const { body } = await staff('POST', paths.body(id), {
        field: 'body',
        revision: revision++,
        ...operation,
      });
      return textsOf(body.data.body);
    };
    expect(await apply({ op: 'add', item: heading('c') })).toBe('ac');
    expect(await apply({ op: 'add', index: 1, item: heading('b') })).toBe('abc');
    expect(await apply({ op: 'replace', index: 0, item: heading('A') })).toBe('Abc');
    expect(await apply({ op: 'move', index: 0, to: 2 })).toBe('bcA');
    expect(await apply({ op: 'remove', index: 1 })).toBe('bA');
    expect(await apply({ op: 'clear' })).toBe('');
  });

  it('refuses an index out of range, a stale revision, an unknown type and a non-body field', async () => {
    const { id } = await add({ body: [heading('a')] });
    const call = (operation: Record<string, unknown>) =>
      staff('POST', paths.body(id), { field: 'body', revision: 1, ...operation });
    expect((await call({ op: 'remove', index: 1 })).status).toBe(400);
    expect((await call({ op: 'move', index: 0, to: 5 })).status).toBe(400);
    expect((await call({ op: 'remove', index: 0, revision: 9 })).status).toBe(409);
    expect((await call({ op: 'add', item: { type: 'hologram' } })).status).toBe(422);
    expect((await call({ op: 'clear', field: 'title' })).status).toBe(422);
    expect((await staff('GET', paths.info(id))).body.data.revision).toBe(1);
  });
});

it('the manual order permutes the given entries among their positions and leaves the others', async () => {
  const ids: number[] = [];
  for (const title of ['一', '二', '三', '四'])
    ids.push((await addEntry(staff, test, block, { title })).id);
  const [first, second, third, fourth] = ids;
  expect((await staff('POST', adminPathsOf(block).sort, { ids: [fourth, first] })).status).toBe(
    200,
  );
  const { list } = (await staff('GET', adminPathsOf(block).list)).body.data;
  expect(list.map(({ id }: { id: number }) => id)).toEqual([fourth, second, third, first]);
  const byPlace = (await staff('GET', `${adminPathsOf(block).list}?sort=type`)).body.data;
  expect(byPlace.list).toEqual(list);
  expect(
    (await staff('POST', adminPathsOf(block).sort, { ids: [first, 999_999] })).body.errorCode,
  ).toBe(RESULT_CODES.notExists);
  expect((await staff('POST', adminPathsOf(block).sort, { ids: [first, first] })).status).toBe(422);
});

describe('a referenced entry', () => {
  it('must exist: pictures, relations, and those in a body', async () => {
    const wrong = await staff('POST', paths.add, {
      ...(await sampleEntry(test, news)),
      pic: { media: 999_999, alt: '' },
      category: 999_999,
      body: [{ type: 'image', image: { media: 999_999, alt: '' } }],
    });
    expect([wrong.status, Object.keys(wrong.body.errors).sort()]).toEqual([
      422,
      ['body', 'category', 'pic'],
    ]);
  });

  it('cannot be removed while required by other entries', async () => {
    const position = await addEntry(staff, test, banner, { page: 'news', mode: 'picture' });
    const sub = await addEntry(staff, test, bannerSub, { bid: position.id });
    const remove = async () =>
      (await staff('DELETE', adminPathsOf(banner).remove(position.id))).status;
    expect(await remove()).toBe(409);
    await staff('DELETE', adminPathsOf(bannerSub).remove(sub.id));
    expect(await remove()).toBe(200);
  });
});

describe('admin writes', () => {
  it('protects the text banner from removal and pictures, and requires text in its banners', async () => {
    expect((await staff('DELETE', adminPathsOf(banner).remove(TEXT_BANNER_ID))).status).toBe(409);
    const change = { revision: 1, mode: 'picture' };
    const refused = await staff('PUT', adminPathsOf(banner).edit(TEXT_BANNER_ID), change);
    expect(refused.status).toBe(422);
    const noText = await staff('POST', adminPathsOf(bannerSub).add, {
      bid: TEXT_BANNER_ID,
      title: '沒有文字',
    });
    expect(Object.keys(noText.body.errors)).toEqual(['text']);
  });

  it('refuses a schedule that ends before it begins', async () => {
    const wrong = await staff('POST', paths.add, {
      ...(await sampleEntry(test, news)),
      publishAt: '2026-12-02T00:00:00Z',
      unpublishAt: '2026-12-01T00:00:00Z',
    });
    expect(Object.keys(wrong.body.errors)).toEqual(['unpublishAt']);
  });

  it('filters by state, searches texts and sorts by any column', async () => {
    await add({ title: '搜尋甲', status: 'draft' });
    await add({ title: '搜尋乙', publishAt: '2099-01-01T00:00:00Z' });
    await add({ title: '搜尋丙', summary: '其中有丁', unpublishAt: '2020-01-01T00:00:00Z' });
    const titles = async (query: string) =>
      (await staff('GET', `${paths.list}?${query}`)).body.data.list.map(
        ({ title }: { title: string }) => title,
      );
    expect(await titles('text=搜尋&status=draft')).toEqual(['搜尋甲']);
    expect(await titles('text=搜尋&status=scheduled')).toEqual(['搜尋乙']);
    expect(await titles('status=ended')).toEqual(['搜尋丙']);
    expect(await titles('text=丁')).toEqual(['搜尋丙']);
    expect(await titles('title=搜尋&sort=-id')).toEqual(['搜尋丙', '搜尋乙', '搜尋甲']);
    expect((await staff('GET', `${paths.list}?sort=body`)).status).toBe(400);
    expect((await staff('GET', `${paths.list}?nonsense=1`)).status).toBe(400);
  });

  it('writes an audit line for every write, and none for a refused one', async () => {
    const { id } = await add();
    await staff('PUT', paths.edit(id), { revision: 1, title: '稽核' });
    await staff('PUT', paths.edit(id), { revision: 1, title: '太晚' });
    expect(await auditOf(test, `news/${id}`)).toMatchObject([
      { action: 'add_news' },
      { action: 'edit_news' },
    ]);
  });
});

describe('a copy of an entry', () => {
  it('copies the content, is an unscheduled draft and has a marked title', async () => {
    const original = await add({
      title: '116學年度簡章',
      status: 'published',
      publishAt: '2026-01-01T00:00:00.000Z',
    });
    const { body } = await staff('POST', paths.copy(original.id));
    expect(body.errorCode).toBe(1);
    const content = { summary: original.summary, body: original.body, pic: original.pic };
    expect(body.data).toMatchObject({
      ...content,
      title: '116學年度簡章（複本）',
      status: 'draft',
      publishAt: null,
      unpublishAt: null,
      revision: 1,
      clickCount: 0,
    });
    expect(body.data.id).not.toBe(original.id);
    expect((await visitor('GET', `/api/ap/news/${body.data.id}`)).body.errorCode).toBe(
      RESULT_CODES.notExists,
    );
    expect((await staff('GET', paths.info(original.id))).body.data).toMatchObject({
      title: '116學年度簡章',
      revision: 1,
    });
  });
  it('truncates the title to its maximum length', async () => {
    const { max } = news.fields.title;
    const original = await add({ title: '長'.repeat(max) });
    const { title } = (await staff('POST', paths.copy(original.id))).body.data;
    expect(title).toHaveLength(max);
    expect(title.endsWith('（複本）')).toBe(true);
  });
  it('is refused for trashed and missing entries', async () => {
    const original = await add({ title: '丟掉的' });
    await staff('DELETE', paths.remove(original.id));
    expect((await staff('POST', paths.copy(original.id))).body.errorCode).toBe(
      RESULT_CODES.notExists,
    );
    expect((await staff('POST', paths.copy(999_999))).body.errorCode).toBe(RESULT_CODES.notExists);
  });
  it('does not exist for singletons', async () =>
    expect((await staff('POST', adminPathsOf(scholarships).copy(1))).status).toBe(404));
});

describe('the mark of a sample', () => {
  const paths = adminPathsOf(wallPicture);
  async function addSample(): Promise<{ id: number; revision: number }> {
    const entry = await addEntry(staff, test, wallPicture);
    await changeEntry(test, wallPicture, entry.id, { isSample: true });
    test.deps.cache.invalidate('all');
    return entry;
  }
  const isMarked = async (id: number) => ({
    staff: (await staff('GET', paths.info(id))).body.data.isSample,
    visitor: (await visitor('GET', `/api/ap/setting/pic_info/${id}`)).body.data?.isSample,
  });

  it('is shown to staff and visitors until staff change its content', async () => {
    const { id, revision } = await addSample();
    expect(await isMarked(id)).toEqual({ staff: true, visitor: true });
    await staff('PUT', paths.edit(id), { title: '圖書館的早晨', revision });
    expect(await isMarked(id)).toEqual({});
  });
  it('stays when only the state or the order changes', async () => {
    const { id, revision } = await addSample();
    await staff('PUT', paths.edit(id), { status: 'draft', revision });
    await staff('PUT', paths.edit(id), { status: 'published', revision: revision + 1 });
    expect(await isMarked(id)).toEqual({ staff: true, visitor: true });
  });
  it('is also on a copy', async () => {
    const { id } = await addSample();
    const copy = (await staff('POST', paths.copy(id))).body.data;
    expect(copy.isSample).toBe(true);
  });
  it('cannot be set by a caller', async () => {
    const { id, revision } = await addSample();
    const refused = await staff('PUT', paths.edit(id), { isSample: true, revision });
    expect(refused.status).toBe(422);
  });
});
