import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** Missing or modified files of a release, as messages. */
export async function findBrokenFiles(folder, { files }) {
  const faults = [];
  for (const [file, hash] of Object.entries(files)) {
    const found = await hashFile(join(folder, file)).catch(() => null);
    if (found === null) faults.push(`${file} is missing`);
    else if (found !== hash) faults.push(`${file} is not the file that was released`);
  }
  return faults;
}

async function hashFile(path) {
  const hash = createHash('sha384');
  await pipeline(createReadStream(path), hash);
  return `sha384-${hash.digest('base64')}`;
}
