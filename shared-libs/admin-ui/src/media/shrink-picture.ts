/** Larger pictures are made smaller before they are sent: from this many bytes on, to this many pixels at most, which is what the API keeps. */
const SHRINK_THRESHOLD_BYTES = 3 * 1024 * 1024;
const MAX_SIDE_PX = 4096;
/** Tries with fewer pixels each time, when the result is still too large. */
const MAX_TRIES = 4;
const SCALE_STEP = 0.75;
const QUALITY = 0.9;
/** What a canvas draws and writes again without losing anything that matters: no animations, no documents. */
const SHRINKABLE = ['image/jpeg', 'image/png', 'image/webp'];

/** The bytes of a picture cannot be read as one. */
export class BrokenPictureError extends Error {
  override name = 'BrokenPictureError';
}

/** Whether a file of this type can be made smaller here before it is sent. */
export const isShrinkable = ({ type }: Pick<File, 'type'>): boolean =>
  typeof createImageBitmap === 'function' && SHRINKABLE.includes(type);

/** The picture with fewer pixels and bytes, turned as the camera says; the file itself where that would gain nothing. `most`: bytes that are taken, 0 when that is not known. */
export async function shrinkPicture(file: File, maxBytes: number): Promise<File> {
  if (!isShrinkable(file) || file.size < SHRINK_THRESHOLD_BYTES) return file;
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new BrokenPictureError();
  });
  try {
    const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp';
    let scale = Math.min(1, MAX_SIDE_PX / Math.max(picture.width, picture.height));
    for (let tried = 0; tried < MAX_TRIES; tried++, scale *= SCALE_STEP) {
      const drawn = await draw(picture, scale, type);
      // A browser that has no memory for it, or does not write the type, sends the file as it is.
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
