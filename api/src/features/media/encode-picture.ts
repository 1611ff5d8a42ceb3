import type { Crop } from '@admissions/contracts';
import type { Sharp } from 'sharp';
import sharp from 'sharp';

// SVG runs scripts, PDF and the rest have parsers nobody needs here: only these are ever opened.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif', 'VipsForeignLoadNsgif'],
});
// One thread for each picture: the server answers beside it.
sharp.concurrency(1);
// What was decoded before is never wanted again.
sharp.cache(false);

const MOST_PIXELS = 40_000_000;
/** A panorama may come this wide, and half as high. */
export const PANORAMA_WIDTH = 12_000;
const PANORAMA_LEAST = 2000;
/** As wide as most graphics chips take a texture. */
const WIDEST_PANORAMA = 8192;
const WIDEST = 4096;
const WIDEST_AVIF = 2560;
const WIDTHS = [480, 960, 1600];
const PANORAMA_WIDTHS = [480, 960, 2048, 4096];
const SMALLEST_CROP = 16;

export interface Encoded {
  type: 'image/avif' | 'image/webp';
  width: number;
  height: number;
  bytes: Buffer;
}
export interface EncodedPicture {
  whole: Encoded;
  smaller: Encoded[];
  placeholder: string;
}
/** A picture that may not be taken: several frames, too many pixels, not decodable to its end, or (`isShape`) of the wrong shape. */
export class BadPicture extends Error {
  override name = 'BadPicture';
  readonly isShape: boolean;
  constructor(message: string, { isShape = false, cause }: { isShape?: boolean; cause?: unknown } = {}) {
    super(message, { cause });
    this.isShape = isShape;
  }
}

/** The picture (bytes, or the path of a file), or a part of it, made anew from its pixels: upright, without EXIF or anything else that came along; and its smaller widths, as WebP. */
export const encodedPicture = (source: Uint8Array | string, crop: Crop | null = null): Promise<EncodedPicture> =>
  orBad(async () => {
    const { pages = 1, format } = await opened(source).metadata();
    // Of a GIF the first frame is taken; nobody sends one for the others.
    if (pages > 1 && format !== 'gif') throw new BadPicture('more than one frame');
    const { data, info } = await (await cropped(opened(source).autoOrient(), source, crop))
      .resize({ width: WIDEST, height: WIDEST, fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 1 })
      .toBuffer({ resolveWithObject: true });
    return { whole: await webp(sharp(data), 84), ...(await smallerOf(data, info.width, WIDTHS)) };
  });

/** The same for a panorama, which stays larger and must be twice as wide as high. */
export const encodedPanorama = (source: string): Promise<EncodedPicture> =>
  orBad(async () => {
    const open = () => sharp(source, { limitInputPixels: (PANORAMA_WIDTH * PANORAMA_WIDTH) / 2 });
    const { pages = 1, autoOrient } = await open().metadata();
    if (pages > 1) throw new BadPicture('more than one frame');
    const { width, height } = autoOrient;
    if (width < PANORAMA_LEAST || width > PANORAMA_WIDTH || Math.abs(width / height - 2) > 0.02) throw new BadPicture('no panorama', { isShape: true });
    const whole = await webp(open().autoOrient().resize({ width: WIDEST_PANORAMA, withoutEnlargement: true }), 82);
    return { whole, ...(await smallerOf(whole.bytes, whole.width, PANORAMA_WIDTHS)) };
  });

/** Its widths as AVIF, which takes seconds; nothing more once `isOver`. */
export async function encodedAvif(bytes: Uint8Array, isOver: () => boolean): Promise<Encoded[]> {
  const { width: whole } = await sharp(bytes).metadata();
  const made: Encoded[] = [];
  for (const width of [...WIDTHS.filter((each) => each < whole), Math.min(whole, WIDEST_AVIF)]) {
    if (isOver()) return [];
    const { data, info } = await sharp(bytes).resize(width).avif({ quality: 52, effort: 3 }).toBuffer({ resolveWithObject: true });
    made.push({ type: 'image/avif', width: info.width, height: info.height, bytes: data });
  }
  return made;
}

const opened = (source: Uint8Array | string): Sharp => sharp(source, { limitInputPixels: MOST_PIXELS }).timeout({ seconds: 30 });

async function cropped(image: Sharp, source: Uint8Array | string, crop: Crop | null): Promise<Sharp> {
  if (!crop) return image;
  const { autoOrient: whole } = await opened(source).metadata();
  const left = Math.round(crop.x * whole.width);
  const top = Math.round(crop.y * whole.height);
  const width = Math.min(Math.round(crop.width * whole.width), whole.width - left);
  const height = Math.min(Math.round(crop.height * whole.height), whole.height - top);
  if (Math.min(width, height) < SMALLEST_CROP) throw new BadPicture('too small a part', { isShape: true });
  return image.extract({ left, top, width, height });
}

async function smallerOf(bytes: Uint8Array, whole: number, widths: readonly number[]): Promise<Omit<EncodedPicture, 'whole'>> {
  const smaller = [];
  for (const width of widths.filter((each) => each < whole)) smaller.push(await webp(sharp(bytes).resize(width), 78));
  const [red = 0, green = 0, blue = 0] = await sharp(bytes).flatten({ background: '#fff' }).resize(1, 1, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  return { smaller, placeholder: `#${Buffer.from([red, green, blue]).toString('hex')}` };
}

async function webp(image: Sharp, quality: number): Promise<Encoded> {
  const { data, info } = await image.webp({ quality }).toBuffer({ resolveWithObject: true });
  return { type: 'image/webp', width: info.width, height: info.height, bytes: data };
}

async function orBad<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof BadPicture ? error : new BadPicture('cannot be decoded', { cause: error });
  }
}
