import type { Sharp } from 'sharp';
import sharp from 'sharp';

// SVG runs scripts, PDF and the rest have parsers nobody needs here: only these four are ever opened.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'] });
// One thread for each picture: the server answers beside it.
sharp.concurrency(1);

export const MOST_PIXELS = 40_000_000;
/** Wide enough for a panorama. */
const WIDEST = 4096;
const WIDEST_AVIF = 2560;
const WIDTHS = [480, 960, 1600];

export interface Encoded {
  type: 'image/avif' | 'image/webp';
  width: number;
  height: number;
  bytes: Buffer;
}
/** A picture that may not be taken: several frames, too many pixels, or not decodable to its end. */
export class BadPicture extends Error {
  override name = 'BadPicture';
}

/** The picture made anew from its pixels (upright, without EXIF or anything else that came along), and its smaller widths, as WebP. */
export async function encodedPicture(bytes: Uint8Array): Promise<{ whole: Encoded; smaller: Encoded[]; placeholder: string }> {
  try {
    const { pages = 1 } = await opened(bytes).metadata();
    if (pages > 1) throw new BadPicture('more than one frame');
    const upright = await opened(bytes)
      .autoOrient()
      .resize({ width: WIDEST, height: WIDEST, fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 1 })
      .toBuffer();
    const whole = await webp(sharp(upright), 84);
    const smaller = [];
    for (const width of WIDTHS.filter((each) => each < whole.width)) smaller.push(await webp(sharp(upright).resize(width), 78));
    const tiny = await sharp(upright).resize({ width: 16, height: 16, fit: 'inside' }).webp({ quality: 30 }).toBuffer();
    return { whole, smaller, placeholder: `data:image/webp;base64,${tiny.toString('base64')}` };
  } catch (error) {
    throw error instanceof BadPicture ? error : new BadPicture('cannot be decoded', { cause: error });
  }
}

/** Its widths as AVIF, which takes seconds. */
export async function encodedAvif(bytes: Uint8Array): Promise<Encoded[]> {
  const { width: whole } = await sharp(bytes).metadata();
  const made: Encoded[] = [];
  for (const width of [...WIDTHS.filter((each) => each < whole), Math.min(whole, WIDEST_AVIF)]) {
    const { data, info } = await sharp(bytes).resize(width).avif({ quality: 52, effort: 3 }).toBuffer({ resolveWithObject: true });
    made.push({ type: 'image/avif', width: info.width, height: info.height, bytes: data });
  }
  return made;
}

const opened = (bytes: Uint8Array): Sharp => sharp(bytes, { limitInputPixels: MOST_PIXELS });

async function webp(image: Sharp, quality: number): Promise<Encoded> {
  const { data, info } = await image.webp({ quality }).toBuffer({ resolveWithObject: true });
  return { type: 'image/webp', width: info.width, height: info.height, bytes: data };
}
