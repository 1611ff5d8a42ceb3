import { readFileSync } from 'node:fs';
import path from 'node:path';
import { MEDIA_PATHS } from '@admissions/protocol/staff';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../tests/testing/callers.ts';
import { staffWith } from '../../tests/testing/callers.ts';
import type { TestApp } from '../../tests/testing/test-app.ts';
import { openTestApp } from '../../tests/testing/test-app.ts';
import type { UploadOptions } from '../../tests/testing/upload.ts';
import { picture, uploadTo } from '../../tests/testing/upload.ts';

let test: TestApp;
let headers: Caller;
beforeAll(async () => {
  test = await openTestApp();
  ({ headers } = await staffWith(test, 'uploader', ['news']));
});
afterAll(() => test.close());

const upload = async (bytes: Uint8Array, details?: UploadOptions) => {
  const response = await uploadTo(test, headers, bytes, details);
  return { status: response.statusCode, ...response.json() };
};
const get = (url: string, more: Caller = {}) => test.app.inject({ url, headers: more });
const film = readFileSync(path.join(import.meta.dirname, '../../../seed/media/video-sample.mp4'));
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
/** An office document: XML parts in a ZIP. */
function office(part: string, type: string): Buffer {
  const text = (content: string) => new TextEncoder().encode(content);
  const types = `<Types><Override PartName="/${part}" ContentType="${type}.main+xml"/></Types>`;
  return Buffer.from(
    zipSync({ '[Content_Types].xml': text(types), [part]: text('<x/>') }, { level: 0 }),
  );
}
const openDocument = () => {
  const type = new TextEncoder().encode('application/vnd.oasis.opendocument.text');
  return Buffer.from(zipSync({ mimetype: [type, { level: 0 }] }));
};

describe('documents', () => {
  it.each([
    ['簡章.docx', () => office('word/document.xml', WORD), 'docx'],
    [
      '表.xlsx',
      () =>
        office(
          'xl/workbook.xml',
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        ),
      'xlsx',
    ],
    ['說明.odt', openDocument, 'odt'],
  ])('%s are stored unchanged and only offered for download', async (name, createFile, ending) => {
    const bytes = createFile();
    const { data } = await upload(bytes, { name, type: 'text/html' });
    expect(data).toMatchObject({ kind: 'file', name, size: bytes.length });
    expect(data.url).toMatch(new RegExp(`^/media/[0-9a-f-]{36}\\.${ending}$`));
    const served = await get(data.url);
    expect(served.rawPayload.equals(bytes)).toBe(true);
    expect(served.headers).toMatchObject({
      'content-disposition': 'attachment',
      'x-content-type-options': 'nosniff',
      'content-type': data.type,
    });
    expect(served.headers['content-security-policy']).toContain('sandbox');
  });
  it('are rejected with macros, as are other archives', async () => {
    const macros = office('word/document.xml', 'application/vnd.ms-word.document.macroEnabled');
    const jar = Buffer.from(zipSync({ 'META-INF/MANIFEST.MF': new TextEncoder().encode('x') }));
    for (const bytes of [macros, jar])
      expect([(await upload(bytes, { name: 'a.docx', type: WORD })).status]).toEqual([422]);
  });
});

describe('a video', () => {
  it('is rejected with a message when truncated or not H.264 with AAC', async () => {
    const changed = (from: string, to: string) =>
      Buffer.from(film.toString('latin1').replaceAll(from, to), 'latin1');
    const cut = film.subarray(0, film.length - 1000);
    const noTracks = changed('trak', 'skip');
    for (const bytes of [changed('avc1', 'hvc1'), cut, noTracks, changed('mdat', 'free')]) {
      expect(await upload(bytes, { name: 'film.mp4', type: 'video/mp4' })).toMatchObject({
        status: 422,
        errors: { file: ['影片須為H.264與AAC編碼的mp4檔。'] },
      });
    }
  });
  it('is rejected with a message above the size limit', async () => {
    const answer = await upload(Buffer.concat([film, Buffer.alloc(100 * 1024 * 1024)]), {
      name: 'long.mp4',
    });
    expect(answer).toMatchObject({ status: 413, errors: { file: ['檔案不可超過100 MB'] } });
    expect((await get(MEDIA_PATHS.limits, headers)).json().data).toMatchObject({
      video: 100 * 1024 * 1024,
      image: 10 * 1024 * 1024,
    });
  });
});

describe('a panorama', () => {
  const url = `${MEDIA_PATHS.upload}?kind=panorama`;
  it('is stored larger than a picture', async () => {
    const { data } = await upload(await picture(4400, 2200).jpeg().toBuffer(), { url });
    expect(data).toMatchObject({ kind: 'panorama', width: 4400, height: 2200 });
    expect(data.sources.find(({ type }: { type: string }) => type === 'image/webp').srcset).toMatch(
      / 480w, .* 2048w, .* 4096w, .* 4400w$/,
    );
    expect(await sharp((await get(data.url)).rawPayload).metadata()).toMatchObject({
      width: 4400,
      height: 2200,
      format: 'webp',
    });
  });
  it('is rejected with a message for a wrong ratio or size', async () => {
    for (const [width, height] of [
      [3000, 2000],
      [1000, 500],
      [12_400, 6200],
    ] as const) {
      const answer = await upload(await picture(width, height).png().toBuffer(), { url });
      expect([answer.status, Object.keys(answer.errors)]).toEqual([422, ['file']]);
    }
    expect((await upload(film, { url })).errors.file).toEqual(['請換成同一類的檔案。']);
  });
});

describe('a GIF', () => {
  it('is reduced to its first frame', async () => {
    const frames = await sharp(
      [await picture(10, 8).png().toBuffer(), await picture(10, 8).negate().png().toBuffer()],
      { join: { animated: true } },
    )
      .gif()
      .toBuffer();
    expect(await sharp(frames, { animated: true }).metadata()).toMatchObject({
      pages: 2,
      format: 'gif',
    });
    const { data } = await upload(frames, { name: 'a.gif' });
    expect(data).toMatchObject({ width: 10, height: 8, type: 'image/webp' });
  });
});

describe('the list', () => {
  it('filters by type and text, sorts, and names uploaders', async () => {
    const list = async (query: string) =>
      (await get(`${MEDIA_PATHS.list}?${query}`, headers)).json().data;
    const { data: item } = await upload(await picture(50, 50).png().toBuffer(), {
      name: 'lake.png',
    });
    await test.app.inject({
      method: 'PUT',
      url: MEDIA_PATHS.edit(item.id),
      headers,
      payload: { revision: item.revision, alt: '湖邊的清晨', name: '湖' },
    });
    expect(await list(`text=${encodeURIComponent('清晨')}`)).toMatchObject({
      total: 1,
      list: [{ id: item.id, name: '湖', alt: '湖邊的清晨', createdBy: 'uploader 先生', uses: 0 }],
    });
    const kinds = async (type: string) =>
      new Set((await list(`type=${type}`)).list.map(({ kind }: { kind: string }) => kind));
    expect([await kinds('file'), await kinds('panorama')]).toEqual([
      new Set(['file']),
      new Set(['panorama']),
    ]);
    const sizes = (await list('order=largest&perpage=100')).list.map(
      ({ size }: { size: number }) => size,
    );
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
    expect((await list('used=yes')).total).toBe(0);
    for (const wrong of ['type=exe', 'order=random', 'perpage=101', 'x=1'])
      expect((await get(`${MEDIA_PATHS.list}?${wrong}`, headers)).statusCode).toBe(400);
  });
});
