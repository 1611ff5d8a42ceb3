import { MEDIA_PATHS } from '@admissions/protocol/staff';
import sharp from 'sharp';
import type { Caller } from './callers.ts';
import type { TestApp } from './test-app.ts';

/** A plain picture of this size, to be encoded. */
export const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } });

export interface UploadOptions {
  /** File name and content type as given by the client. */
  name?: string;
  type?: string;
  /** Target; absent: a new library item. */
  url?: string;
  /** Firefox sends a repeated file with another one. */
  boundary?: string;
}

/** A file as the only part of a form. */
export const partOf = (
  bytes: Uint8Array,
  { name = 'picture.png', type = 'image/png', boundary = 'limit' }: UploadOptions = {},
) =>
  Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`,
    ),
    bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);

/** Multipart upload, as browsers send it. */
export function uploadTo(
  { app }: TestApp,
  headers: Caller,
  bytes: Uint8Array,
  details: UploadOptions = {},
) {
  const { url = MEDIA_PATHS.upload, boundary = 'limit' } = details;
  return app.inject({
    method: 'POST',
    url,
    payload: partOf(bytes, details),
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
  });
}
