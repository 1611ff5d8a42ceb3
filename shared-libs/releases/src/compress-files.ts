import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotliOf = promisify(brotliCompress);
const gzipOf = promisify(gzip);
const COMPRESSIBLE = /^(?!server\/).*\.(js|css|svg|json)$/;
const MIN_BYTES = 1024;
/** Above this size the best quality takes seconds to save a per cent. */
const LARGE_BYTES = 500_000;

/** Writes compressed copies beside files for browsers; paths are below the folder. */
export async function compressFiles(dir: string, paths: readonly string[]) {
  for (const path of paths.filter((each) => COMPRESSIBLE.test(each))) {
    const bytes = await readFile(join(dir, path));
    if (bytes.length < MIN_BYTES) continue;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: bytes.length > LARGE_BYTES ? 9 : 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    };
    await writeFile(join(dir, `${path}.br`), await brotliOf(bytes, { params }));
    await writeFile(join(dir, `${path}.gz`), await gzipOf(bytes, { level: 9 }));
  }
}
