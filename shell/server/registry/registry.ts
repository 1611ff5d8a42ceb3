import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type {
  Adoption as AdoptionReport,
  Registry,
  RegistryEntry,
  Release,
  ShellContract,
} from '@admissions/protocol/releases';
import { findIncompatibilities } from '@admissions/tools/gates/compatibility';
import type { Log } from '../base/log.ts';
import { createAdoption } from './adoption.ts';
import { createHeartbeat } from './heartbeat.ts';
import { verifyRelease } from './integrity.ts';
import { loadLastGood, saveLastGood } from './last-good.ts';
import { createLocalRollbacks } from './local-rollbacks.ts';
import type { UnreadableRelease } from './parse-registry.ts';
import { loadRegistry } from './parse-registry.ts';
import type { ReleaseService } from './release-service.ts';
import type { ChannelRequest, ServedCanary, ServedTrial } from './served-channels.ts';
import { findServedCanaries, findServedTrials } from './served-channels.ts';

const POLL_INTERVAL_MS = 500;

export interface RegistryService {
  /** The live release of each remote, without provenance. */
  current(): readonly Release[];
  /** Releases for a share of visitors or accounts. */
  canaries(): readonly ServedCanary[];
  /** Live releases with a trial, running or ended. */
  trials(): readonly ServedTrial[];
  /** A release in the registry, live or not; null if unknown. */
  find(name: string, version: string): Release | null;
  /** Fallbacks for a release that cannot render, best first; for a canary the stable one first. */
  earlier(release: Release): readonly Release[];
  /** Increases with every change of releases. */
  generation(): number;
  /** Why no page can be served; null when some can. */
  problem(): string | null;
  /** Leaves a canary or trial in this shell at once, until the registry has changed. */
  rollBackLocally(request: ChannelRequest): void;
  /** Local rollbacks that the registry does not contain yet. */
  listLocalRollbacks(): readonly ChannelRequest[];
  /** Reads the file now; resolves when every release is adopted or refused. */
  refresh(): Promise<void>;
  /** Resolves when this shell is no longer reported as running. */
  close(): Promise<void>;
}
interface Options {
  file: string;
  releasesDir: string;
  /** What this shell provides; null in development. */
  contract: ShellContract | null;
  /** The API as release service. */
  service?: Pick<ReleaseService, 'report' | 'end' | 'findFault'> | null;
  log: Log;
  /** Verifies that a release runs here; `isNew`: no visitor of this shell has seen it. */
  warmUp(release: Release, isNew: boolean): Promise<void>;
  onSwitch(): void;
}

/** Follows registry.json; an invalid file or release changes nothing, even after a restart. */
export async function openRegistry({
  file,
  releasesDir,
  contract,
  service = null,
  log,
  warmUp,
  onSwitch,
}: Options): Promise<RegistryService> {
  let served: readonly Release[] = [];
  let canaries: readonly ServedCanary[] = [];
  let trials: readonly ServedTrial[] = [];
  let generation = 0;
  let sequence = 0;
  let problem: string | null = null;
  let lastStamp = '';
  let isPolling = false;
  /** The followed registry; `given` is before local rollbacks. */
  let source: { given: Registry; registry: Registry; isFallback: boolean } | null = null;
  const localRollbacks = createLocalRollbacks();
  let isReported = true;
  let remotes = new Map<string, { release: Release; earlier: Release[] }>();
  /** Stable versions that this shell cannot read, by remote. */
  let unread: ReadonlyMap<string, string> = new Map();
  const refused: Refusals = new Map();
  const refusedCanaries: Refusals = new Map();
  const verified = new Set<string>();
  const adoption = createAdoption({ prove: (release) => prove(release, refused), onChange });
  const canaryAdoption = createAdoption({
    prove: (release) => prove(release, refusedCanaries),
    onChange,
    isOptional: true,
  });
  const heartbeat = createHeartbeat(readState, service);
  // Releases that ran here before this start must continue to run.
  const lastGood = await loadLastGood(file);

  async function poll() {
    const stamp = await readStamp(file);
    if (stamp === lastStamp) {
      adoption.retryRefused();
      return canaryAdoption.retryRefused();
    }
    lastStamp = stamp;
    const parsed = await loadRegistry(file).catch((error: Error) => {
      log.error(
        { reason: error.message },
        'the registry cannot be read; the last good one stays in force',
      );
      problem = adoption.current().length === 0 ? error.message : null;
      return null;
    });
    if (parsed) {
      const { registry, unreadable } = parsed;
      follow(addLastGood(registry, unreadable), false);
      return refuseUnreadable(unreadable);
    }
    const good = adoption.current().length === 0 ? await loadLastGood(file) : null;
    if (!good) return heartbeat.beat();
    log.warn(
      { sequence: good.sequence ?? 0 },
      'using the last good registry instead of a broken one',
    );
    return follow(good, true);
  }
  /** An unreadable remote continues with its last good entry. */
  function addLastGood(registry: Registry, unreadable: readonly UnreadableRelease[]): Registry {
    const remotes = { ...registry.remotes };
    for (const { remote } of unreadable) {
      const good = source?.given.remotes[remote] ?? lastGood?.remotes[remote];
      if (good) remotes[remote] ??= good;
    }
    return { ...registry, remotes };
  }
  function refuseUnreadable(unreadable: readonly UnreadableRelease[]) {
    for (const { remote, version, channel, reason } of unreadable) {
      log.error({ remote, version, reason }, 'release refused');
      (channel === 'stable' ? refused : refusedCanaries).set(remote, { version, reason });
    }
    unread = new Map(
      unreadable.flatMap(({ remote, version, channel }) =>
        channel === 'stable' ? [[remote, version]] : [],
      ),
    );
  }
  function onChange() {
    generation++;
    isReported = false;
    served = adoption.current().map(toServed);
    readChannels();
    onSwitch();
    heartbeat.beat();
  }
  /** Registry details of releases that are actually served here. */
  function readChannels() {
    const entries = source?.registry.remotes ?? {};
    canaries = findServedCanaries(entries, canaryAdoption.current().map(toServed));
    trials = findServedTrials(entries, served).map(({ against, ...trial }) => ({
      ...trial,
      against: toServed(against),
    }));
  }
  function follow(given: Registry, isFallback: boolean) {
    const registry = localRollbacks.apply(given);
    source = { given, registry, isFallback };
    isReported = false;
    const canaryTargets = Object.entries(registry.remotes).flatMap(([name, entry]) => {
      const release = findCanary(entry);
      return release ? [[name, { release, earlier: [] }] as const] : [];
    });
    canaryAdoption.follow(new Map(canaryTargets));
    for (const name of refusedCanaries.keys())
      if (!registry.remotes[name]?.canary) refusedCanaries.delete(name);
    remotes = new Map(
      Object.entries(registry.remotes).map(([name, { current, previous, releases }]) => [
        name,
        {
          release: releases[current] as Release,
          earlier: previous.flatMap((version) => releases[version] ?? []),
        },
      ]),
    );
    adoption.follow(remotes);
    // A change of share or trial adopts no release.
    readChannels();
  }
  async function prove(release: Release, refused: Refusals): Promise<boolean> {
    const { name, version } = release.manifest;
    try {
      await verifyRelease(join(releasesDir, name, version), release);
      const missing = findMissing(release);
      if (missing.length > 0) throw new Error(missing.join('; '));
      const hasRun =
        verified.has(releaseKey(release)) || lastGood?.remotes[name]?.releases[version];
      await warmUp(toServed(release), !hasRun);
      verified.add(releaseKey(release));
      if (refused.get(name)?.version === version) refused.delete(name);
      log.info({ remote: name, version }, 'release in force');
      return true;
    } catch (error) {
      const reason = service?.findFault(release) ?? (error as Error).message;
      // The report needs one sentence; the stack trace is in the log.
      refused.set(name, { version, reason: reason.split('\n', 1)[0] ?? '' });
      isReported = false;
      log.error({ remote: name, version, reason }, 'release refused');
      return false;
    }
  }
  const findMissing = (release: Release) =>
    contract ? findIncompatibilities(contract, release) : [];

  /** Runs when every release is adopted or refused. */
  async function reportState() {
    if (isReported || !source) return;
    isReported = true;
    const { registry, isFallback } = source;
    sequence = registry.sequence ?? 0;
    if (isFallback) problem = adoption.current().length > 0 ? null : problem;
    else problem = findBrokenByShell(registry);
    if (problem) log.error({ reason: problem }, 'this shell must not get visitors');
    // Earlier releases stay saved until this shell runs them or others are released.
    else if (!isFallback) await saveProved(registry);
    heartbeat.beat();
  }
  async function saveProved(registry: Registry) {
    const good = adoption.current().filter((release) => verified.has(releaseKey(release)));
    await saveLastGood(file, registry, good).catch((error: Error) =>
      log.warn({ reason: error.message }, 'the last good registry could not be written'),
    );
  }
  function findBrokenByShell(registry: Registry): string | null {
    const broken = Object.entries(registry.remotes).flatMap(([name, { current, releases }]) => {
      const release = releases[current];
      if (!release || lastGood?.remotes[name]?.current !== current) return [];
      return findMissing(release).map((fault) => `${name} ${current}: ${fault}`);
    });
    return broken.length > 0
      ? `this shell lacks what releases in force need: ${broken.join('; ')}`
      : null;
  }
  function readState(): Pick<AdoptionReport, 'sequence' | 'remotes'> {
    const state: AdoptionReport['remotes'] = {};
    for (const { manifest } of adoption.current()) {
      const no = refused.get(manifest.name);
      const expectedVersion =
        unread.get(manifest.name) ?? remotes.get(manifest.name)?.release.manifest.version;
      state[manifest.name] = {
        version: manifest.version,
        ...(no && no.version === expectedVersion && { refused: no }),
        ...readCanaryState(manifest.name),
      };
    }
    return { sequence, remotes: state };
  }
  function readCanaryState(name: string): Pick<AdoptionReport['remotes'][string], 'canary'> {
    const found = canaries.find(({ release }) => release.manifest.name === name);
    const no = refusedCanaries.get(name);
    if (!found && !no) return {};
    return {
      canary: { version: found?.release.manifest.version ?? null, ...(no && { refused: no }) },
    };
  }
  async function refresh() {
    if (isPolling) return;
    isPolling = true;
    try {
      await poll();
    } finally {
      isPolling = false;
    }
    await Promise.all([adoption.settled(), canaryAdoption.settled()]);
    await reportState();
  }

  await refresh();
  const timer = setInterval(
    () =>
      void refresh().catch((error: Error) =>
        log.error({ reason: error.message }, 'the registry could not be followed'),
      ),
    POLL_INTERVAL_MS,
  );
  timer.unref();
  return {
    current: () => served,
    canaries: () => canaries,
    trials: () => trials,
    find(name, version) {
      const release = source?.registry.remotes[name]?.releases[version];
      return release ? toServed(release) : null;
    },
    earlier({ manifest: { name, version } }) {
      const { release, earlier = [] } = remotes.get(name) ?? {};
      if (release?.manifest.version === version) return earlier.map(toServed);
      const isCanary = canaries.some(
        ({ release: { manifest } }) => manifest.name === name && manifest.version === version,
      );
      // An override never falls back to another release.
      return isCanary && release ? [release, ...earlier].map(toServed) : [];
    },
    generation: () => generation,
    problem: () => problem,
    rollBackLocally(request) {
      const { action, remote, version, reason } = request;
      if (!source || !localRollbacks.add(request)) return;
      log.warn({ action, remote, version, reason }, 'release rolled back locally');
      follow(source.given, source.isFallback);
    },
    listLocalRollbacks: localRollbacks.list,
    refresh,
    close() {
      clearInterval(timer);
      return heartbeat.close();
    },
  };
}

type Refusals = Map<string, { version: string; reason: string }>;

const findCanary = ({ canary, current, releases }: RegistryEntry): Release | undefined =>
  canary && canary.version !== current ? releases[canary.version] : undefined;
const releaseKey = ({ manifest: { name, version }, releasedAt }: Release) =>
  `${name} ${version} ${releasedAt}`;
// Provenance must not reach browsers, and would be in every document.
function toServed(release: Release): Release {
  const { manifest, base, entry, serverEntry, css, routes, files, releasedAt } = release;
  const server = serverEntry === undefined ? {} : { serverEntry };
  return { manifest, base, entry, ...server, css, routes, files, releasedAt };
}
async function readStamp(file: string): Promise<string> {
  const stats = await stat(file).catch(() => null);
  return stats ? `${stats.ino} ${stats.mtimeMs} ${stats.size}` : 'absent';
}
