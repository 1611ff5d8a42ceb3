import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Release } from '@admissions/contracts';
import { RemoteFailure } from '../../src/remotes/remote-failure.ts';
import type { RemoteModule } from '../../src/remotes/remote-module.ts';
import { checkedRemote } from '../../src/remotes/remote-module.ts';
import { hashSha384 } from '../registry/integrity.ts';

/** After a failure a remote's server build is tried again no sooner than this (milliseconds). */
const BACK_OFF = 1000;

export interface ServerRemotes {
  /** The remote's server build; rejects with RemoteFailure. */
  load(release: Release): Promise<RemoteModule>;
  /** Where the build runs from. */
  findReleaseFolder(release: Release): string;
}

/** Imports server builds from verified copies that lie inside the shell's package tree: their bare imports are then the shell's own packages. */
export function createServerRemotes({
  releasesDir,
  cacheDir,
}: {
  releasesDir: string;
  cacheDir: string;
}): ServerRemotes {
  const modules = new Map<string, Promise<RemoteModule>>();
  const failedAt = new Map<string, { at: number; failure: RemoteFailure }>();

  const folderOf = (release: Release) =>
    join(
      cacheDir,
      release.manifest.name,
      `${release.manifest.version}-${fingerprintRelease(release)}`,
    );
  async function importCopy(release: Release): Promise<RemoteModule> {
    const { name, version } = release.manifest;
    if (!release.serverEntry) throw new Error('it has no server build');
    const folder = folderOf(release);
    await copyVerified(join(releasesDir, name, version), folder, release);
    return checkedRemote(
      name,
      await import(/* @vite-ignore */ pathToFileURL(join(folder, release.serverEntry)).href),
    );
  }
  function load(release: Release): Promise<RemoteModule> {
    const { name, version } = release.manifest;
    const key = folderOf(release);
    const known = modules.get(key);
    if (known) return known;
    const before = failedAt.get(key);
    if (before && Date.now() - before.at < BACK_OFF) return Promise.reject(before.failure);
    const module = importCopy(release).catch((cause) => {
      const failure = new RemoteFailure(name, version, cause);
      modules.delete(key);
      failedAt.set(key, { at: Date.now(), failure });
      throw failure;
    });
    modules.set(key, module);
    return module;
  }
  return { load, findReleaseFolder: folderOf };
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
