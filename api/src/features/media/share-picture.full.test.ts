import { findSharePicture, SHARE_PICTURE } from '@admissions/protocol';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { testApp } from '#testing';
import { encodeSharePicture } from './serve-media.ts';

/** Red on the left, green in the middle, blue on the right. */
const stripes = () =>
  sharp({ create: { width: 3000, height: 600, channels: 3, background: 'lime' } })
    .composite(
      [
        { background: 'red', left: 0 },
        { background: 'blue', left: 2000 },
      ].map(({ background, left }) => ({
        input: { create: { width: 1000, height: 600, channels: 3, background } },
        left,
        top: 0,
      })),
    )
    .png()
    .toBuffer();
const colourOf = async (jpeg: Buffer) =>
  [...(await sharp(jpeg).resize(1, 1, { fit: 'fill' }).raw().toBuffer())]
    .map((part) => (part > 128 ? 1 : 0))
    .join('');

describe('a share picture', () => {
  it('is cropped around the focal point', async () => {
    const source = await stripes();
    const cuts = await Promise.all(
      [0, 2, 4].map((column) => encodeSharePicture(source, [column, 2])),
    );
    expect(await Promise.all(cuts.map(colourOf))).toEqual(['100', '010', '001']);
    expect(await sharp(cuts[0]).metadata()).toMatchObject({ ...SHARE_PICTURE, format: 'jpeg' });
  });
  it('of a logo shows all of it on white', async () => {
    const data = await encodeSharePicture(await stripes(), null);
    expect(await sharp(data).metadata()).toMatchObject({ ...SHARE_PICTURE, format: 'jpeg' });
    const at = (left: number, top: number) =>
      sharp(data).extract({ left, top, width: 4, height: 4 }).toBuffer().then(colourOf);
    expect([await at(20, 315), await at(200, 315), await at(1000, 315)]).toEqual([
      '111',
      '100',
      '001',
    ]);
  });
  it('of a detailed picture stays small enough for messengers', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const busy = await sharp({
      create: { width: 1600, height: 1200, channels: 3, background: '#888', noise },
    })
      .blur(2)
      .png()
      .toBuffer();
    expect(
      (await sharp(busy).resize(1200, 630).jpeg({ quality: 82 }).toBuffer()).length,
    ).toBeGreaterThan(100_000);
    expect((await encodeSharePicture(busy, [2, 2])).length).toBeLessThanOrEqual(100_000);
  });
});

describe('the address of a share picture', () => {
  const test = testApp();
  const get = (url: string) => test.app.inject(url);

  it('returns an immutable JPEG', async () => {
    const url = findSharePicture({ url: '/media/camp-ai.avif', focal: { x: 0.99, y: 0 } });
    expect(url).toBe('/media/share/40/camp-ai.avif.jpg');
    const { statusCode, headers, rawPayload } = await get(url as string);
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'image/jpeg',
      'public, max-age=31536000, immutable',
    ]);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
  });
  it.each([
    '22/none.avif.jpg',
    '22/camp-ai.avif',
    '55/camp-ai.avif.jpg',
    '2/camp-ai.avif.jpg',
    '22/..%2f..%2fpackage.json.jpg',
    '22/a.pdf.jpg',
  ])('does not exist as %s', async (path) =>
    expect((await get(`/media/share/${path}`)).statusCode).toBe(404),
  );
  it('serves other networks during a flood from one', async () => {
    const statuses: number[] = [];
    for (let position = 0; position < 25; position++)
      void test.app
        .inject({
          url: `/media/share/${Math.floor(position / 5)}${position % 5}/camp-ai.avif.jpg`,
          remoteAddress: '203.0.113.66',
        })
        .then(({ statusCode }) => statuses.push(statusCode));
    const { statusCode } = await test.app.inject({
      url: '/media/share/41/hero-day.avif.jpg',
      remoteAddress: '203.0.113.1',
    });
    expect(statusCode).toBe(200);
    // Served before older requests of the flood.
    expect(statuses.filter((each) => each === 503).length).toBeGreaterThan(10);
    expect(statuses.filter((each) => each === 200).length).toBeLessThan(6);
  });
  it('is only for pictures of this site', () =>
    expect(
      findSharePicture({ url: 'https://other.example/a.avif', focal: { x: 0, y: 0 } }),
    ).toBeNull());
});
