import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Release } from '@admissions/protocol/releases';
import { compressFiles, findBrokenFiles, unpackRelease } from '@admissions/releases';

interface Options {
  releasesDir: string;
  /** Opens the archive. */
  open(release: Release): Promise<AsyncIterable<Uint8Array>>;
}

/** Stores the release atomically; throws unless its files match the registry. */
export async function fetchRelease(release: Release, { releasesDir, open }: Options) {
  const { name, version } = release.manifest;
  const folder = join(releasesDir, name, version);
  if (await isComplete(folder, release)) return false;
  // A unique name, because shells that share this folder may fetch the same release at once.
  const partial = `${folder}.${randomUUID()}.part`;
  try {
    await mkdir(partial, { recursive: true });
    const names = await unpackRelease(await open(release), partial);
    const more = names.find((file) => file !== 'release.json' && !(file in release.files));
    if (more) throw new Error(`${name} ${version}: ${more} is no file of the release`);
    await verifyRelease(partial, release);
    await compressFiles(partial, Object.keys(release.files));
    // Another process may have stored it meanwhile.
    if (await isComplete(folder, release)) return false;
    await rm(folder, { recursive: true, force: true });
    await rename(partial, folder);
    return true;
  } finally {
    await rm(partial, { recursive: true, force: true });
  }
}

/** Throws if a file of the release is missing or differs. */
export async function verifyRelease(dir: string, release: Release) {
  const [broken] = await findBrokenFiles(dir, release);
  const { name, version } = release.manifest;
  if (broken) throw new Error(`${name} ${version}: ${broken}`);
}

// Folders appear by an atomic rename; another database may have used the same version.
const isComplete = (folder: string, { files }: Release) =>
  readFile(join(folder, 'release.json'), 'utf8').then(
    (text) => isDeepStrictEqual((JSON.parse(text) as Release).files, files),
    () => false,
  );
