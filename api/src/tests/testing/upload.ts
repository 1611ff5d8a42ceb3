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

/** Multipart upload, as browsers send it. */
export function uploadTo(
  { app }: TestApp,
  headers: Caller,
  bytes: Uint8Array,
  {
    name = 'picture.png',
    type = 'image/png',
    url = MEDIA_PATHS.upload,
    boundary = 'limit',
  }: UploadOptions = {},
) {
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`;
  const payload = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return app.inject({
    method: 'POST',
    url,
    payload,
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
  });
}
