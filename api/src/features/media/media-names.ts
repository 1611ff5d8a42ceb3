import type { MediaLimits } from '@admissions/protocol/staff';
import { MAX_PANORAMA_WIDTH } from './encode-picture.ts';

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const OPEN = 'application/vnd.oasis.opendocument';
const DOCUMENTS: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  docx: `${OFFICE}.wordprocessingml.document`,
  xlsx: `${OFFICE}.spreadsheetml.sheet`,
  pptx: `${OFFICE}.presentationml.presentation`,
  odt: `${OPEN}.text`,
  ods: `${OPEN}.spreadsheet`,
  odp: `${OPEN}.presentation`,
};
const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
  mp4: 'video/mp4',
  ...DOCUMENTS,
};
/** Names are generated, so this also blocks path traversal. */
export const MEDIA_NAME = new RegExp(`^[a-zA-Z0-9_-]{1,80}\\.(${Object.keys(TYPES).join('|')})$`);

export const findMediaType = (name: string): string =>
  TYPES[readEnding(name)] ?? 'application/octet-stream';
export const isDocument = (name: string) => Object.hasOwn(DOCUMENTS, readEnding(name));
/** The extension for an accepted document type; else undefined. */
export const findDocumentEnding = (type: string) =>
  Object.keys(DOCUMENTS).find((ending) => DOCUMENTS[ending] === type);
const DOCUMENT_TYPES: readonly string[] = Object.values(DOCUMENTS);
/** For the error message at the field. */
export const ALLOWED_FORMATS = `JPEG, PNG, WebP, AVIF, GIF, MP4, ${Object.keys(DOCUMENTS).join(', ').toUpperCase()}`;

export const readEnding = (name: string) => name.split('.').pop() ?? '';

export const MEGABYTE_BYTES = 1024 * 1024;
/** Accepted types by magic bytes; the declared type is ignored. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];

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
