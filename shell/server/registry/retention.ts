import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RegistryLine } from '@admissions/tools/registry-file';
import { pruneRegistry } from '@admissions/tools/registry-file';
import type { Log } from '../base/log.ts';
import { readRegistry } from './parse-registry.ts';

/** A release that is no longer in force is served for so long (milliseconds): open tabs keep their version. */
export const SERVED_FOR = 14 * 24 * 3600_000;
const LOOK_EVERY = 3600_000;
const FINGERPRINT = /-[0-9a-f]{12}$/;

interface Options {
  releasesDir: string;
  registryFile: string;
  /** Copies of server builds, by remote: `<version>-<fingerprint>`. */
  serverCacheDir: string;
  /** registry.json is a copy of the release service's, which says what is still served. */
  isCopy: boolean;
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

/** Removes files and records of releases that are neither in force, for everybody or as a canary, nor the one before, nor younger than the time they are served. */
export async function removeOldReleases(
  { releasesDir, registryFile, serverCacheDir, isCopy, log }: Options,
  now = Date.now(),
): Promise<void> {
  const { remotes } = (await readRegistry(registryFile)).registry;
  const left = await lastInForce(dirname(registryFile));
  const lastUse = async (name: string, version: string, folder: string) =>
    Math.max(
      left.get(`${name} ${version}`) ?? 0,
      await stat(folder).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      ),
    );
  const isStanding = (name: string, version: string) => {
    const entry = remotes[name];
    if (isCopy && entry && version in entry.releases) return true;
    return (
      version === entry?.current ||
      version === entry?.previous[0] ||
      version === entry?.canary?.version
    );
  };
  const forgotten = new Set<string>();
  for (const [name, { releases }] of Object.entries(remotes)) {
    for (const [version, { releasedAt }] of Object.entries(releases)) {
      const used = await lastUse(name, version, join(releasesDir, name, version));
      if (!isStanding(name, version) && now - Math.max(used, Date.parse(releasedAt)) >= SERVED_FOR)
        forgotten.add(`${name} ${version}`);
    }
  }
  // The records first: nothing may lead to a release whose files are gone.
  if (forgotten.size > 0 && !isCopy)
    await pruneRegistry(registryFile, (name, version) => !forgotten.has(`${name} ${version}`));
  for (const name of Object.keys(remotes)) {
    for (const base of [join(releasesDir, name), join(serverCacheDir, name)]) {
      for (const entry of await foldersIn(base)) {
        const version = entry.replace(FINGERPRINT, '');
        const used = await lastUse(name, version, join(base, entry));
        if (isStanding(name, version) || now - used < SERVED_FOR) continue;
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
