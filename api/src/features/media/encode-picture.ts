import type { Crop } from '@admissions/protocol/staff';
import type { Metadata, Sharp } from 'sharp';
import type { SharpModule } from './load-sharp.ts';
import { loadSharp } from './load-sharp.ts';
import { queuePicture } from './picture-queue.ts';

const MAX_PIXELS = 40_000_000;
/** Pixels × channels × bytes per channel; 16-bit PNGs with alpha decode to three times a photo. */
const MAX_DECODED_BYTES = 4 * MAX_PIXELS;
/** 8 bits per channel, with alpha. */
const MAX_PANORAMA_DECODED_BYTES = 4 * ((12_000 * 12_000) / 2);
const CHANNEL_BYTES: Readonly<Record<string, number>> = { uchar: 1, char: 1, ushort: 2, short: 2 };
/** Largest panorama width; height is half of it. */
export const MAX_PANORAMA_WIDTH = 12_000;
const MIN_PANORAMA_WIDTH = 2000;
/** Texture limit of most graphics chips. */
const MAX_SERVED_PANORAMA_WIDTH = 8192;
const MAX_WIDTH = 4096;
const MAX_AVIF_WIDTH = 2560;
const WIDTHS = [480, 960, 1600];
const PANORAMA_WIDTHS = [480, 960, 2048, 4096];
const MIN_CROP_PIXELS = 16;

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
/** Several frames, not fully decodable, wrong `shape`, or too much `work`. */
export class BadPicture extends Error {
  override name = 'BadPicture';
  readonly why: 'shape' | 'work' | undefined;
  constructor(message: string, { why, cause }: { why?: 'shape' | 'work'; cause?: unknown } = {}) {
    super(message, { cause });
    this.why = why;
  }
}

/** Encodes a picture or a crop as upright WebP in several widths, without any metadata. */
export const encodePicture = (
  source: Uint8Array | string,
  crop: Crop | null = null,
): Promise<EncodedPicture> =>
  asBadPicture(async () => {
    const sharp = await loadSharp();
    const opened = () => openPicture(sharp, source);
    const { pages = 1, format, ...metadata } = await opened().metadata();
    requireDecodable(metadata, MAX_DECODED_BYTES);
    // GIFs are reduced to their first frame.
    if (pages > 1 && format !== 'gif') throw new BadPicture('more than one frame');
    const { data, info } = await (await cropPicture(opened().autoOrient(), opened, crop))
      .resize({ width: MAX_WIDTH, height: MAX_WIDTH, fit: 'inside', withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const open = () => sharp(data, { raw: { width, height, channels } });
    return { whole: await encodeWebp(open(), 84), ...(await encodeSmaller(open, width, WIDTHS)) };
  });

/** Like `encodePicture`; larger, and must be twice as wide as high. */
export const encodePanorama = (source: string): Promise<EncodedPicture> =>
  asBadPicture(async () => {
    const sharp = await loadSharp();
    const open = () =>
      sharp(source, { limitInputPixels: (MAX_PANORAMA_WIDTH * MAX_PANORAMA_WIDTH) / 2 });
    const { pages = 1, autoOrient, ...metadata } = await open().metadata();
    requireDecodable(metadata, MAX_PANORAMA_DECODED_BYTES);
    if (pages > 1) throw new BadPicture('more than one frame');
    const { width, height } = autoOrient;
    if (
      width < MIN_PANORAMA_WIDTH ||
      width > MAX_PANORAMA_WIDTH ||
      Math.abs(width / height - 2) > 0.02
    )
      throw new BadPicture('not a panorama', { why: 'shape' });
    const whole = await encodeWebp(
      open().autoOrient().resize({ width: MAX_SERVED_PANORAMA_WIDTH, withoutEnlargement: true }),
      82,
    );
    return {
      whole,
      ...(await encodeSmaller(() => sharp(whole.bytes), whole.width, PANORAMA_WIDTHS)),
    };
  });

/** Each width takes seconds, so it is queued on its own; stops once `isOver`. */
export async function encodeAvif(bytes: Uint8Array, isOver: () => boolean): Promise<Encoded[]> {
  const sharp = await loadSharp();
  const { width: whole } = await sharp(bytes).metadata();
  const encoded: Encoded[] = [];
  for (const width of [...WIDTHS.filter((each) => each < whole), Math.min(whole, MAX_AVIF_WIDTH)]) {
    const one = await queuePicture('later', async () =>
      isOver() ? null : encodeAvifWidth(sharp, bytes, width),
    );
    if (!one) return [];
    encoded.push(one);
  }
  return encoded;
}
async function encodeAvifWidth(
  sharp: SharpModule,
  bytes: Uint8Array,
  width: number,
): Promise<Encoded> {
  const { data, info } = await sharp(bytes)
    .resize(width)
    .avif({ quality: 52, effort: 3 })
    .toBuffer({ resolveWithObject: true });
  return { type: 'image/avif', width: info.width, height: info.height, bytes: data };
}

function requireDecodable(
  {
    width = 0,
    height = 0,
    channels = 4,
    depth,
  }: Pick<Metadata, 'width' | 'height' | 'channels' | 'depth'>,
  maxBytes: number,
): void {
  const work = width * height * channels * (CHANNEL_BYTES[depth ?? ''] ?? 8);
  if (work > maxBytes) throw new BadPicture(`${work} bytes when decoded`, { why: 'work' });
}

const openPicture = (sharp: SharpModule, source: Uint8Array | string): Sharp =>
  sharp(source, { limitInputPixels: MAX_PIXELS }).timeout({ seconds: 30 });

async function cropPicture(image: Sharp, opened: () => Sharp, crop: Crop | null): Promise<Sharp> {
  if (!crop) return image;
  const { autoOrient: whole } = await opened().metadata();
  const left = Math.round(crop.x * whole.width);
  const top = Math.round(crop.y * whole.height);
  const width = Math.min(Math.round(crop.width * whole.width), whole.width - left);
  const height = Math.min(Math.round(crop.height * whole.height), whole.height - top);
  if (Math.min(width, height) < MIN_CROP_PIXELS)
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
    smaller.push(await encodeWebp(open().resize(width), 78));
  const [red = 0, green = 0, blue = 0] = await open()
    .flatten({ background: '#fff' })
    .resize(1, 1, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer();
  return { smaller, placeholder: `#${Buffer.from([red, green, blue]).toString('hex')}` };
}

async function encodeWebp(image: Sharp, quality: number): Promise<Encoded> {
  const { data, info } = await image.webp({ quality }).toBuffer({ resolveWithObject: true });
  return { type: 'image/webp', width: info.width, height: info.height, bytes: data };
}

async function asBadPicture<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof BadPicture
      ? error
      : new BadPicture('cannot be decoded', { cause: error });
  }
}
