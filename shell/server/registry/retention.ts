import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RegistryLine } from '@admissions/tools/registry-file';
import { readRegistry } from '@admissions/tools/registry-file';
import type { Log } from '../base/log.ts';

/** A release that is no longer in force is served for so long (milliseconds): open tabs keep their version. */
export const SERVED_FOR = 14 * 24 * 3600_000;
const LOOK_EVERY = 3600_000;
const FINGERPRINT = /-[0-9a-f]{12}$/;

interface Options {
  releasesDir: string;
  registryFile: string;
  /** Copies of server builds, by remote: `<version>-<fingerprint>`. */
  serverCacheDir: string;
  log: Log;
}

/** Removes old releases, hour by hour; returns how to stop. */
export function keepRetention(options: Options): () => void {
  const look = () =>
    void removeOldReleases(options).catch((error: Error) =>
      options.log.warn({ reason: error.message }, 'old releases could not be removed'),
    );
  const timer = setInterval(look, LOOK_EVERY);
  timer.unref();
  return () => clearInterval(timer);
}

/** Removes the folders of releases that are neither in force, nor the one before, nor younger than the time they are served. */
export async function removeOldReleases(
  { releasesDir, registryFile, serverCacheDir, log }: Options,
  now = Date.now(),
): Promise<void> {
  const { remotes } = await readRegistry(registryFile);
  const left = await lastInForce(dirname(registryFile));
  for (const [name, { current, previous }] of Object.entries(remotes)) {
    const kept = [current, ...previous.slice(0, 1)];
    for (const base of [join(releasesDir, name), join(serverCacheDir, name)]) {
      for (const entry of await foldersIn(base)) {
        const isKept = kept.some((version) => entry === version || entry.startsWith(`${version}-`));
        const lastUse = Math.max(
          left.get(`${name} ${entry.replace(FINGERPRINT, '')}`) ?? 0,
          (await stat(join(base, entry))).mtimeMs,
        );
        if (isKept || now - lastUse < SERVED_FOR) continue;
        await rm(join(base, entry), { recursive: true, force: true });
        log.info({ remote: name, folder: entry }, 'an old release was removed');
      }
    }
  }
}
// When each release left force, by the log of the switches.
async function lastInForce(dataDir: string): Promise<Map<string, number>> {
  const text = await readFile(join(dataDir, 'registry-log.jsonl'), 'utf8').catch(() => '');
  const lines = text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as RegistryLine);
  return new Map(
    lines
      .filter(({ from }) => from !== null)
      .map(({ remote, from, at }) => [`${remote} ${from}`, Date.parse(at)]),
  );
}
const foldersIn = async (folder: string) =>
  (await readdir(folder, { withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
