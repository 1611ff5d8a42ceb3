import type { Registry, RegistryEntry, Release } from '@admissions/protocol/releases';
import { RELEASE_SERVICE_PATHS } from '@admissions/protocol/releases';
import type { Log } from '../base/log.ts';
import type { CallService } from './call-service.ts';
import type { Complaints } from './complaints.ts';
import { fetchRelease } from './fetch-release.ts';

const ARCHIVE_TIMEOUT_MS = 60_000;

interface Options {
  call: CallService;
  releasesDir: string;
  complaints: Complaints;
  log: Log;
}

/** Stores the releases of the service on this disk; failures are complaints. */
export function createReleaseFetcher({ call, releasesDir, complaints, log }: Options) {
  let backfill = Promise.resolve();
  let isComplete = true;

  async function open({ manifest: { name, version } }: Release) {
    const path = RELEASE_SERVICE_PATHS.archive(name, version);
    const answer = await call(path, { timeoutMs: ARCHIVE_TIMEOUT_MS });
    if (answer.status !== 200 || !answer.body)
      throw new Error(`${path} was answered ${answer.status}`);
    return answer.body;
  }
  async function fetchOne(release: Release): Promise<void> {
    const { name, version } = release.manifest;
    try {
      if (await fetchRelease(release, { releasesDir, open }))
        log.info({ remote: name, version }, 'release fetched');
      complaints.clear(`${name} ${version}`);
    } catch (error) {
      isComplete = false;
      complaints.add(`${name} ${version}`, error);
    }
  }
  return {
    fetch: fetchOne,
    /** Versions that visitors may get at once; missing ones are refused during adoption. */
    async fetchNeeded({ remotes }: Registry): Promise<void> {
      const needed = listReleases(remotes, ({ current, canary }) =>
        canary ? [current, canary.version] : [current],
      );
      await Promise.all(needed.map(fetchOne));
    },
    /** Open tabs of other shells may still request the remaining releases. */
    fetchRemaining({ remotes }: Registry): void {
      backfill = backfill.then(async () => {
        isComplete = true;
        for (const release of listReleases(remotes, ({ releases }) => Object.keys(releases)))
          await fetchOne(release);
      });
    },
    /** Whether every release of the registry is here. */
    isComplete: () => isComplete,
  };
}

const listReleases = (
  remotes: Registry['remotes'],
  choose: (entry: RegistryEntry) => readonly string[],
): Release[] =>
  Object.values(remotes).flatMap((entry) =>
    choose(entry).flatMap((version) => entry.releases[version] ?? []),
  );
