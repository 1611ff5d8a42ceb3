import { SHARE_PICTURE, SHARE_STEPS } from '@admissions/protocol';
import { loadSharp } from './load-sharp.ts';

const MAX_BYTES = 100_000;

export type Position = readonly [column: number, row: number];

/** 1200 × 630, cropped around a position or whole; JPEG, because every messenger reads it. */
export async function encodeSharePicture(
  bytes: Uint8Array,
  position: Position | null,
): Promise<Buffer> {
  const sharp = await loadSharp();
  const picture = await (position ? crop(bytes, position) : contain(bytes));
  const data = await picture
    .flatten({ background: '#fff' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  let jpeg: Buffer | undefined;
  for (const quality of [82, 70, 55, 40, 25]) {
    jpeg = await sharp(data).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= MAX_BYTES) break;
  }
  return jpeg as Buffer;
}

async function crop(bytes: Uint8Array, [column, row]: Position) {
  const sharp = await loadSharp();
  const { width, height } = await sharp(bytes).metadata();
  const aspectRatio = SHARE_PICTURE.width / SHARE_PICTURE.height;
  const part =
    width / height > aspectRatio
      ? { width: Math.round(height * aspectRatio), height }
      : { width, height: Math.round(width / aspectRatio) };
  const start = (step: number, whole: number, shown: number) =>
    Math.round(
      Math.min(Math.max(((step + 0.5) / SHARE_STEPS) * whole - shown / 2, 0), whole - shown),
    );
  return sharp(bytes)
    .extract({
      left: start(column, width, part.width),
      top: start(row, height, part.height),
      ...part,
    })
    .resize(SHARE_PICTURE.width, SHARE_PICTURE.height, { fit: 'fill' });
}

/** A logo with a margin. */
async function contain(bytes: Uint8Array) {
  const sharp = await loadSharp();
  const margin = 115;
  return sharp(bytes)
    .resize(SHARE_PICTURE.width - 2 * margin, SHARE_PICTURE.height - 2 * margin, {
      fit: 'contain',
      background: '#fff',
    })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: '#fff' });
}
