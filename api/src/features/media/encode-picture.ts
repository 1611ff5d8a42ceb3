import type { Crop } from '@admissions/protocol/staff';
import type { Metadata, Sharp } from 'sharp';
import type { SharpModule } from './load-sharp.ts';
import { loadSharp } from './load-sharp.ts';
import { inTurn } from './picture-lane.ts';

const MOST_PIXELS = 40_000_000;
/** Bytes of a picture once it is decoded: pixels × channels × bytes of a channel. A few kilobytes of PNG with 16 bits and transparency may stand for three times those of a photograph. */
const MOST_WORK = 4 * MOST_PIXELS;
/** Of a photograph, and one with transparency. */
const MOST_PANORAMA_WORK = 4 * ((12_000 * 12_000) / 2);
const BYTES: Readonly<Record<string, number>> = { uchar: 1, char: 1, ushort: 2, short: 2 };
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
/** A picture that may not be taken: several frames, not decodable to its end, of the wrong `shape`, or too much `work`. */
export class BadPicture extends Error {
  override name = 'BadPicture';
  readonly why: 'shape' | 'work' | undefined;
  constructor(message: string, { why, cause }: { why?: 'shape' | 'work'; cause?: unknown } = {}) {
    super(message, { cause });
    this.why = why;
  }
}

/** The picture (bytes, or the path of a file), or a part of it, made anew from its pixels: upright, without EXIF or anything else that came along; and its smaller widths, as WebP. */
export const encodedPicture = (
  source: Uint8Array | string,
  crop: Crop | null = null,
): Promise<EncodedPicture> =>
  orBad(async () => {
    const sharp = await loadSharp();
    const opened = () => openPicture(sharp, source);
    const { pages = 1, format, ...facts } = await opened().metadata();
    requireLittleWork(facts, MOST_WORK);
    // Of a GIF the first frame is taken; nobody sends one for the others.
    if (pages > 1 && format !== 'gif') throw new BadPicture('more than one frame');
    const { data, info } = await (await cropped(opened().autoOrient(), opened, crop))
      .resize({ width: WIDEST, height: WIDEST, fit: 'inside', withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const open = () => sharp(data, { raw: { width, height, channels } });
    return { whole: await webp(open(), 84), ...(await encodeSmaller(open, width, WIDTHS)) };
  });

/** The same for a panorama, which stays larger and must be twice as wide as high. */
export const encodedPanorama = (source: string): Promise<EncodedPicture> =>
  orBad(async () => {
    const sharp = await loadSharp();
    const open = () => sharp(source, { limitInputPixels: (PANORAMA_WIDTH * PANORAMA_WIDTH) / 2 });
    const { pages = 1, autoOrient, ...facts } = await open().metadata();
    requireLittleWork(facts, MOST_PANORAMA_WORK);
    if (pages > 1) throw new BadPicture('more than one frame');
    const { width, height } = autoOrient;
    if (width < PANORAMA_LEAST || width > PANORAMA_WIDTH || Math.abs(width / height - 2) > 0.02)
      throw new BadPicture('no panorama', { why: 'shape' });
    const whole = await webp(
      open().autoOrient().resize({ width: WIDEST_PANORAMA, withoutEnlargement: true }),
      82,
    );
    return {
      whole,
      ...(await encodeSmaller(() => sharp(whole.bytes), whole.width, PANORAMA_WIDTHS)),
    };
  });

/** Its widths as AVIF, which takes seconds, each in a turn of its own; nothing more once `isOver`. */
export async function encodedAvif(bytes: Uint8Array, isOver: () => boolean): Promise<Encoded[]> {
  const sharp = await loadSharp();
  const { width: whole } = await sharp(bytes).metadata();
  const made: Encoded[] = [];
  for (const width of [...WIDTHS.filter((each) => each < whole), Math.min(whole, WIDEST_AVIF)]) {
    const one = await inTurn('later', async () => (isOver() ? null : avif(sharp, bytes, width)));
    if (!one) return [];
    made.push(one);
  }
  return made;
}
async function avif(sharp: SharpModule, bytes: Uint8Array, wanted: number): Promise<Encoded> {
  const { data, info } = await sharp(bytes)
    .resize(wanted)
    .avif({ quality: 52, effort: 3 })
    .toBuffer({ resolveWithObject: true });
  return { type: 'image/avif', width: info.width, height: info.height, bytes: data };
}

function requireLittleWork(
  {
    width = 0,
    height = 0,
    channels = 4,
    depth,
  }: Pick<Metadata, 'width' | 'height' | 'channels' | 'depth'>,
  most: number,
): void {
  const work = width * height * channels * (BYTES[depth ?? ''] ?? 8);
  if (work > most) throw new BadPicture(`${work} bytes when decoded`, { why: 'work' });
}

const openPicture = (sharp: SharpModule, source: Uint8Array | string): Sharp =>
  sharp(source, { limitInputPixels: MOST_PIXELS }).timeout({ seconds: 30 });

async function cropped(image: Sharp, opened: () => Sharp, crop: Crop | null): Promise<Sharp> {
  if (!crop) return image;
  const { autoOrient: whole } = await opened().metadata();
  const left = Math.round(crop.x * whole.width);
  const top = Math.round(crop.y * whole.height);
  const width = Math.min(Math.round(crop.width * whole.width), whole.width - left);
  const height = Math.min(Math.round(crop.height * whole.height), whole.height - top);
  if (Math.min(width, height) < SMALLEST_CROP)
    throw new BadPicture('too small a part', { why: 'shape' });
  return image.extract({ left, top, width, height });
}

async function encodeSmaller(
  open: () => Sharp,
  whole: number,
  widths: readonly number[],
): Promise<Omit<EncodedPicture, 'whole'>> {
  const smaller = [];
  for (const width of widths.filter((each) => each < whole))
    smaller.push(await webp(open().resize(width), 78));
  const [red = 0, green = 0, blue = 0] = await open()
    .flatten({ background: '#fff' })
    .resize(1, 1, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer();
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
    throw error instanceof BadPicture
      ? error
      : new BadPicture('cannot be decoded', { cause: error });
  }
}
