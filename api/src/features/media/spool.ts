import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { fileTypeFromBuffer } from 'file-type';
import { refused } from '../../platform/http/http-error.ts';
import { MEGABYTE_BYTES } from './media-names.ts';

/** An uploaded file on disk, not checked yet. */
export interface Spooled {
  path: string;
  size: number;
  /** SHA-256, hexadecimal. */
  hash: string;
}

/** Enough to detect file types. */
const HEAD_BYTES = 4100;

/** Streams an upload to disk; `limitOf` returns the size limit for the detected type. */
export async function spool(
  sent: Readable,
  folder: string,
  limitOf: (type: string | undefined) => number,
): Promise<Spooled> {
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, `${randomUUID()}.upload`);
  const handle = await open(file, 'wx', 0o600);
  const hash = createHash('sha256');
  let size = 0;
  let limit: number | undefined;
  let head: Buffer = Buffer.alloc(0);
  try {
    for await (const chunk of sent) {
      size += chunk.length;
      if (limit === undefined) {
        head = Buffer.concat([head, chunk]);
        if (head.length >= HEAD_BYTES)
          limit = limitOf((await fileTypeFromBuffer(head).catch(() => undefined))?.mime);
      }
      if (limit !== undefined && size > limit)
        throw refused(413, 'error.tooLarge', {
          errors: { file: `validation.fileSize|max=${limit / MEGABYTE_BYTES} MB` },
        });
      hash.update(chunk);
      await handle.writeFile(chunk);
    }
    return { path: file, size, hash: hash.digest('hex') };
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
}
