import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Release } from '@admissions/contracts';
import { hashSha384 } from '../base/hashes.ts';

/** Verified copies of the remotes' server builds, inside the shell's package tree: their bare imports are then the shell's own packages. */
export interface ServerBuilds {
  /** Where the copy of a release is; other files, another folder. */
  findFolder(release: Release): string;
  /** Makes the copy when there is none, and answers where it is; rejects when a file is not the one that was released. */
  copyVerified(release: Release): Promise<string>;
}

export function createServerBuilds({
  releasesDir,
  cacheDir,
}: {
  releasesDir: string;
  cacheDir: string;
}): ServerBuilds {
  const folders = new WeakMap<Release, string>();
  function findFolder(release: Release): string {
    const { name, version } = release.manifest;
    const known = folders.get(release);
    if (known) return known;
    const folder = join(cacheDir, name, `${version}-${fingerprintRelease(release)}`);
    folders.set(release, folder);
    return folder;
  }
  return {
    findFolder,
    async copyVerified(release) {
      const { name, version } = release.manifest;
      const folder = findFolder(release);
      await copyVerified(join(releasesDir, name, version), folder, release);
      return folder;
    },
  };
}

async function copyVerified(from: string, to: string, release: Release): Promise<void> {
  const files = Object.entries(release.files).filter(
    ([file]) => file.startsWith('server/') && /\.m?js$/.test(file),
  );
  const isCopied = await readFile(join(to, '.complete')).then(
    () => true,
    () => false,
  );
  if (isCopied) return;
  const partial = `${to}.${process.pid}.part`;
  for (const [file, hash] of files) {
    const bytes = await readFile(join(from, file));
    if (hashSha384(bytes) !== hash) throw new Error(`${file} is not the file that was released`);
    await mkdir(dirname(join(partial, file)), { recursive: true });
    await writeFile(join(partial, file), bytes);
  }
  await writeFile(join(partial, 'package.json'), '{ "type": "module" }');
  await writeFile(join(partial, '.complete'), '');
  await rename(partial, to).catch(async (error) => {
    await rm(partial, { recursive: true, force: true });
    // Another process of this shell was quicker.
    if (!['ENOTEMPTY', 'EEXIST'].includes(error.code)) throw error;
  });
}
const fingerprintRelease = ({ files }: Release) =>
  createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12);
