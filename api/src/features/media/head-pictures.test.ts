import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../../..');
const style = readFileSync(join(root, 'mf-public/src/lib/banners/page-head.module.css'), 'utf8');
const grounds = [
  ...style.matchAll(/\.head(?:\[data-place='([\w-]+)'\])? \{\s+--hero-ground: #(\w{6});/g),
].map(([, name = 'all', colour = '']) => [name, colour] as const);
/** AVIF changes plain colours slightly. */
const TOLERANCE = 6;
/** Text is on the left of a wide picture and on the upper part of a tall one. */
const PLAIN = { wide: { width: 0.3, height: 0.1 }, tall: { width: 1, height: 0.42 } };

/** The largest distance of the plain part from a colour, over all channels. */
async function measureDistance(file: string, colour: string, plain: typeof PLAIN.wide) {
  const image = sharp(join(root, 'api/seed/media', file));
  const size = await image.metadata();
  const { data } = await image
    .extract({
      left: 0,
      top: 0,
      width: Math.floor(size.width * plain.width),
      height: Math.floor(size.height * plain.height),
    })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const expected = Buffer.from(colour, 'hex');
  let distance = 0;
  for (let at = 0; at < data.length; at++)
    distance = Math.max(distance, Math.abs((data[at] ?? 0) - (expected[at % 3] ?? 0)));
  return distance;
}

describe('head pictures', () => {
  it.each(grounds)('have the ground colour of their page: %s', async (name, colour) => {
    const wide = await measureDistance(`head-${name}.avif`, colour, PLAIN.wide);
    const tall = await measureDistance(`head-${name}-portrait.avif`, colour, PLAIN.tall);
    expect({ wide: wide <= TOLERANCE, tall: tall <= TOLERANCE }).toEqual({
      wide: true,
      tall: true,
    });
  });

  it('have different ground colours', () => {
    expect(new Set(grounds.map(([, colour]) => colour)).size).toBe(grounds.length);
    expect(grounds.length).toBeGreaterThan(20);
  });
});
