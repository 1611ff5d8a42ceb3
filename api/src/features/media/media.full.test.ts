import { MEDIA_PATHS } from '@admissions/protocol/staff';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { asPerson, type Caller, picture, testApp, type UploadOptions, uploadTo } from '#testing';
import { seedMedia } from './seed-media.ts';

const test = testApp();
const uploader = asPerson(test, 'uploader', ['news']);

const upload = (bytes: Uint8Array, details?: UploadOptions) =>
  uploadTo(test, uploader.headers, bytes, details);
const get = (url: string, more: Caller = {}) => test.app.inject({ url, headers: more });

describe('an uploaded picture', () => {
  it('returns its real size and the stored widths', async () => {
    const response = await upload(await picture(1200, 800).png().toBuffer(), { name: '校園.png' });
    expect(response.json()).toMatchObject({
      errorCode: 1,
      data: {
        name: '校園.png',
        width: 1200,
        height: 800,
        type: 'image/webp',
        placeholder: expect.stringMatching(/^#[\da-f]{6}$/),
      },
    });
    const { url, sources } = response.json().data;
    expect(sources[0].srcset.split(', ').map((each: string) => each.split(' ')[1])).toEqual([
      '480w',
      '960w',
      '1200w',
    ]);
    for (const each of [
      url,
      ...sources[0].srcset.split(', ').map((part: string) => part.split(' ')[0]),
    ]) {
      const served = await get(each);
      expect([
        served.statusCode,
        served.headers['content-type'],
        served.headers['x-content-type-options'],
        served.headers['cache-control'],
      ]).toEqual([200, 'image/webp', 'nosniff', 'public, max-age=31536000, immutable']);
      const { width } = await sharp(served.rawPayload).metadata();
      expect(each).toContain(`-${width}.webp`);
    }
  });
  it('gets AVIF later, with the widths in its names', async () => {
    const { id } = (
      await upload(await picture(1000, 500).jpeg().toBuffer(), { name: 'later.jpg' })
    ).json().data;
    const found = async () =>
      (await get(`${MEDIA_PATHS.list}?search=later.jpg`, uploader.headers)).json().data.list[0];
    await expect
      .poll(async () => (await found()).sources.map(({ type }: { type: string }) => type), {
        timeout: 15_000,
      })
      .toEqual(['image/avif', 'image/webp']);
    expect((await found()).id).toBe(id);
    for (const part of (await found()).sources[0].srcset.split(', ')) {
      const [url, width] = part.split(' ');
      const served = await get(url);
      expect(await fileTypeFromBuffer(served.rawPayload)).toMatchObject({ mime: 'image/avif' });
      expect(`${(await sharp(served.rawPayload).metadata()).width}w`).toBe(width);
    }
  });
  it('loses its metadata and is rotated upright', async () => {
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
    expect((await upload(photo)).json().data).toMatchObject({ width: 400, height: 600 });
    const stored = (await get((await upload(camera)).json().data.url)).rawPayload;
    expect(stored.includes('PLANTED-CAMERA')).toBe(false);
    expect((await sharp(stored).metadata()).exif).toBeUndefined();
  });
  it.each(['jpeg', 'webp', 'avif'] as const)('may be %s too', async (format) =>
    expect(
      (
        await upload(await picture(300, 200).toFormat(format).toBuffer(), { name: `x.${format}` })
      ).json().data,
    ).toMatchObject({
      width: 300,
      height: 200,
      type: 'image/webp',
    }),
  );
  it('is stored under a generated name', async () => {
    for (const name of [
      '../../etc/passwd.png',
      '..\\..\\evil.png',
      'a.png.html',
      'x.svg',
      '%2e%2e%2fevil',
      'CON.png',
    ]) {
      const { data } = (await upload(await picture(20, 20).png().toBuffer(), { name })).json();
      expect(data.url).toMatch(/^\/media\/[0-9a-f-]{36}-20\.webp$/);
      expect(data.name).not.toMatch(/[\\/]/);
    }
  });
  it('is audited', async () => {
    const { id } = (await upload(await picture(20, 20).png().toBuffer())).json().data;
    const rows = await test.sql('select account, action from audit_log where target = $1', [
      `media/${id}`,
    ]);
    expect(rows).toEqual([{ account: 'uploader', action: 'upload' }]);
  });
});

it('a document is stored unchanged, and a PDF may be displayed', async () => {
  const pdf = Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
  );
  const { data } = (await upload(pdf, { name: '簡章.pdf', type: 'application/pdf' })).json();
  expect(data).toMatchObject({
    name: '簡章.pdf',
    type: 'application/pdf',
    size: pdf.length,
    sources: [],
  });
  const served = await get(data.url);
  expect([
    served.rawPayload.equals(pdf),
    served.headers['content-disposition'],
    served.headers['x-content-type-options'],
    String(served.headers['content-security-policy']).includes('sandbox'),
  ]).toEqual([true, 'inline', 'nosniff', true]);
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
