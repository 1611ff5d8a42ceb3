import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readRegistry } from '@admissions/tools/registry-file';
import type { Log } from '../log.ts';

/** A release that is no longer in force is served for so long (milliseconds): open tabs keep their version. */
export const SERVED_FOR = 14 * 24 * 3600_000;
const LOOK_EVERY = 3600_000;

interface Options {
  releasesDir: string;
  registryFile: string;
  log: Log;
}

/** Removes old releases, hour by hour; returns how to stop. */
export function keepRetention(options: Options): () => void {
  const look = () => void removeOldReleases(options).catch((error: Error) => options.log.warn({ reason: error.message }, 'old releases could not be removed'));
  const timer = setInterval(look, LOOK_EVERY);
  timer.unref();
  return () => clearInterval(timer);
}

/** Removes the folders of releases that are neither in force, nor the one before, nor younger than the time they are served. */
export async function removeOldReleases({ releasesDir, registryFile, log }: Options, now = Date.now()): Promise<void> {
  const { remotes } = await readRegistry(registryFile);
  for (const [name, { current, previous }] of Object.entries(remotes)) {
    const kept = [current, ...previous.slice(0, 1)];
    for (const version of await foldersIn(join(releasesDir, name))) {
      const folder = join(releasesDir, name, version);
      if (kept.includes(version) || now - (await stat(folder)).mtimeMs < SERVED_FOR) continue;
      await rm(folder, { recursive: true, force: true });
      log.info({ remote: name, version }, 'an old release was removed');
    }
  }
}
const foldersIn = async (folder: string) =>
  (await readdir(folder, { withFileTypes: true }).catch(() => [])).filter((entry) => entry.isDirectory()).map(({ name }) => name);
