import { rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type {
  Registry,
  RegistryEntry,
  Release,
  ShellContract,
  ShellReport,
} from '@admissions/protocol/releases';
import { findIncompatibilities } from '@admissions/releases';
import type { Log } from '../base/log.ts';
import { repeat } from '../base/repeat.ts';
import { type Adoption, createAdoption } from './adoption.ts';
import { verifyRelease } from './fetch-release.ts';
import { createLocalRollbacks, type LocalRollbacks } from './local-rollbacks.ts';
import type { ParsedRegistry, UnreadableRelease } from './parse-registry.ts';
import { loadRegistryCopy, type RegistryCopy, saveRegistryCopy } from './registry-copy.ts';
import type { ReleaseService } from './release-service.ts';
import {
  type ChannelRequest,
  findServedCanaries,
  findServedTrials,
  type ServedCanary,
  type ServedTrial,
} from './served-channels.ts';

const REPEAT_INTERVAL_MS = 5000;

interface Options {
  registryFile: string;
  internalToken: string;
  releasesDir: string;
  /** What this shell provides; null in development. */
  contract: ShellContract | null;
  /** The API as release service. */
  service: Pick<ReleaseService, 'report' | 'end' | 'fetch'>;
  log: Log;
  /** Verifies that a release runs here; `isNew`: no visitor of this shell has seen it. */
  warmUp(release: Release, isNew: boolean): Promise<void>;
  onSwitch(): void;
}

/** Begins with the local copy; nothing is served before `start` or `follow`. */
export const openRegistry = async (options: Options): Promise<RegistryService> =>
  new RegistryService(options, await loadRegistryCopy(toCopyFile(options)));

/** Follows the registry of the API; an invalid release changes nothing, even after a restart. */
export class RegistryService {
  readonly #options: Options;
  readonly #adoption: Adoption;
  readonly #canaryAdoption: Adoption;
  readonly #rollbacks: LocalRollbacks;
  readonly #stopRepeating: () => void;
  readonly #shell = `${hostname()}-${process.pid}`;
  /** Keys of releases that have run here, also before this start. */
  readonly #proved: Set<string>;
  /** As received, with the last good entries of unreadable remotes. */
  #given: Registry;
  /** With local rollbacks. */
  #registry: Registry = { remotes: {} };
  #unreadable: readonly UnreadableRelease[];
  #isFollowing = false;
  #isReported = true;
  /** Of the last registry with all releases adopted or refused. */
  #sequence = 0;
  #saved = Promise.resolve();
  #reports = Promise.resolve();
  #isClosed = false;

  constructor(options: Options, copy: (ParsedRegistry & RegistryCopy) | null) {
    this.#options = options;
    this.#given = copy?.registry ?? { remotes: {} };
    this.#unreadable = copy?.unreadable ?? [];
    this.#proved = new Set(copy?.proved);
    this.#rollbacks = createLocalRollbacks(copy?.rollbacks ?? []);
    const prove = (release: Release) => this.#prove(release);
    const onChange = () => this.#handleChange();
    this.#adoption = createAdoption({ prove, onChange });
    this.#canaryAdoption = createAdoption({ prove, onChange, isOptional: true });
    this.#stopRepeating = repeat(REPEAT_INTERVAL_MS, () => {
      this.#adoption.retryRefused();
      this.#canaryAdoption.retryRefused();
      void this.settled();
      this.#report();
    });
  }

  /** The live release of each remote. */
  current = (): readonly Release[] => this.#adoption.current();
  /** Releases for a share of visitors or accounts. */
  canaries = (): readonly ServedCanary[] =>
    findServedCanaries(this.#registry.remotes, this.#canaryAdoption.current());
  /** Live releases with a trial, running or ended. */
  trials = (): readonly ServedTrial[] => findServedTrials(this.#registry.remotes, this.current());
  /** A release in the registry, live or not; null if unknown. */
  find = (name: string, version: string): Release | null =>
    this.#registry.remotes[name]?.releases[version] ?? null;
  /** Fallbacks for a release that cannot render, best first; for a canary the stable one first. */
  earlier = ({ manifest: { name, version } }: Release): readonly Release[] => {
    const entry = this.#registry.remotes[name];
    if (!entry) return [];
    const earlier = listEarlier(entry);
    if (entry.current === version) return earlier;
    // An override never falls back to another release.
    const isCanary = this.canaries().some(
      ({ release: { manifest } }) => manifest.name === name && manifest.version === version,
    );
    return isCanary ? [findCurrent(entry), ...earlier] : [];
  };
  remotes = (): Registry['remotes'] => this.#registry.remotes;
  /** Why no page can be served; null when some can. */
  problem = () => {
    const faults = Object.entries(this.#registry.remotes).flatMap(([name, entry]) => {
      const release = findCurrent(entry);
      if (!this.#proved.has(toKey(release))) return [];
      return this.#findMissing(release).map((fault) => `${name} ${entry.current}: ${fault}`);
    });
    return faults.length > 0
      ? `this shell lacks what current releases need: ${faults.join('; ')}`
      : null;
  };

  /** Follows the local copy, unless the API has answered already. */
  start() {
    if (!this.#isFollowing) this.#apply();
    return this.settled();
  }
  follow = ({ registry, unreadable }: ParsedRegistry) => {
    const remotes = { ...registry.remotes };
    for (const { remote, version, reason } of unreadable) {
      this.#options.log.error({ remote, version, reason }, 'release refused');
      const good = this.#given.remotes[remote];
      if (good) remotes[remote] ??= good;
    }
    this.#given = { ...registry, remotes };
    this.#unreadable = unreadable;
    this.#apply();
    return this.settled();
  };
  /** Leaves a canary or trial in this shell at once, until the registry has changed. */
  rollBackLocally = (request: ChannelRequest) => {
    if (!this.#isFollowing || !this.#rollbacks.add(request)) return;
    const { action, remote, version, reason } = request;
    this.#options.log.warn({ action, remote, version, reason }, 'release rolled back locally');
    this.#apply();
    void this.settled();
  };
  /** Local rollbacks that the registry does not contain yet. */
  listLocalRollbacks = (): readonly ChannelRequest[] => this.#rollbacks.list();
  /** Resolves when every release is adopted or refused, and the copy is saved. */
  async settled(): Promise<void> {
    const given = this.#given;
    await Promise.all([this.#adoption.settled(), this.#canaryAdoption.settled()]);
    // A newer registry must not count as adopted before its own releases.
    if (given !== this.#given) return this.settled();
    if (!this.#isReported) {
      this.#isReported = true;
      this.#sequence = this.#given.sequence ?? 0;
      const problem = this.problem();
      if (problem) this.#options.log.error({ reason: problem }, 'this shell must not get visitors');
      this.#report();
      // Sequential: an older state must not overwrite a newer one.
      this.#saved = this.#saved.then(() => this.#saveCopy());
    }
    await this.#saved;
  }
  /** Resolves when this shell is no longer reported as running. */
  async close() {
    this.#stopRepeating();
    await this.#saved;
    this.#isClosed = true;
    await this.#reports;
    await this.#options.service.end(this.#shell);
  }

  #apply() {
    this.#isFollowing = true;
    this.#isReported = false;
    this.#registry = this.#rollbacks.apply(this.#given);
    const entries = Object.entries(this.#registry.remotes);
    this.#canaryAdoption.follow(
      new Map(
        entries.flatMap(([name, entry]) => {
          const release = findCanary(entry);
          return release ? [[name, { release, earlier: [] }]] : [];
        }),
      ),
    );
    this.#adoption.follow(
      new Map(
        entries.map(([name, entry]) => [
          name,
          { release: findCurrent(entry), earlier: listEarlier(entry) },
        ]),
      ),
    );
  }
  async #prove(release: Release) {
    const { releasesDir, service, warmUp, log } = this.#options;
    const { name, version } = release.manifest;
    const folder = join(releasesDir, name, version);
    try {
      const verify = () => verifyRelease(folder, release);
      // Another shell with the same folder may have replaced it meanwhile.
      await verify()
        .catch(verify)
        .catch(async () => {
          // Without release.json a damaged copy counts as missing.
          await rm(join(folder, 'release.json'), { force: true });
          await service.fetch(release);
          await verify();
        });
      const missing = this.#findMissing(release);
      if (missing.length > 0) throw new Error(missing.join('; '));
      await warmUp(release, !this.#proved.has(toKey(release)));
      this.#proved.add(toKey(release));
      log.info({ remote: name, version }, 'release served');
      return null;
    } catch (error) {
      const reason = (error as Error).message;
      log.error({ remote: name, version, reason }, 'release refused');
      this.#isReported = false;
      // The report needs one sentence; the stack trace is in the log.
      return reason.split('\n', 1)[0] ?? '';
    }
  }
  #findMissing(release: Release) {
    const { contract } = this.#options;
    return contract ? findIncompatibilities(contract, release) : [];
  }
  #handleChange() {
    this.#isReported = false;
    this.#options.onSwitch();
    this.#report();
  }
  async #saveCopy() {
    const existing = Object.values(this.#given.remotes).flatMap(({ releases }) =>
      Object.values(releases).map(toKey),
    );
    if (existing.length === 0) return;
    await saveRegistryCopy(toCopyFile(this.#options), {
      registry: this.#given,
      proved: existing.filter((key) => this.#proved.has(key)),
      rollbacks: this.#rollbacks.list(),
    }).catch((error: Error) =>
      this.#options.log.warn({ reason: error.message }, 'the registry could not be copied'),
    );
  }
  /** One after another: an older state must not overtake a newer one. */
  #report() {
    this.#reports = this.#reports.then(async () => {
      if (this.#isClosed) return;
      await this.#options.service.report({ shell: this.#shell, ...this.#readState() });
    });
  }
  #readState(): Pick<ShellReport, 'sequence' | 'remotes'> {
    const remotes: ShellReport['remotes'] = {};
    for (const { manifest } of this.#adoption.current()) {
      const { name, version } = manifest;
      const canary = this.canaries().find(({ release }) => release.manifest.name === name);
      const refused = this.#findRefusal(name, 'stable');
      const refusedCanary = this.#findRefusal(name, 'canary');
      remotes[name] = {
        version,
        ...(refused && { refused }),
        ...((canary || refusedCanary) && {
          canary: {
            version: canary?.release.manifest.version ?? null,
            ...(refusedCanary && { refused: refusedCanary }),
          },
        }),
      };
    }
    return { sequence: this.#sequence, remotes };
  }
  #findRefusal(name: string, channel: UnreadableRelease['channel']) {
    const unreadable = this.#unreadable.find(
      (each) => each.remote === name && each.channel === channel,
    );
    if (unreadable) return { version: unreadable.version, reason: unreadable.reason };
    return (channel === 'stable' ? this.#adoption : this.#canaryAdoption).findRefusal(name);
  }
}

const toCopyFile = ({ registryFile, internalToken }: Options) => ({
  file: registryFile,
  secret: internalToken,
});
const toKey = ({ manifest: { name, version }, releasedAt }: Release) =>
  `${name} ${version} ${releasedAt}`;
// The parser checks that the current release is there.
const findCurrent = ({ current, releases }: RegistryEntry) => releases[current] as Release;
const listEarlier = ({ previous, releases }: RegistryEntry) =>
  previous.flatMap((version) => releases[version] ?? []);
const findCanary = ({ canary, current, releases }: RegistryEntry) =>
  canary && canary.version !== current ? releases[canary.version] : undefined;
