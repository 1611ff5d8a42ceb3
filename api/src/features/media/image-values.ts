import type { FileValue, ImageValue, Media, StoredFile, StoredImage } from '@admissions/contracts';
import type { MediaRow, Variant } from './media-tables.ts';

/** A picture as it is read: what the entry says about it (alt, focal point) with what the file is (size, variants). */
export function imageValueOf(stored: StoredImage, row: MediaRow): ImageValue {
  return {
    url: urlOf(row.file),
    alt: stored.alt,
    width: row.width,
    height: row.height,
    focal: stored.focal ?? { x: 0.5, y: 0.5 },
    placeholder: row.placeholder,
    sources: sourcesOf(row.variants),
  };
}

/** A download as it is read. */
export const fileValueOf = (stored: StoredFile, row: MediaRow): FileValue => ({ url: urlOf(row.file), label: stored.label, size: row.size, type: row.type });

/** A picture as the media library shows it. */
export const mediaOf = (row: MediaRow): Media => ({
  id: row.id,
  name: row.name,
  url: urlOf(row.file),
  width: row.width,
  height: row.height,
  placeholder: row.placeholder,
  sources: sourcesOf(row.variants),
  size: row.size,
  type: row.type,
  createdAt: row.createdAt,
});

const urlOf = (file: string) => `/media/${file}`;

// AVIF first: a browser takes the first source that it knows.
function sourcesOf(variants: readonly Variant[]) {
  return ['image/avif', 'image/webp'].flatMap((type) => {
    const ofType = variants.filter((variant) => variant.type === type).sort((a, b) => a.width - b.width);
    return ofType.length === 0 ? [] : [{ type, srcset: ofType.map(({ file, width }) => `${urlOf(file)} ${width}w`).join(', ') }];
  });
}
