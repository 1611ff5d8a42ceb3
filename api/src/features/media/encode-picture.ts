import type { Crop } from '@admissions/protocol/staff';
import type sharp from 'sharp';
import type { Metadata, Sharp } from 'sharp';
import { queuePicture } from './picture-queue.ts';

/** Pixels × channels × bytes per channel: a photograph of 53 megapixels, 20 with 16 bits. */
const MAX_DECODED_BYTES = 160_000_000;
/** 8 bits per channel, with alpha. */
const MAX_PANORAMA_DECODED_BYTES = 4 * ((12_000 * 12_000) / 2);
const CHANNEL_BYTES: Readonly<Record<string, number>> = { uchar: 1, char: 1, ushort: 2, short: 2 };
/** Largest panorama width; height is half of it. */
export const MAX_PANORAMA_WIDTH = 12_000;
const MIN_PANORAMA_WIDTH = 2000;
/** Texture limit of most graphics chips. */
const MAX_SERVED_PANORAMA_WIDTH = 8192;
/** By area, so that long pictures stay legible. */
const MAX_PIXELS = 4096 * 4096;
const MAX_WEBP_SIDE = 16_383;
const MAX_AVIF_WIDTH = 2560;
const WIDTHS = [480, 960, 1600];
const PANORAMA_WIDTHS = [480, 960, 2048, 4096];
const MIN_CROP_PIXELS = 16;

interface Encoded {
  type: 'image/avif' | 'image/webp' | 'image/jpeg';
  width: number;
  height: number;
  bytes: Buffer;
}
export interface EncodedPicture {
  whole: Encoded;
  smaller: Encoded[];
  placeholder: string;
}
/** Not decodable, moving, of a wrong `shape`, or too much `work`. */
export class BadPicture extends Error {
  override name = 'BadPicture';
  readonly why: 'broken' | 'moving' | 'shape' | 'work';
  constructor(message: string, why: BadPicture['why'], cause?: unknown) {
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
    const opened = () => openPicture(sharp, source).timeout({ seconds: 30 });
    const part = findPart(await readSize(opened(), MAX_DECODED_BYTES), crop);
    const scale = Math.min(1, Math.sqrt(MAX_PIXELS / (part.width * part.height)));
    const upright = opened().autoOrient();
    const { data, info } = await (crop ? upright.extract(part) : upright)
      .resize({ width: Math.max(1, Math.floor(part.width * scale)) })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const open = () => sharp(data, { raw: { width, height, channels } });
    const isLong = Math.max(width, height) > MAX_WEBP_SIDE;
    const whole = await (isLong ? encodeJpeg(open()) : encodeWebp(open(), 84));
    return { whole, ...(await encodeSmaller(open, width, isLong ? [] : WIDTHS)) };
  });

/** Like `encodePicture`; larger, and must be twice as wide as high. */
export const encodePanorama = (source: string): Promise<EncodedPicture> =>
  asBadPicture(async () => {
    const sharp = await loadSharp();
    const open = () => openPicture(sharp, source);
    const { width, height } = await readSize(open(), MAX_PANORAMA_DECODED_BYTES);
    if (
      width < MIN_PANORAMA_WIDTH ||
      width > MAX_PANORAMA_WIDTH ||
      Math.abs(width / height - 2) > 0.02
    )
      throw new BadPicture('not a panorama', 'shape');
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

/** The upright size; throws before anything is decoded. */
async function readSize(image: Sharp, maxBytes: number) {
  const { width, height, channels, depth, pages = 1, autoOrient } = await image.metadata();
  // The decoder turns greys into three channels.
  const work = width * height * Math.max(channels, 3) * (CHANNEL_BYTES[depth] ?? 8);
  if (work > maxBytes) throw new BadPicture(`${work} bytes when decoded`, 'work');
  if (pages > 1) throw new BadPicture('more than one frame', 'moving');
  return autoOrient;
}

// `readSize` limits the pixels, and names the reason.
const openPicture = (sharp: SharpModule, source: Uint8Array | string) =>
  sharp(source, { limitInputPixels: false });

function findPart(whole: Metadata['autoOrient'], crop: Crop | null) {
  if (!crop) return { left: 0, top: 0, ...whole };
  const left = Math.round(crop.x * whole.width);
  const top = Math.round(crop.y * whole.height);
  const width = Math.min(Math.round(crop.width * whole.width), whole.width - left);
  const height = Math.min(Math.round(crop.height * whole.height), whole.height - top);
  if (Math.min(width, height) < MIN_CROP_PIXELS) throw new BadPicture('too small a part', 'shape');
  return { left, top, width, height };
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

/** For sides beyond the limit of WebP and AVIF. */
async function encodeJpeg(image: Sharp): Promise<Encoded> {
  const { data, info } = await image
    .flatten({ background: '#fff' })
    .jpeg({ quality: 85 })
    .toBuffer({ resolveWithObject: true });
  return { type: 'image/jpeg', width: info.width, height: info.height, bytes: data };
}

async function asBadPicture<T>(work: () => Promise<T>) {
  try {
    return await work();
  } catch (error) {
    throw error instanceof BadPicture
      ? error
      : new BadPicture('cannot be decoded', 'broken', error);
  }
}

type SharpModule = typeof sharp;

let loading: Promise<SharpModule> | undefined;

/** Loaded with the first picture: it takes 25 MB, and most days have no upload. */
export function loadSharp() {
  loading ??= import('sharp').then(({ default: library }) => {
    // Security: block all loaders except the required ones (SVG runs scripts, PDF parsers are risky).
    library.block({ operation: ['VipsForeignLoad'] });
    library.unblock({
      operation: [
        'VipsForeignLoadJpeg',
        'VipsForeignLoadPng',
        'VipsForeignLoadWebp',
        'VipsForeignLoadHeif',
        'VipsForeignLoadNsgif',
      ],
    });
    // One thread per picture keeps the server responsive.
    library.concurrency(1);
    // Uploads are decoded once.
    library.cache(false);
    return library;
  });
  return loading;
}
