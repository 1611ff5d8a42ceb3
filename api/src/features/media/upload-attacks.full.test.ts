import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { MEDIA_PATHS } from '@admissions/protocol/staff';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { asPerson, picture, testApp, type UploadOptions, uploadTo } from '#testing';
import { encodePicture } from './encode-picture.ts';

const test = testApp();
const attacker = asPerson(test, 'attacker', ['news']);

const upload = (bytes: Uint8Array, details?: UploadOptions) =>
  uploadTo(test, attacker.headers, bytes, details);
const fileNames = () => {
  const folder = path.join(test.deps.config.dataDir, 'media');
  // AVIF of earlier pictures may still be encoding.
  return existsSync(folder) ? readdirSync(folder).filter((name) => !name.includes('.avif')) : [];
};
async function refused(bytes: Uint8Array, details?: UploadOptions) {
  const before = fileNames().length;
  const response = await upload(bytes, details);
  expect(response.json().errorCode).toBe(-1);
  expect(fileNames()).toHaveLength(before);
  return response;
}

/** A PNG of zero pixels: a few kilobytes that decode to hundreds of megabytes. */
function bomb(
  width: number,
  height: number,
  { depth = 1, colours = 0, channels = 1 } = {},
): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set([depth, colours, 0, 0, 0], 8);
  const pixels = deflateSync(
    Buffer.alloc((Math.ceil((width * depth * channels) / 8) + 1) * height),
  );
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', size),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('a malicious upload', () => {
  const SVG =
    '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>';
  it.each([
    ['an SVG', SVG, 'image/svg+xml'],
    ['an SVG called PNG', SVG, 'image/png'],
    ['an SVG behind an XML declaration', `<?xml version="1.0"?>${SVG}`, 'image/png'],
    ['HTML called JPEG', '<!doctype html><script>alert(1)</script>', 'image/jpeg'],
    ['a script', 'alert(1)', 'text/javascript'],
    ['a GIF that is a script too', 'GIF89a/*\x01\x00\x01\x00*/=1;alert(1)//', 'image/gif'],
    ['only the first bytes of a PNG', '\x89PNG\r\n\x1a\n', 'image/png'],
    [
      'the first bytes of a JPEG and then HTML',
      '\xff\xd8\xff\xe0<script>alert(1)</script>',
      'image/jpeg',
    ],
    ['nothing', '', 'image/png'],
    ['a ZIP', 'PK\x03\x04\x14\x00\x00\x00\x08\x00', 'application/zip'],
    ['an MZ program', 'MZ\x90\x00\x03\x00\x00\x00', 'image/png'],
  ])('as %s is rejected', async (_what, text, type) => {
    const response = await refused(Buffer.from(text, 'latin1'), { type });
    expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([422, ['file']]);
  });
  it.each(['jpeg', 'png', 'webp'] as const)('as a truncated %s is rejected', async (format) => {
    const noise = await sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: '#fff',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .toFormat(format)
      .toBuffer();
    await refused(noise.subarray(0, Math.floor(noise.length / 2)));
  });
  it('with HTML after a picture is stored without the HTML', async () => {
    const polyglot = Buffer.concat([
      await picture(30, 30).jpeg().toBuffer(),
      Buffer.from('<script>PLANTED</script>'),
    ]);
    const { data } = (await upload(polyglot)).json();
    expect((await test.app.inject({ url: data.url })).rawPayload.includes('PLANTED')).toBe(false);
  });
  it('of 256 and 900 megapixels in a few kilobytes is rejected without decoding', async () => {
    const files = [bomb(16_000, 16_000), bomb(30_000, 30_000)];
    for (const file of files) {
      expect(file.length).toBeLessThan(200_000);
      const before = process.cpuUsage();
      await refused(file);
      const { user, system } = process.cpuUsage(before);
      // CPU time in microseconds, independent of the load; decoding takes many seconds.
      expect(user + system).toBeLessThan(1_500_000);
    }
  });
  it('with 16-bit colour and transparency is rejected by its decoded size with a helpful message', async () => {
    const rich = { depth: 16, colours: 6, channels: 4 };
    const file = bomb(8000, 4998, rich);
    expect(file.length).toBeLessThan(1_000_000);
    const response = await refused(file);
    expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([422, ['file']]);
    // Rejected by its header, without using the picture queue.
    await expect(encodePicture(file)).rejects.toMatchObject({
      why: 'work',
      message: `${8000 * 4998 * 8} bytes when decoded`,
    });
    expect((await upload(bomb(400, 300, rich))).statusCode).toBe(200);
  });
  it('with a name that hides its extension is stored under a visible name', async () => {
    const { data } = (
      await upload(await picture(9, 9).png().toBuffer(), {
        name: 'menu\u202Egnp.exe\u2066\u200B.png',
      })
    ).json();
    expect(data.name).toBe('menugnp.exe.png');
    const rename = (revision: number, name: string) =>
      attacker.call('PUT', MEDIA_PATHS.edit(data.id), { revision, name });
    expect((await rename(1, ' \u202Ea\u2069.png')).body.data.name).toBe('a.png');
    const empty = await rename(2, '\u202E\u200B');
    expect([empty.status, empty.body.errors]).toEqual([422, { name: ['此欄位為必填'] }]);
  });
  it('sent 20 times at once does not fill the memory', async () => {
    const file = bomb(16_000, 16_000);
    const before = process.memoryUsage().rss;
    const answers = await Promise.all(Array.from({ length: 20 }, () => upload(file)));
    // At most four of one account are checked, the others are refused.
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([422, 503]));
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024);
  });
  it('with more than 10 MB is rejected', async () => {
    const response = await refused(
      Buffer.concat([await picture(8, 8).jpeg().toBuffer(), Buffer.alloc(10 * 1024 * 1024)]),
    );
    expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([413, ['file']]);
  });
  it('without a file, or with two, is rejected', async () => {
    const two =
      '--limit\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nx\r\n--limit\r\ncontent-disposition: form-data; name="file"; filename="b.png"\r\n\r\nx\r\n--limit--\r\n';
    for (const payload of ['--limit--\r\n', two, 'garbage']) {
      const response = await test.app.inject({
        method: 'POST',
        url: MEDIA_PATHS.upload,
        payload,
        headers: { ...attacker.headers, 'content-type': 'multipart/form-data; boundary=limit' },
      });
      expect([400, 413, 422]).toContain(response.statusCode);
    }
  });
});
