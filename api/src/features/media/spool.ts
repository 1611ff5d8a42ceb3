import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { fileTypeFromBuffer } from 'file-type';

/** An upload on the disk, not yet looked into. */
export interface Spooled {
  path: string;
  size: number;
  /** SHA-256 of its bytes, hexadecimal. */
  hash: string;
}
/** More was sent than is taken. */
export class TooLarge extends Error {
  override name = 'TooLarge';
  readonly limit: number;
  constructor(limit: number) {
    super('the file is too large');
    this.limit = limit;
  }
}

/** Enough for the first signatures. */
const HEAD_BYTES = 4100;

/** Writes what is sent to the disk, never holding it in memory; `limitOf` says by the type of the first bytes how much is taken. */
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
  const decide = async () => {
    limit = limitOf((await fileTypeFromBuffer(head).catch(() => undefined))?.mime);
  };
  try {
    for await (const chunk of sent as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (limit === undefined) {
        head = Buffer.concat([head, chunk]);
        if (head.length >= HEAD_BYTES) await decide();
      }
      if (limit !== undefined && size > limit) throw new TooLarge(limit);
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
