import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry } from '@admissions/protocol/releases';
import type { Log } from '../base/log.ts';
import { repeat } from '../base/repeat.ts';

/** Starts when a release leaves the registry. */
const RETENTION_MS = 14 * 24 * 3600_000;
const CLEANUP_INTERVAL_MS = 3600_000;
const FINGERPRINT = /-[0-9a-f]{12}$/;

interface Options {
  releasesDir: string;
  /** In the registry. */
  remotes: () => Registry['remotes'];
  /** Server builds by remote: `<version>-<fingerprint>`. */
  serverCacheDir: string;
  log: Log;
}

/** Returns a function that stops it. */
export const scheduleCleanup = (options: Options) =>
  repeat(CLEANUP_INTERVAL_MS, () => {
    removeOldReleases(options).catch((error: Error) =>
      options.log.warn({ reason: error.message }, 'old releases could not be removed'),
    );
  });

export async function removeOldReleases(
  { releasesDir, remotes, serverCacheDir, log }: Options,
  now = Date.now(),
) {
  for (const [name, { releases }] of Object.entries(remotes())) {
    for (const base of [join(releasesDir, name), join(serverCacheDir, name)]) {
      for (const entry of await listFolders(base)) {
        const folder = join(base, entry);
        if (entry.replace(FINGERPRINT, '') in releases) continue;
        if (now - (await stat(folder)).mtimeMs < RETENTION_MS) continue;
        await rm(folder, { recursive: true, force: true });
        log.info({ remote: name, folder: entry }, 'an old release was removed');
      }
    }
  }
}
const listFolders = async (folder: string) =>
  (await readdir(folder, { withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
