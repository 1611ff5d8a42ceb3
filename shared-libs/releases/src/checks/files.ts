import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Release } from '@admissions/protocol/releases';

/** Missing or modified files of a release, as messages. */
export async function findBrokenFiles(folder: string, { files }: Pick<Release, 'files'>) {
  const faults: string[] = [];
  for (const [file, hash] of Object.entries(files)) {
    const found = await hashFile(join(folder, file)).catch(() => null);
    if (found === null) faults.push(`${file} is missing`);
    else if (found !== hash) faults.push(`${file} is not the file that was released`);
  }
  return faults;
}

/** As in `files` of release.json. */
export async function hashFile(path: string) {
  const hash = createHash('sha384');
  await pipeline(createReadStream(path), hash);
  return `sha384-${hash.digest('base64')}`;
}
