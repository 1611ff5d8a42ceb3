import type {
  FileValue,
  ImageValue,
  Media,
  StoredFile,
  StoredImage,
  VideoValue,
} from '@admissions/contracts';
import type { MediaRow, Variant } from './media-tables.ts';

const CENTRE = { x: 0.5, y: 0.5 };

/** A picture as it is read: what the entry says about it (alt, focal point) with what the file is (size, variants). */
export function imageValueOf(stored: StoredImage, row: MediaRow): ImageValue {
  return {
    url: urlOf(row.file),
    alt: stored.alt,
    width: row.width,
    height: row.height,
    focal: stored.focal ?? row.focal ?? CENTRE,
    placeholder: row.placeholder,
    sources: sourcesOf(row.variants),
  };
}

/** A download as it is read. */
export const fileValueOf = (stored: StoredFile, row: MediaRow): FileValue => ({
  url: urlOf(row.file),
  label: stored.label,
  size: row.size,
  type: row.type,
});

/** An uploaded video as it is read. */
export function videoValueOf(stored: VideoValue, row: MediaRow): VideoValue {
  const duration = stored.duration ?? row.duration;
  return { provider: 'file', url: urlOf(row.file), ...(duration !== null && { duration }) };
}

/** An item as the media library shows it. */
export const mediaOf = (
  row: MediaRow,
  { createdBy, uses, mayChange }: Pick<Media, 'createdBy' | 'uses' | 'mayChange'>,
): Media => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  url: urlOf(row.file),
  width: row.width,
  height: row.height,
  placeholder: row.placeholder,
  sources: sourcesOf(row.variants),
  size: row.size,
  type: row.type,
  duration: row.duration,
  alt: row.alt,
  focal: row.focal ?? CENTRE,
  crop: row.crop,
  original: originalOf(row),
  uses,
  createdAt: row.createdAt,
  createdBy,
  updatedAt: row.updatedAt,
  revision: row.revision,
  mayChange,
});

function originalOf({ kind, original, file, width, height }: MediaRow): Media['original'] {
  if (kind !== 'image' && kind !== 'panorama') return null;
  return original
    ? { url: urlOf(original.file), width: original.width, height: original.height }
    : { url: urlOf(file), width, height };
}

const urlOf = (file: string) => `/media/${file}`;

// AVIF first: a browser takes the first source that it knows.
function sourcesOf(variants: readonly Variant[]) {
  return ['image/avif', 'image/webp'].flatMap((type) => {
    const ofType = variants
      .filter((variant) => variant.type === type)
      .sort((a, b) => a.width - b.width);
    return ofType.length === 0
      ? []
      : [{ type, srcset: ofType.map(({ file, width }) => `${urlOf(file)} ${width}w`).join(', ') }];
  });
}
