import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Release } from '@admissions/contracts';

export const hashSha384 = (bytes: string | Uint8Array) =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

async function sha384OfFile(path: string): Promise<string> {
  const hash = createHash('sha384');
  await pipeline(createReadStream(path), hash);
  return `sha384-${hash.digest('base64')}`;
}

/** Throws a sentence when a file of the release is missing or is not the one that was released. */
export async function verifyRelease(dir: string, release: Release): Promise<void> {
  for (const [file, hash] of Object.entries(release.files)) {
    const found = await sha384OfFile(join(dir, file)).catch(() => null);
    if (found === null)
      throw new Error(`${release.manifest.name} ${release.manifest.version}: ${file} is missing`);
    if (found !== hash)
      throw new Error(
        `${release.manifest.name} ${release.manifest.version}: ${file} is not the file that was released`,
      );
  }
}
