import type { FileValue, ImageValue, StoredFile, StoredImage, VideoValue } from '@admissions/model';
import { PHOTO_TAG } from '@admissions/protocol/staff';
import type { MediaItem } from '../hooks.ts';

export const CENTRE = { x: 0.5, y: 0.5 };

/** Combines the entry's data (alt, focal point) with the file's (size, variants). */
export function toImageValue(stored: StoredImage, row: MediaItem): ImageValue {
  return {
    url: mediaUrl(row.file),
    alt: stored.alt,
    width: row.width,
    height: row.height,
    focal: stored.focal ?? row.focal ?? CENTRE,
    placeholder: row.placeholder,
    sources: toSources(row.variants),
    ...(row.tags.includes(PHOTO_TAG) && { isPhoto: true as const }),
  };
}

export const toFileValue = (stored: StoredFile, row: MediaItem): FileValue => ({
  url: mediaUrl(row.file),
  label: stored.label,
  size: row.size,
  type: row.type,
});

export function toVideoValue(stored: VideoValue, row: MediaItem): VideoValue {
  const duration = stored.duration ?? row.duration;
  return {
    provider: 'file',
    url: mediaUrl(row.file),
    ...(duration !== null && { duration }),
    ...(stored.captions && { captions: stored.captions }),
  };
}

export const mediaUrl = (file: string) => `/media/${file}`;

/** AVIF first: a browser takes the first source that it supports. */
export function toSources(variants: MediaItem['variants']) {
  return ['image/avif', 'image/webp'].flatMap((type) => {
    const ofType = variants
      .filter((variant) => variant.type === type)
      .sort((a, b) => a.width - b.width);
    return ofType.length === 0
      ? []
      : [
          {
            type,
            srcset: ofType.map(({ file, width }) => `${mediaUrl(file)} ${width}w`).join(', '),
          },
        ];
  });
}
