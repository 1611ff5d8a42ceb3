import type { MediaLimits } from '@admissions/protocol/staff';
import { MAX_PANORAMA_WIDTH } from './encode-picture.ts';
import { DOCUMENT_TYPES } from './media-names.ts';

export const MEGABYTE_BYTES = 1024 * 1024;
/** Accepted types by magic bytes; the declared type is ignored. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];

/** Further uploads are refused before they are read. The back office sends two at a time. */
export const CONCURRENT_UPLOAD_LIMITS = { all: 12, each: 4 };

/** Upload limits. */
export const MEDIA_LIMITS: MediaLimits = {
  image: 10 * MEGABYTE_BYTES,
  panorama: 40 * MEGABYTE_BYTES,
  video: 100 * MEGABYTE_BYTES,
  file: 20 * MEGABYTE_BYTES,
  panoramaWidth: MAX_PANORAMA_WIDTH,
  types: {
    image: PICTURE_TYPES,
    panorama: PICTURE_TYPES.slice(0, 4),
    video: ['video/mp4'],
    file: DOCUMENT_TYPES,
  },
};
