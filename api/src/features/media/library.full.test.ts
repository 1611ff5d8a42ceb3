import { readFileSync } from 'node:fs';
import path from 'node:path';
import { adminPathsOf } from '@admissions/model';
import { college, news } from '@admissions/model/kinds';
import { MEDIA_PATHS, type Media, PHOTO_TAG } from '@admissions/protocol/staff';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addEntry } from '../../tests/testing/add-entry.ts';
import { type Caller, staffWith, visitor } from '../../tests/testing/callers.ts';
import { callsOf } from '../../tests/testing/calls.ts';
import { startS3 } from '../../tests/testing/s3-server.ts';
import { sampleEntry } from '../../tests/testing/sample-entry.ts';
import { openTestApp, type TestApp } from '../../tests/testing/test-app.ts';
import { picture, uploadTo } from '../../tests/testing/upload.ts';
import { mediaUses } from './media-tables.ts';
import { rebuildMediaUses } from './media-uses.ts';

describe.each(['folder', 'S3'] as const)('the library in a store: %s', (storeType) => {
  let test: TestApp;
  let headers: Caller;
  let s3: Awaited<ReturnType<typeof startS3>> | undefined;
  beforeAll(async () => {
    s3 = storeType === 'S3' ? await startS3() : undefined;
    test = await openTestApp({ s3: s3?.settings });
    ({ headers } = await staffWith(test, 'librarian', ['news', 'setting']));
  });
  afterAll(async () => {
    await test.close();
    await s3?.close();
  });
  const call = async (method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, payload?: object) => {
    const response = await test.app.inject({ method, url, headers, ...(payload && { payload }) });
    return { status: response.statusCode, ...response.json() };
  };
  const get = (url: string, more: Caller = {}) => test.app.inject({ url, headers: more });
  const plain = (width: number, background: string) =>
    sharp({ create: { width, height: 500, channels: 3, background } }).png();
  const colours = async (left: string, right: string) =>
    plain(1000, left)
      .composite([{ input: await plain(500, right).toBuffer(), left: 500, top: 0 }])
      .toBuffer();
  const added = async (bytes: Uint8Array, name = 'a.png'): Promise<Media> =>
    (await uploadTo(test, headers, bytes, { name })).json().data;
  const edit = ({ id, revision }: Pick<Media, 'id' | 'revision'>, change: object) =>
    call('PUT', MEDIA_PATHS.edit(id), { revision, ...change });
  const replaced = (id: number, revision: number, bytes: Uint8Array) =>
    uploadTo(test, headers, bytes, { url: `${MEDIA_PATHS.replace(id)}?revision=${revision}` });
  const newsWith = async (pic: number, body: object[] = []) =>
    addEntry(callsOf(test, headers), test, news, { pic: { media: pic, alt: '圖' }, body });

  it('lists uses at any depth and refuses deletion while there are any', async () => {
    const [pic, deep] = [
      await added(await picture(30, 20).png().toBuffer()),
      await added(await picture(31, 20).png().toBuffer()),
    ];
    const image = { media: deep.id, alt: '' };
    const entry = await newsWith(pic.id, [
      { type: 'gallery', images: [{ image }] },
      { type: 'columns', image, html: '<p>x</p>', side: 'left' },
    ]);
    const uses = async (id: number) => (await call('GET', MEDIA_PATHS.uses(id))).data;
    const use = {
      kind: 'news.news',
      area: 'news',
      id: entry.id,
      title: '範例',
      status: 'published',
      isInTrash: false,
    };
    expect(await uses(pic.id)).toEqual([{ ...use, field: 'pic' }]);
    expect(await uses(deep.id)).toEqual([{ ...use, field: 'body' }]);
    const refused = await call('DELETE', MEDIA_PATHS.remove(deep.id));
    expect(refused).toMatchObject({
      status: 409,
      errorCode: -1,
      data: { uses: [{ id: entry.id, field: 'body' }] },
    });
    expect(refused.message).toContain('1筆');
    // An entry in the trash may be restored.
    await call('DELETE', adminPathsOf(news).remove(entry.id));
    expect(await uses(deep.id)).toMatchObject([{ isInTrash: true }]);
    expect((await call('DELETE', MEDIA_PATHS.remove(deep.id))).status).toBe(409);
    const { restore, edit: editNews } = adminPathsOf(news);
    const restored = await call('POST', restore(entry.id), { revision: entry.revision + 1 });
    expect(restored.errorCode).toBe(1);
    const { revision } = restored.data;
    await call('PUT', editNews(entry.id), { revision, body: [] });
    expect(await uses(deep.id)).toEqual([]);
    expect((await call('DELETE', MEDIA_PATHS.remove(deep.id))).errorCode).toBe(1);
    expect((await get(deep.url)).statusCode).toBe(404);
    expect((await call('GET', MEDIA_PATHS.info(deep.id))).errorCode).toBe(2);
    const before = await test.deps.db.orm.select().from(mediaUses);
    await test.deps.db.transaction(rebuildMediaUses);
    expect(
      new Set(
        (await test.deps.db.orm.select().from(mediaUses)).map((each) => JSON.stringify(each)),
      ),
    ).toEqual(new Set(before.map((each) => JSON.stringify(each))));
  });

  it('replaces a file everywhere under a new address and keeps the old one for caches', async () => {
    const item = await added(await picture(40, 20).png().toBuffer());
    const entry = await newsWith(item.id);
    const reader = await visitor(test);
    const shown = async () => (await get(`/api/ap/news/${entry.id}`, reader)).json().data.pic;
    expect(await shown()).toMatchObject({ url: item.url, width: 40 });
    const next = (
      await replaced(item.id, item.revision, await picture(60, 30).png().toBuffer())
    ).json().data;
    expect(next).toMatchObject({
      id: item.id,
      width: 60,
      revision: item.revision + 1,
      uses: 1,
      name: item.name,
    });
    expect(next.url).not.toBe(item.url);
    expect(await shown()).toMatchObject({ url: next.url, width: 60, alt: '圖' });
    expect((await get(item.url)).statusCode).toBe(200);
    // An older revision overwrites nothing.
    const older = await replaced(item.id, item.revision, await picture(70, 30).png().toBuffer());
    expect([older.statusCode, older.json().data.url]).toEqual([409, next.url]);
    const other = await replaced(item.id, next.revision, Buffer.from('%PDF-1.4\n%%EOF'));
    expect([other.statusCode, Object.keys(other.json().errors)]).toEqual([422, ['file']]);
  });

  it('crops a picture, keeps the original and restores it', async () => {
    const item = await added(await colours('#ff0000', '#0000ff'));
    const right = { x: 0.5, y: 0, width: 0.5, height: 1 };
    const { data: cut } = await edit(item, { crop: right });
    expect(cut).toMatchObject({
      width: 500,
      height: 500,
      crop: right,
      original: { url: item.url, width: 1000, height: 500 },
    });
    const { dominant } = await sharp((await get(cut.url)).rawPayload).stats();
    expect([dominant.r < 60, dominant.b > 190]).toEqual([true, true]);
    expect((await get(item.url)).statusCode).toBe(200);
    const quarter = { x: 0, y: 0, width: 0.5, height: 0.5 };
    const { data: again } = await edit(cut, { crop: quarter });
    expect(again).toMatchObject({ width: 500, height: 250, original: { url: item.url } });
    const { data: whole } = await edit(again, { crop: null });
    expect(whole).toMatchObject({ url: item.url, width: 1000, height: 500, crop: null });
    for (const source of whole.sources[0].srcset.split(', '))
      expect((await get(source.split(' ')[0])).statusCode).toBe(200);
    for (const crop of [
      { x: 0.6, y: 0, width: 0.5, height: 1 },
      { x: 0, y: 0, width: 0, height: 1 },
      { x: 0, y: 0, width: 0.001, height: 1 },
    ])
      expect((await edit(whole, { crop })).status).toBe(422);
    expect((await edit(item, { crop: null })).status).toBe(409);
  });

  it('serves a video by range with immutable caching and a new address once replaced', async () => {
    const film = readFileSync(
      path.join(import.meta.dirname, '../../../seed/media/video-sample.mp4'),
    );
    const item = await added(film, 'film.mp4');
    expect(item).toMatchObject({
      kind: 'video',
      type: 'video/mp4',
      size: film.length,
      duration: expect.any(Number),
      sources: [],
    });
    expect(item.width).toBeGreaterThan(100);
    const part = await get(item.url, { range: 'bytes=1000-1999' });
    expect([
      part.statusCode,
      part.headers['content-type'],
      part.headers['content-range'],
      part.rawPayload.equals(film.subarray(1000, 2000)),
    ]).toEqual([206, 'video/mp4', `bytes 1000-1999/${film.length}`, true]);
    const whole = await get(item.url);
    expect([whole.rawPayload.equals(film), whole.headers['cache-control']]).toEqual([
      true,
      'public, max-age=31536000, immutable',
    ]);
    expect((await get(item.url, { range: `bytes=${film.length}-` })).statusCode).toBe(416);
    expect((await get(item.url, { 'if-none-match': String(whole.headers.etag) })).statusCode).toBe(
      304,
    );
    expect((await get(item.url.replace(/.{8}\.mp4/, '00000000.mp4'))).statusCode).toBe(404);
    // Referenced by id: the address follows a replaced file.
    const entry = await newsWith((await added(await picture(9, 9).png().toBuffer())).id, [
      { type: 'video', video: { provider: 'file', media: item.id } },
    ]);
    const reader = await visitor(test);
    const shown = async () =>
      (await get(`/api/ap/news/${entry.id}`, reader)).json().data.body[0].video;
    expect(await shown()).toEqual({ provider: 'file', url: item.url, duration: item.duration });
    const next = (await replaced(item.id, item.revision, film)).json().data;
    expect(await shown()).toMatchObject({ url: next.url });
    expect(next.url).not.toBe(item.url);
  });
  it('accepts one of two concurrent edits and never deletes an item being used', async () => {
    const item = await added(await picture(22, 22).png().toBuffer());
    const edits = await Promise.all(['甲', '乙'].map((alt) => edit(item, { alt })));
    expect(edits.map(({ status }) => status).sort()).toEqual([200, 409]);
    for (let round = 0; round < 4; round++) {
      const { id } = await added(await picture(23, 23).png().toBuffer());
      const values = { ...(await sampleEntry(test, news)), pic: { media: id, alt: '圖' } };
      const [entry, removed] = await Promise.all([
        call('POST', adminPathsOf(news).add, values),
        call('DELETE', MEDIA_PATHS.remove(id)),
      ]);
      const isThere = (await call('GET', MEDIA_PATHS.info(id))).errorCode === 1;
      expect(isThere).toBe(removed.status === 409);
      if (removed.status === 409) expect(entry.errorCode).toBe(1);
      else expect(entry.status).toBe(422);
    }
  });
  it('filters by tag, missing alternative text, missing use, and area', async () => {
    const [shown, alone] = [
      await added(await picture(41, 22).png().toBuffer(), '臺北校園.png'),
      await added(await picture(42, 22).png().toBuffer(), 'alone.png'),
    ];
    const entry = await newsWith(shown.id);
    const tags = ['校園', ' 校園', '116學年度'];
    const edited = await edit(shown, { alt: '大樓', tags });
    expect(edited.data.tags).toEqual(['校園', '116學年度']);
    // Shown as a photograph by its tag at once.
    const shownTo = async () =>
      (await get(`/api/ap/news/${entry.id}`, await visitor(test))).json().data.pic;
    expect(await shownTo()).not.toHaveProperty('isPhoto');
    const photo = await edit(edited.data, { tags: [...edited.data.tags, PHOTO_TAG] });
    expect(await shownTo()).toMatchObject({ isPhoto: true });
    await edit(photo.data, { tags: edited.data.tags });
    const ids = async (query: string) => {
      const { data } = await call('GET', `${MEDIA_PATHS.list}?perpage=100&${query}`);
      const found = data.list.map(({ id }: Media) => id);
      return [shown.id, alone.id].filter((id) => found.includes(id));
    };
    expect(await ids(`tag=${encodeURIComponent('校園')}`)).toEqual([shown.id]);
    expect(await ids('alt=missing')).toEqual([alone.id]);
    expect(await ids('area=news')).toEqual([shown.id]);
    expect(await ids('area=vr')).toEqual([]);
    expect(await ids('used=no')).toEqual([alone.id]);
    expect(await ids(`text=${encodeURIComponent('台北 校園')}`)).toEqual([shown.id]);
    const both = await call('GET', `${MEDIA_PATHS.list}?text=${encodeURIComponent('大樓 校園')}`);
    expect(both.data.kinds).toEqual([{ kind: 'image', count: 1, unused: 0 }]);
    const { data } = await call('GET', MEDIA_PATHS.list);
    expect(data.tags).toEqual([
      { tag: '116學年度', count: 1 },
      { tag: '校園', count: 1 },
    ]);
    const many = Array.from({ length: 11 }, (_, index) => `標籤${index}`);
    const refused = await edit(edited.data, { tags: many });
    expect(refused).toMatchObject({ status: 422, errors: { tags: ['須為0到10項，目前11項'] } });
  });
  it('reports a file with a picture name and no picture content as broken', async () => {
    const sent = async (bytes: Uint8Array, name: string) =>
      (await uploadTo(test, headers, bytes, { name })).json().errors.file[0];
    const nothing = new TextEncoder().encode('half a download');
    expect(await sent(nothing, '操場.JPG')).toContain('圖檔已損壞');
    expect(await sent(nothing, '說明.txt')).toContain('不支援這種檔案格式');
  });
  it('hides titles of areas without the flag of the reader', async () => {
    const item = await added(await picture(21, 21).png().toBuffer());
    const pic = { media: item.id, alt: '圖' };
    await addEntry(callsOf(test, headers), test, college, { pic });
    const { headers: other } = await staffWith(test, 'other', ['news']);
    expect((await get(MEDIA_PATHS.uses(item.id), other)).json().data).toMatchObject([
      { kind: 'setting.college', field: 'pic', title: null },
    ]);
  });
});
