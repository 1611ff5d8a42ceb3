import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Release } from '@admissions/protocol/releases';
import { compressFiles } from '@admissions/tools/compress-files';
import { unpackRelease } from '@admissions/tools/release-archive';
import { verifyRelease } from './integrity.ts';

interface Options {
  releasesDir: string;
  /** The archive of a release. */
  open(release: Release): Promise<AsyncIterable<Uint8Array>>;
}

/** Fetches a release, unless it is there, and puts it there whole: its files are those of the registry, or it throws a sentence. */
export async function fetchRelease(
  release: Release,
  { releasesDir, open }: Options,
): Promise<boolean> {
  const { name, version } = release.manifest;
  const folder = join(releasesDir, name, version);
  if (await isComplete(folder, release)) return false;
  // Its own: the same release may be fetched twice at once, by this shell or another one of this folder.
  const partial = `${folder}.${randomUUID()}.part`;
  try {
    await mkdir(partial, { recursive: true });
    const names = await unpackRelease(await open(release), partial);
    const more = names.find((file) => file !== 'release.json' && !(file in release.files));
    if (more) throw new Error(`${name} ${version}: ${more} is no file of the release`);
    await verifyRelease(partial, release);
    await compressFiles(partial, Object.keys(release.files));
    // Somebody else may have been faster.
    if (await isComplete(folder, release)) return false;
    await rm(folder, { recursive: true, force: true });
    await rename(partial, folder);
    return true;
  } finally {
    await rm(partial, { recursive: true, force: true });
  }
}

// Folders come into being by a rename, whole. One from another database may have the same version.
const isComplete = (folder: string, { files }: Release) =>
  readFile(join(folder, 'release.json'), 'utf8').then(
    (text) => isDeepStrictEqual((JSON.parse(text) as Release).files, files),
    () => false,
  );
