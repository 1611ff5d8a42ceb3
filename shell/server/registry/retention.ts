import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry } from '@admissions/contracts';
import type { Log } from '../log.ts';

/** A release that is no longer current is served for so long (milliseconds): open tabs keep their version. */
export const SERVED_FOR = 14 * 24 * 3600_000;

/** Removes the folders of releases that nothing has used for long: neither named by the registry nor written lately. */
export async function removeOldReleases(releasesDir: string, registry: Registry, log: Log, now = Date.now()): Promise<void> {
  for (const name of await namesIn(releasesDir)) {
    const kept = Object.keys(registry.remotes[name]?.releases ?? {});
    for (const version of await namesIn(join(releasesDir, name))) {
      const folder = join(releasesDir, name, version);
      if (kept.includes(version) || now - (await stat(folder)).mtimeMs < SERVED_FOR) continue;
      await rm(folder, { recursive: true, force: true });
      log.info({ remote: name, version }, 'an old release was removed');
    }
  }
}
const namesIn = async (folder: string) => (await readdir(folder, { withFileTypes: true }).catch(() => [])).filter((entry) => entry.isDirectory()).map(({ name }) => name);
