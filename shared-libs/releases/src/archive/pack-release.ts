import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { BLOCK, buildHeaders, padding } from './tar-blocks.ts';

/** A reproducible gzipped tar (ustar) archive of release.json and the files it lists. */
export function packRelease(folder: string, names: readonly string[]) {
  async function* read() {
    for (const name of ['release.json', ...names.toSorted()]) {
      const bytes = await readFile(join(folder, name));
      yield* buildHeaders(name, bytes.length);
      yield bytes;
      yield Buffer.alloc(padding(bytes.length));
    }
    yield Buffer.alloc(2 * BLOCK);
  }
  const packed = createGzip();
  // An unreadable file destroys the archive stream with its error.
  pipeline(Readable.from(read(), { objectMode: false }), packed).catch((error) =>
    packed.destroy(error),
  );
  return packed;
}
