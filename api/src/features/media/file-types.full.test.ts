import { readFileSync } from 'node:fs';
import path from 'node:path';
import { MEDIA_PATHS } from '@admissions/protocol/staff';
import { parse } from 'content-disposition';
import { zipSync } from 'fflate';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { asPerson, type Caller, picture, testApp, type UploadOptions, uploadTo } from '#testing';
import { seedMedia } from './seed-media.ts';

const test = testApp();
const uploader = asPerson(test, 'uploader', ['news']);

const upload = async (bytes: Uint8Array, details?: UploadOptions) => {
  const response = await uploadTo(test, uploader.headers, bytes, details);
  return { status: response.statusCode, ...response.json() };
};
const get = (url: string, more: Caller = {}) => test.app.inject({ url, headers: more });
const film = readFileSync(path.join(import.meta.dirname, '../../../seed/media/video-sample.mp4'));
const OFFICE = 'application/vnd.openxmlformats-officedocument';
const WORD = `${OFFICE}.wordprocessingml.document`;
/** An office document: XML parts in a ZIP. */
function office(part: string, type: string): Buffer {
  const text = (content: string) => new TextEncoder().encode(content);
  const types = `<Types><Override PartName="/${part}" ContentType="${type}.main+xml"/></Types>`;
  return Buffer.from(
    zipSync({ '[Content_Types].xml': text(types), [part]: text('<x/>') }, { level: 0 }),
  );
}
const openDocument = (name: string) => {
  const type = new TextEncoder().encode(`application/vnd.oasis.opendocument.${name}`);
  return Buffer.from(zipSync({ mimetype: [type, { level: 0 }] }));
};

describe('documents', () => {
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n%%EOF');
  it.each([
    ['簡章.pdf', () => pdf, 'pdf'],
    ['簡章.docx', () => office('word/document.xml', WORD), 'docx'],
    ['表.xlsx', () => office('xl/workbook.xml', `${OFFICE}.spreadsheetml.sheet`), 'xlsx'],
    [
      '說明會.pptx',
      () => office('ppt/presentation.xml', `${OFFICE}.presentationml.presentation`),
      'pptx',
    ],
    ['說明.odt', () => openDocument('text'), 'odt'],
    ['名額.ods', () => openDocument('spreadsheet'), 'ods'],
    ['說明會.odp', () => openDocument('presentation'), 'odp'],
  ])(
    '%s are stored unchanged and, except PDF, only offered for download',
    async (name, createFile, ending) => {
      const bytes = createFile();
      const { data } = await upload(bytes, { name, type: 'text/html' });
      expect(data).toMatchObject({ kind: 'file', name, size: bytes.length });
      expect(data.url).toMatch(new RegExp(`^/media/[0-9a-f-]{36}\\.${ending}$`));
      const served = await get(data.url);
      expect(served.rawPayload.equals(bytes)).toBe(true);
      expect(served.headers).toMatchObject({
        'content-disposition': ending === 'pdf' ? 'inline' : 'attachment',
        'x-content-type-options': 'nosniff',
        'content-type': data.type,
      });
      expect(served.headers['content-security-policy']).toContain('sandbox');
    },
  );
  it.each(['\r\n\n', '\uFEFF', '\0 \n'])('of PDF may start with %j', async (start) => {
    const bytes = Buffer.concat([Buffer.from(start), pdf]);
    const { data } = await upload(bytes, { name: '簡章.pdf', type: 'application/pdf' });
    expect(data).toMatchObject({ type: 'application/pdf', size: bytes.length });
  });
  it.each([
    ['115學年度 碩士班「招生簡章」（含附件）', '115學年度 碩士班「招生簡章」（含附件）.pdf'],
    ['guide 100%.PDF', 'guide 100%.pdf'],
    ['../a\\b:c"d\r\nx: y\u202Efdp.exe', '.._a_b_c_dx_ yfdp.exe.pdf'],
  ])('are named by their label: %s', async (label, name) => {
    const { url } = (await upload(pdf, { name: 'a.pdf' })).data;
    const { headers: served } = await get(`${url}?name=${encodeURIComponent(label)}`);
    expect(parse(String(served['content-disposition']))).toMatchObject({
      type: 'inline',
      parameters: { filename: name },
    });
  });
  it('are attachments without a label too', async () => {
    const { url } = (await upload(openDocument('text'), { name: 'a.odt' })).data;
    for (const query of ['', '?name=', '?name=%E2%80%AE'])
      expect((await get(url + query)).headers['content-disposition']).toBe('attachment');
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
    expect((await get(MEDIA_PATHS.limits, uploader.headers)).json().data).toMatchObject({
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

describe('a picture', () => {
  it.each(['gif', 'webp'] as const)('that moves is refused with a way out: %s', async (format) => {
    const still = picture(10, 8);
    const pages = [await still.png().toBuffer(), await still.negate().png().toBuffer()];
    const moving = await sharp(pages, { join: { animated: true } })
      .toFormat(format)
      .toBuffer();
    expect(await upload(moving, { name: `a.${format}` })).toMatchObject({
      status: 422,
      errors: { file: [expect.stringContaining('另存成一張JPEG或PNG，或轉成mp4影片')] },
    });
    const { data } = await upload(await still.toFormat(format).toBuffer());
    expect(data).toMatchObject({ width: 10, height: 8, type: 'image/webp' });
  });
  it('of HEIC is refused with a way out', async () => {
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
    const { errors } = await upload(heic, { name: 'IMG_1.HEIC', type: 'image/heic' });
    expect(errors.file).toEqual([expect.stringContaining('另存成JPEG')]);
  });
  it('of 48 megapixels is stored smaller, without filling the memory', async () => {
    const photo = await picture(8000, 6000).jpeg().toBuffer();
    const before = process.memoryUsage().rss;
    expect((await upload(photo)).data).toMatchObject({ width: 4729, height: 3547 });
    expect(process.memoryUsage().rss - before).toBeLessThan(400 * 1024 * 1024);
  });
  it.each([
    [600, 20_000],
    [20_000, 600],
  ])('of %d × %d keeps its width', async (width, height) => {
    const { data } = await upload(await picture(width, height).png().toBuffer());
    expect(data).toMatchObject({ width, height, type: 'image/jpeg', sources: [] });
    const served = await get(data.url);
    expect(served.headers['content-type']).toBe('image/jpeg');
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({ width, height });
    const crop = { x: 0, y: 0, width: 1, height: 0.5 };
    const change = { revision: data.revision, crop };
    const edited = await uploader.call('PUT', MEDIA_PATHS.edit(data.id), change);
    expect(edited.body.data).toMatchObject({ width, height: height / 2 });
  });
});

describe('a stored picture', () => {
  it('has its real size and widths, served immutable', async () => {
    const { data } = await upload(await picture(1200, 800).png().toBuffer(), { name: '校園.png' });
    expect(data).toMatchObject({
      name: '校園.png',
      width: 1200,
      height: 800,
      type: 'image/webp',
      placeholder: expect.stringMatching(/^#[\da-f]{6}$/),
    });
    const sources = data.sources[0].srcset.split(', ').map((each: string) => each.split(' '));
    expect(sources.map(([, width]: string[]) => width)).toEqual(['480w', '960w', '1200w']);
    for (const url of [data.url, ...sources.map(([each]: string[]) => each)]) {
      const served = await get(url);
      expect(served.headers).toMatchObject({
        'content-type': 'image/webp',
        'x-content-type-options': 'nosniff',
        'cache-control': 'public, max-age=31536000, immutable',
      });
      const { width } = await sharp(served.rawPayload).metadata();
      expect(url).toContain(`-${width}.webp`);
    }
  });
  it('gets AVIF later, with the widths in its names', async () => {
    const { id } = (await upload(await picture(1000, 500).jpeg().toBuffer())).data;
    const find = async () => (await get(MEDIA_PATHS.info(id), uploader.headers)).json().data;
    await expect
      .poll(async () => (await find()).sources.map(({ type }: { type: string }) => type))
      .toEqual(['image/avif', 'image/webp']);
    for (const part of (await find()).sources[0].srcset.split(', ')) {
      const [url, width] = part.split(' ');
      const served = await get(url);
      expect(await fileTypeFromBuffer(served.rawPayload)).toMatchObject({ mime: 'image/avif' });
      expect(`${(await sharp(served.rawPayload).metadata()).width}w`).toBe(width);
    }
  });
  it('has no metadata and is upright', async () => {
    const photo = await picture(600, 400)
      .withExif({ IFD0: { Make: 'PLANTED-CAMERA' }, IFD3: { GPSLatitude: '25/1 0/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const camera = await picture(600, 400)
      .withExif({ IFD0: { Make: 'PLANTED-CAMERA' } })
      .jpeg()
      .toBuffer();
    expect(camera.includes('PLANTED-CAMERA')).toBe(true);
    expect((await upload(photo)).data).toMatchObject({ width: 400, height: 600 });
    const stored = (await get((await upload(camera)).data.url)).rawPayload;
    expect(stored.includes('PLANTED-CAMERA')).toBe(false);
    expect((await sharp(stored).metadata()).exif).toBeUndefined();
  });
  it.each(['jpeg', 'webp', 'avif'] as const)('may be sent as %s too', async (format) => {
    const { data } = await upload(await picture(300, 200).toFormat(format).toBuffer());
    expect(data).toMatchObject({ width: 300, height: 200, type: 'image/webp' });
  });
  it.each([
    '../../etc/passwd.png',
    '..\\..\\evil.png',
    'a.png.html',
    'x.svg',
    '%2e%2e%2fevil',
    'CON.png',
  ])('has a generated name and an audit line: %s', async (name) => {
    const { data } = await upload(await picture(20, 20).png().toBuffer(), { name });
    expect(data.url).toMatch(/^\/media\/[0-9a-f-]{36}-20\.webp$/);
    expect(data.name).not.toMatch(/[\\/]/);
    const rows = await test.sql('select account, action from audit_log where target = $1', [
      `media/${data.id}`,
    ]);
    expect(rows).toEqual([{ account: 'uploader', action: 'upload' }]);
  });
});

it('the list filters by type and text, sorts, and names uploaders', async () => {
  const list = async (query: string) =>
    (await get(`${MEDIA_PATHS.list}?${query}`, uploader.headers)).json().data;
  const { data: item } = await upload(await picture(50, 50).png().toBuffer(), {
    name: 'lake.png',
  });
  const named = { revision: item.revision, alt: '湖邊的清晨', name: '湖' };
  await uploader.call('PUT', MEDIA_PATHS.edit(item.id), named);
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
    expect((await get(`${MEDIA_PATHS.list}?${wrong}`, uploader.headers)).statusCode).toBe(400);
});

it('the demo pictures are served from the package in their registered widths and types', async () => {
  const ids = await seedMedia(test.deps);
  expect(ids.size).toBeGreaterThan(180);
  const { images } = test.deps.hooks;
  const row = (await images([ids.get('hero-dawn') as number])).get(ids.get('hero-dawn') as number);
  expect(row).toMatchObject({ width: 1920, height: 1080 });
  for (const { file, width, type } of row?.variants ?? []) {
    const served = await get(`/media/${file}`);
    expect(served.headers['content-type']).toBe(type);
    expect((await sharp(served.rawPayload).metadata()).width).toBe(width);
  }
  expect(await seedMedia(test.deps)).toEqual(ids);
});
