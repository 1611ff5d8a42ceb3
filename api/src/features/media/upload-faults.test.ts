import { readdirSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { MEDIA_PATHS } from '@admissions/protocol/staff';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Caller, callsOf, listening, picture, staffWith, testApp, uploadTo } from '#testing';
import { partOf } from '../../tests/testing/upload.ts';
import { media } from './media-tables.ts';
import { queuePicture } from './picture-queue.ts';

const test = testApp();
const site = listening(test);
let headers: Caller;
let png: Buffer;
beforeAll(async () => {
  ({ headers } = await staffWith(test, 'uploader', ['news']));
  png = await picture(700, 400).png().toBuffer();
});

const rows = () => test.deps.db.orm.$count(media);
const files = () => {
  try {
    // AVIF follows later.
    return readdirSync(path.join(test.deps.config.dataDir, 'media')).filter(
      (name) => !name.includes('.avif'),
    );
  } catch {
    return [];
  }
};
/** An upload over a real connection with a manually sent body. */
function startUpload(url: string, length: number, more: Caller = {}, by = headers) {
  const request = http.request(site.origin + url, { method: 'POST', agent: false });
  for (const [name, value] of Object.entries({
    ...by,
    ...more,
    'content-type': 'multipart/form-data; boundary=limit',
    'content-length': String(length),
  }))
    request.setHeader(name, value);
  request.flushHeaders();
  const answer = new Promise<{ status: number; retryAfter: string | undefined } | Error>(
    (resolve) => {
      request.on('error', resolve);
      request.on('response', (response) => {
        response.resume();
        resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] });
      });
    },
  );
  return { request, answer };
}
/** Blocks the picture queue until released. */
function blockPictureQueue() {
  let release = () => {};
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  const held = queuePicture(0, () => until);
  return async () => {
    release();
    await held;
  };
}
/** Waits until all uploads have ended and slots are free again. */
async function waitForIdle() {
  await expect
    .poll(() => files().filter((name) => /\.(upload|new)$/.test(name)), { timeout: 30_000 })
    .toEqual([]);
}

describe('uploads', () => {
  it('above the limit of an account are rejected before their body, and accepted later', async () => {
    const before = [await rows(), files().length];
    const body = partOf(png);
    const open = Array.from({ length: 4 }, () => startUpload(MEDIA_PATHS.upload, body.length));
    for (const { request } of open) request.write(body.subarray(0, 300));
    await expect
      .poll(() => files().filter((name) => name.endsWith('.upload')).length, { timeout: 30_000 })
      .toBe(4);
    const refused = startUpload(MEDIA_PATHS.upload, 9_500_000);
    expect(await refused.answer).toEqual({
      status: 503,
      retryAfter: expect.stringMatching(/^\d+$/),
    });
    refused.request.destroy();
    // Other accounts have their own slots.
    const other = await staffWith(test, 'other', ['vr']);
    expect((await uploadTo(test, other.headers, png)).statusCode).toBe(200);
    for (const { request } of open) request.end(body.subarray(300));
    expect(await Promise.all(open.map(async ({ answer }) => (await answer) as object))).toEqual(
      Array.from({ length: 4 }, () => expect.objectContaining({ status: 200 })),
    );
    expect([await rows(), (await uploadTo(test, headers, png)).statusCode]).toEqual([
      (before[0] as number) + 5,
      200,
    ]);
  });
  it('interrupted by a disconnect leave nothing and free their slot', async () => {
    const before = [await rows(), files().length];
    for (let round = 0; round < 6; round++) {
      const { request, answer } = startUpload(MEDIA_PATHS.upload, 5_000_000);
      request.write(partOf(png).subarray(0, 600));
      await expect
        .poll(() => files().some((name) => name.endsWith('.upload')), { timeout: 30_000 })
        .toBe(true);
      request.destroy();
      await answer;
      await waitForIdle();
    }
    expect([await rows(), files().length]).toEqual(before);
    expect((await uploadTo(test, headers, png)).statusCode).toBe(200);
  });
  it.each(['upload', 'replace'] as const)(
    'are not stored when a proxy disconnects meanwhile (%s)',
    async (what) => {
      const item = (await uploadTo(test, headers, png)).json().data;
      const url =
        what === 'upload' ? MEDIA_PATHS.upload : `${MEDIA_PATHS.replace(item.id)}?revision=1`;
      const release = blockPictureQueue();
      const before = [await rows(), files().filter((name) => name.endsWith('.webp')).length];
      const body = partOf(await sharp(png).negate().png().toBuffer());
      const { request, answer } = startUpload(url, body.length);
      request.end(body);
      await expect
        .poll(() => files().some((name) => name.endsWith('.upload')), { timeout: 30_000 })
        .toBe(true);
      request.destroy();
      await answer;
      // Dropped before it starts.
      await waitForIdle();
      await release();
      expect([await rows(), files().filter((name) => name.endsWith('.webp')).length]).toEqual(
        before,
      );
      expect(
        (await callsOf(test, headers)('GET', MEDIA_PATHS.info(item.id))).body.data,
      ).toMatchObject({ revision: 1, url: item.url });
    },
  );
  it('repeated with the same key are stored once, even concurrently', async () => {
    const [before, count] = [
      await rows(),
      () => files().filter((name) => name.endsWith('.webp')).length,
    ];
    const key = { 'idempotency-key': 'sending-0001' };
    const both = await Promise.all([
      uploadTo(test, { ...headers, ...key }, png),
      uploadTo(test, { ...headers, ...key }, png),
    ]);
    const storedCount = count();
    const third = await uploadTo(test, { ...headers, ...key }, png, { boundary: 'a-longer-limit' });
    expect(
      new Set(
        [...both, third].map((response) => `${response.statusCode} ${response.json().data.id}`),
      ).size,
    ).toBe(1);
    expect([await rows(), count()]).toEqual([before + 1, storedCount]);
    // A key belongs to one account and one file; without a key every upload is an item.
    expect(
      (await uploadTo(test, { ...headers, ...key }, await picture(9, 9).png().toBuffer()))
        .statusCode,
    ).toBe(422);
    const sameLength = { name: 'pictura.png' };
    expect((await uploadTo(test, { ...headers, ...key }, png, sameLength)).statusCode).toBe(422);
    const other = await staffWith(test, 'namesake', ['news']);
    expect((await uploadTo(test, { ...other.headers, ...key }, png)).json().data.id).not.toBe(
      third.json().data.id,
    );
    const twins = [await uploadTo(test, headers, png), await uploadTo(test, headers, png)].map(
      (response) => response.json().data.id,
    );
    expect(twins[0]).not.toBe(twins[1]);
    expect((await uploadTo(test, { ...headers, 'idempotency-key': 'x y' }, png)).statusCode).toBe(
      400,
    );
  });
});
