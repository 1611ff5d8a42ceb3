import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@admissions/contracts';
import { readRegistry } from '@admissions/tools/registry-file';
import type { Log } from '../base/log.ts';
import { verifyRelease } from './integrity.ts';

/** How often (milliseconds) the file is looked at. */
const LOOK_EVERY = 500;

export interface RegistryService {
  /** The release of each remote that is in force. */
  current(): readonly Release[];
  /** Changes with every switch: part of the keys of what depends on the releases. */
  generation(): number;
  /** Looks at the file now. */
  refresh(): Promise<void>;
  close(): void;
}
interface Options {
  file: string;
  releasesDir: string;
  log: Log;
  /** Proves that a release runs here before it is put in force; a rejection keeps the one before. */
  warmUp(release: Release): Promise<void>;
  onSwitch(): void;
}

/** Follows registry.json; a file or a release that is not good changes nothing: the last good one stays in force. */
export async function openRegistry({
  file,
  releasesDir,
  log,
  warmUp,
  onSwitch,
}: Options): Promise<RegistryService> {
  let inForce: Release[] = [];
  let generation = 0;
  let seen = '';
  let isLooking = false;

  async function look() {
    const stamp = await readStamp(file);
    if (stamp === seen) return;
    seen = stamp;
    const registry = await readRegistry(file).catch(
      (error: Error) =>
        void log.error(
          { reason: error.message },
          'the registry cannot be read; the last good one stays in force',
        ),
    );
    if (!registry) return;
    const next: Release[] = [];
    for (const [name, { current, previous, releases }] of Object.entries(registry.remotes)) {
      const standing = inForce.find(({ manifest }) => manifest.name === name);
      const wanted = releases[current] as Release;
      if (
        standing &&
        standing.releasedAt === wanted.releasedAt &&
        standing.manifest.version === current
      )
        next.push(standing);
      else
        next.push(
          (await adopted(wanted)) ??
            standing ??
            (await firstAdopted(previous.map((version) => releases[version]))) ??
            wanted,
        );
    }
    inForce = next.toSorted((one, other) => (one.manifest.name < other.manifest.name ? -1 : 1));
    generation++;
    onSwitch();
  }
  async function adopted(release: Release | undefined): Promise<Release | null> {
    if (!release) return null;
    const { name, version } = release.manifest;
    try {
      await verifyRelease(join(releasesDir, name, version), release);
      await warmUp(release);
      log.info({ remote: name, version }, 'release in force');
      return release;
    } catch (error) {
      log.error({ remote: name, version, reason: (error as Error).message }, 'release refused');
      return null;
    }
  }
  async function firstAdopted(releases: (Release | undefined)[]): Promise<Release | null> {
    for (const release of releases) {
      const good = await adopted(release);
      if (good) return good;
    }
    return null;
  }
  async function refresh() {
    if (isLooking) return;
    isLooking = true;
    try {
      await look();
    } finally {
      isLooking = false;
    }
  }

  await refresh();
  const timer = setInterval(
    () =>
      void refresh().catch((error: Error) =>
        log.error({ reason: error.message }, 'the registry could not be followed'),
      ),
    LOOK_EVERY,
  );
  timer.unref();
  return {
    current: () => inForce,
    generation: () => generation,
    refresh,
    close: () => clearInterval(timer),
  };
}

async function readStamp(file: string): Promise<string> {
  const facts = await stat(file).catch(() => null);
  return facts ? `${facts.ino} ${facts.mtimeMs} ${facts.size}` : 'absent';
}
