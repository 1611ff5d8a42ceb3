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
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new ApiError('validation.pictureBroken', { status: 422 });
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
