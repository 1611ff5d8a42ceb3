import type { AnyKind } from '@admissions/model';
import {
  bannerSub,
  KINDS,
  kindOf,
  news,
  partnerProgramme,
  staffService,
} from '@admissions/model/kinds';
import { hasPreview, PREVIEW_HEADER, PREVIEW_PATHS, UNSAVED_ID } from '@admissions/protocol';
import { describe, expect, it, vi } from 'vitest';
import { asPerson, asVisitor, insertEntry, personOf, sampleEntry, testApp } from '#testing';

const test = testApp();
const visitor = asVisitor(test);
const editor = asPerson(test, 'editor', ['news', 'highschool', 'selfvalue']);
const manager = asPerson(test, 'manager');
const outsider = asPerson(test, 'outsider', ['forms']);

async function stored(kind: AnyKind, changes: object = {}) {
  const sample: Record<string, unknown> = { ...(await sampleEntry(test, kind)), ...changes };
  const id = await insertEntry(test, kind, sample);
  test.deps.cache.invalidate('all');
  const { status: _status, ...values } = sample;
  return { id, values };
}
/** Creates a preview, or updates the one it replaces. */
async function tokenOf(
  kind: AnyKind,
  id: number | null,
  values: object,
  { by = editor, replaces }: { by?: typeof editor; replaces?: string } = {},
): Promise<string> {
  const sent = { kind: kind.id, id, values, replaces };
  const { status, body } = await by.call('POST', PREVIEW_PATHS.make, sent);
  expect(status).toBe(200);
  return new URL(body.data.url, 'http://site').searchParams.get('preview') as string;
}
const seenBy = (token: string) => (path: string) =>
  visitor('GET', `/api/ap/${path}`, undefined, { [PREVIEW_HEADER]: token });
const idsIn = ({ body }: Awaited<ReturnType<typeof visitor>>) =>
  body.data.list.map(({ id }: { id: number }) => id);
const newsRow = async (id: number) =>
  (await test.sql('select * from news_news where id = $1', [id]))[0];

describe('a preview', () => {
  it('shows the draft of its entry and changes nothing for other readers', async () => {
    const { id, values } = await stored(news, { status: 'draft' });
    const token = await tokenOf(news, id, { ...values, title: '還沒公開的標題' });
    const { body, headers } = await seenBy(token)(`news/${id}`);
    expect(body.data).toMatchObject({ id, title: '還沒公開的標題' });
    expect(headers['cache-control']).toBe('private, no-store');
    expect((await visitor('GET', `/api/ap/news/${id}`)).body.errorCode).toBe(2);
    const unchanged = { title: values.title, status: 'draft', revision: 1 };
    expect(await newsRow(id)).toMatchObject(unchanged);
  });
  it('shows an entry at its position in the list when the filters match', async () => {
    const { id, values } = await stored(news, { date: '2020-01-01', pinned: false });
    const moved = { date: '2026-11-20', pinned: true, title: '改到最前面' };
    const token = await tokenOf(news, id, { ...values, ...moved });
    const [first] = (await seenBy(token)('news')).body.data.list;
    expect(first).toMatchObject({ id, title: '改到最前面' });
    expect(first).not.toHaveProperty('body');
    expect(idsIn(await seenBy(token)('news?year=2020'))).not.toContain(id);
    expect(idsIn(await visitor('GET', '/api/ap/news?year=2020'))).toContain(id);
  });
  it('shows an incomplete entry that was never stored', async () => {
    const token = await tokenOf(staffService, null, {
      title: '新的服務',
      summary: '',
      body: [{ type: 'heading', level: 2, text: '第一段' }, { type: 'image' }],
    });
    const { data } = (await seenBy(token)(`highschool/staff_services_info/${UNSAVED_ID}`)).body;
    expect(data).toMatchObject({
      id: UNSAVED_ID,
      title: '新的服務',
      summary: '（尚未填寫）',
      body: [{ type: 'heading', text: '第一段' }],
    });
    const { list } = (await seenBy(token)('highschool/staff_services_list')).body.data;
    expect(list.at(-1).title).toBe('新的服務');
    const unseen = await visitor('GET', `/api/ap/highschool/staff_services_info/${UNSAVED_ID}`);
    expect(unseen.body.errorCode).toBe(2);
  });
  it('names no category before one is chosen', async () => {
    const { values } = await stored(news);
    const token = await tokenOf(news, null, { ...values, category: null });
    const { data } = (await seenBy(token)(`news/${UNSAVED_ID}`)).body;
    expect(data.category.title).toBe('（尚未選擇）');
    const chosen = await tokenOf(news, null, values);
    const now = (await seenBy(chosen)(`news/${UNSAVED_ID}`)).body.data;
    expect(now.category).toMatchObject({ id: values.category });
    expect(now.category.title).not.toBe('（尚未選擇）');
  });
  it('sanitises rich text as a save does', async () => {
    const { id, values } = await stored(news);
    const body = [{ type: 'text', html: '<p onclick="x()">好<script>bad()</script></p>' }];
    const token = await tokenOf(news, id, { ...values, body });
    expect((await seenBy(token)(`news/${id}`)).body.data.body).toEqual([
      { type: 'text', html: '<p>好</p>' },
    ]);
  });
  it('opens no other draft', async () => {
    const one = await stored(news, { status: 'draft' });
    const other = await stored(news, { status: 'draft' });
    const token = await tokenOf(news, one.id, one.values);
    expect((await seenBy(token)(`news/${other.id}`)).body.errorCode).toBe(2);
    const ids = idsIn(await seenBy(token)('news?perpage=100'));
    expect(ids).toContain(one.id);
    expect(ids).not.toContain(other.id);
  });
  it('does not count as a page view', async () => {
    const { id, values } = await stored(news);
    const token = await tokenOf(news, id, values);
    const view = (headers: Record<string, string>) =>
      visitor('PUT', `/api/ap/news/clickCount/${id}`, undefined, headers);
    const previewed = await view({ [PREVIEW_HEADER]: token, 'x-view-id': 'preview-view' });
    expect(previewed.status).toBe(200);
    await view({ 'x-view-id': 'ordinary-view' });
    await vi.waitFor(async () => expect((await newsRow(id)).click_count).toBe(1), {
      timeout: 50_000,
      interval: 500,
    });
  });
});

describe('a preview that is updated', () => {
  it('shows the current form values at the same address', async () => {
    const { id, values } = await stored(news);
    const token = await tokenOf(news, id, { ...values, title: '第一版' });
    const update = { ...values, title: '第二版' };
    expect(await tokenOf(news, id, update, { replaces: token })).toBe(token);
    expect((await seenBy(token)(`news/${id}`)).body.data.title).toBe('第二版');
    expect((await visitor('GET', `/api/ap/news/${id}`)).body.data.title).toBe(values.title);
  });
  it('leaves previews of other accounts and entries unchanged', async () => {
    const [one, other] = [await stored(news), await stored(news)];
    const token = await tokenOf(news, one.id, { ...one.values, title: '我的' });
    const theirValues = { ...one.values, title: '別人的' };
    const theirs = await tokenOf(news, one.id, theirValues, { by: manager, replaces: token });
    const ofOther = await tokenOf(news, other.id, other.values, { replaces: token });
    expect(new Set([token, theirs, ofOther]).size).toBe(3);
    expect((await seenBy(token)(`news/${one.id}`)).body.data.title).toBe('我的');
  });
  it('is replaced by a new one when it expires soon or is invalid', async () => {
    const { id, values } = await stored(news);
    const token = await tokenOf(news, id, values);
    await test.sql("update preview_draft set expires_at = now() + interval '1 minute'");
    for (const replaces of [token, 'invented'])
      expect(await tokenOf(news, id, values, { replaces })).not.toBe(replaces);
  });
});

describe('content shared by several pages', () => {
  it('is previewed on the named page, never on an address of another site', async () => {
    const { id, values } = await stored(bannerSub);
    const at = async (on?: string) =>
      await manager.call('POST', PREVIEW_PATHS.make, { kind: bannerSub.id, id, values, on });
    expect((await at('/news')).body.data.url).toMatch(/^\/news\?preview=/);
    expect((await at()).body.data.url).toMatch(/^\/\?preview=/);
    expect((await at('//elsewhere.example')).status).toBe(422);
  });
});

describe('the address of a preview', () => {
  it('returns the entry and its expiry', async () => {
    const { id, values } = await stored(news);
    const token = await tokenOf(news, id, values);
    const { data } = (await seenBy(token)('preview')).body;
    expect(data).toMatchObject({ kind: news.id, id });
    expect(Date.parse(data.until) - Date.now()).toBeGreaterThan(7_100_000);
  });
  it.each([
    ['loses the flag', `priv = '{"highschool":1}'`],
    ['is switched off', 'active = false'],
    ['is locked', 'locked_at = now()'],
  ])('shows nothing once its account %s', async (what, change) => {
    const leaver = await personOf(test, `leaver-${what.replaceAll(' ', '-')}`, ['news']);
    const { id, values } = await stored(news, { status: 'draft' });
    const token = await tokenOf(news, id, values, { by: leaver });
    expect((await seenBy(token)(`news/${id}`)).body.errorCode).toBe(1);
    await test.sql(`update account set ${change} where id = $1`, [leaver.id]);
    expect((await seenBy(token)(`news/${id}`)).body.errorCode).toBe(2);
    expect((await seenBy(token)('preview')).body.errorCode).toBe(2);
  });
  it('shows nothing after the draft expired, even with a valid token', async () => {
    const { id, values } = await stored(news, { status: 'draft' });
    const token = await tokenOf(news, id, values);
    await test.sql('update preview_draft set expires_at = now()');
    expect((await seenBy(token)(`news/${id}`)).body.errorCode).toBe(2);
  });
  it('is created and updated only with access to the area', async () => {
    const { id, values } = await stored(news);
    const replaces = await tokenOf(news, id, values);
    const sent = { kind: news.id, id, values, replaces };
    expect((await outsider.call('POST', PREVIEW_PATHS.make, sent)).status).toBe(403);
    const made = { kind: news.id, id: null, values: {} };
    expect((await outsider.call('POST', PREVIEW_PATHS.make, made)).status).toBe(403);
    expect((await visitor('POST', PREVIEW_PATHS.make, made)).status).toBe(401);
    const missing = { ...made, id: 999_998 };
    expect((await editor.call('POST', PREVIEW_PATHS.make, missing)).body.errorCode).toBe(2);
  });
  it('works for the newest twenty drafts of an account', async () => {
    for (let time = 0; time < 22; time++)
      await tokenOf(partnerProgramme, null, { title: `第${time}次` });
    const own = 'select values from preview_draft where account_id = $1';
    const drafts = await test.sql(own, [editor.id]);
    expect(drafts).toHaveLength(20);
    expect(drafts.map(({ values }) => values.title)).toContain('第21次');
  });
});

it.each(KINDS.filter(hasPreview))(
  'the preview of an empty form of $id shows placeholders',
  async (kind) => {
    for (const field of Object.values(kind.fields))
      if (field.type === 'relation') await stored(kindOf(field.to));
    const token = await tokenOf(kind, null, {}, { by: manager });
    const { list, info } = kind.public;
    if (list) {
      const all = (await seenBy(token)(`${list}?perpage=100`)).body.data.list as Record<
        string,
        unknown
      >[];
      const shown = all.find(({ id }) => id === UNSAVED_ID);
      for (const [name, { required, type }] of Object.entries(kind.fields))
        if (shown && name in shown && required && type !== 'video')
          expect(shown[name], name).not.toBeNull();
      expect(shown).toBeDefined();
    }
    if (info)
      expect((await seenBy(token)(info.replace(':id', String(UNSAVED_ID)))).body.errorCode).toBe(1);
  },
);
