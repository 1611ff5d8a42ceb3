import { ApiError } from '@admissions/api-client';

/** Larger pictures are scaled down before the upload; the API stores no more pixels than this. */
const SHRINK_THRESHOLD_BYTES = 3 * 1024 * 1024;
const MAX_PIXELS = 4096 * 4096;
/** Attempts, each with fewer pixels. */
const MAX_TRIES = 4;
const SCALE_STEP = 0.75;
const QUALITY = 0.9;
/** Types that a canvas re-encodes. */
const SHRINKABLE = ['image/jpeg', 'image/png', 'image/webp'];

export const isShrinkable = ({ type }: Pick<File, 'type'>): boolean =>
  typeof createImageBitmap === 'function' && SHRINKABLE.includes(type);

/** Scaled-down copy, rotated by EXIF; the file itself without gain. `maxBytes` 0: no limit. */
export async function shrinkPicture(file: File, maxBytes: number): Promise<File> {
  if (!isShrinkable(file) || file.size < SHRINK_THRESHOLD_BYTES) return file;
  // A canvas would drop all frames but one; the API explains why it refuses animations.
  if (/ANIM|acTL/.test(new TextDecoder('latin1').decode(await file.slice(0, 4096).arrayBuffer())))
    return file;
  const broken = new ApiError('validation.pictureBroken', { status: 422 });
  // Firefox and Safari decode half a photograph without an error.
  if (file.type === 'image/jpeg' && !hasEnd(new Uint8Array(await file.arrayBuffer()))) throw broken;
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw broken;
  });
  try {
    const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp';
    let scale = Math.min(1, Math.sqrt(MAX_PIXELS / (picture.width * picture.height)));
    for (let tried = 0; tried < MAX_TRIES; tried++, scale *= SCALE_STEP) {
      const drawn = await draw(picture, scale, type);
      // Out of memory, or no encoder for the type: send the file unchanged.
      if (drawn?.type !== type) return file;
      if (maxBytes > 0 && drawn.size > maxBytes) continue;
      if (drawn.size >= file.size && (maxBytes === 0 || file.size <= maxBytes)) return file;
      return new File([drawn], rename(file.name, type), { type, lastModified: file.lastModified });
    }
    return file;
  } finally {
    picture.close();
  }
}

/** Whether a JPEG has its end marker, outside of its segments; what follows it does not count. */
function hasEnd(jpeg: Uint8Array): boolean {
  for (let at = 2; at + 1 < jpeg.length; ) {
    const marker = jpeg[at] === 0xff ? (jpeg[at + 1] ?? 0) : 0;
    if (marker === 0xd9) return true;
    // Segments have a length; picture data, restart markers and padding have none.
    if (marker < 0xc0 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd7)) at += 1;
    else at += 2 + (jpeg[at + 2] ?? 0) * 256 + (jpeg[at + 3] ?? 0);
  }
  return false;
}

async function draw(picture: ImageBitmap, scale: number, type: string): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));
}

const rename = (name: string, type: string): string =>
  type === 'image/jpeg' ? name : name.replace(/(\.\w+)?$/, '.webp');
