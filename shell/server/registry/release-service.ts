import { readFile } from 'node:fs/promises';
import type {
  Adoption,
  AdoptionReceipt,
  ChannelStep,
  Registry,
  RegistryEntry,
  Release,
} from '@admissions/protocol/releases';
import { REGISTRY_SIGNATURE_HEADER, RELEASE_SERVICE_PATHS } from '@admissions/protocol/releases';
import type { Log } from '../base/log.ts';
import { buildJsonRequest, createCallService } from './call-service.ts';
import { fetchRelease } from './fetch-release.ts';
import { requestChange } from './request-change.ts';
import type { ChannelRequest } from './served-channels.ts';
import type { CheckedRegistry } from './signed-copy.ts';
import { loadSignedCopy, restoreCopy, saveSignedCopy, verifySigned } from './signed-copy.ts';

const REPORT_TIMEOUT_MS = 3000;
const ARCHIVE_TIMEOUT_MS = 60_000;

export interface ReleaseService {
  /** Fetches missing releases and copies the registry to registry.json. Never rejects. */
  poll(): Promise<void>;
  /** Fetches a missing release. Never rejects. */
  fetch(release: Release): Promise<void>;
  /** Why a release could not be stored here; undefined if it could. */
  findFault(release: Release): string | undefined;
  /** Never rejects. */
  report(adoption: Adoption): Promise<void>;
  /** Null when nothing was left to do; rejects when refused or unreachable. */
  changeChannel(request: ChannelRequest): Promise<ChannelStep | null>;
  /** Reports that this shell has stopped. */
  end(shell: string): Promise<void>;
}
interface Options {
  apiUrl: string;
  internalToken: string;
  registryFile: string;
  releasesDir: string;
  /** 32 bytes in base64, or the file that contains them. */
  registryKey: { text: string } | { file: string };
  log: Log;
  /** registry.json has changed. */
  onCopy(): void;
}

/** Accepts only registries signed with the installation key, and none older than the last. */
export function openReleaseService({
  apiUrl,
  internalToken,
  registryFile,
  releasesDir,
  registryKey,
  log,
  onCopy,
}: Options): ReleaseService {
  const call = createCallService({ apiUrl, internalToken });
  let current: CheckedRegistry | null = null;
  /** A newer registry that could not be stored. */
  let unstored: UnstoredRegistry | null = null;
  let polling: Promise<void> | null = null;
  let isPollQueued = false;
  let backfill = Promise.resolve();
  /** Whether every release of the registry is here. */
  let isWhole = true;
  const complaints = new Map<string, string>();

  // Logged once each: the service may be unreachable for hours.
  function complain(about: string, reason: string) {
    if (reason && complaints.get(about) !== reason)
      log.warn({ about, reason }, 'the release service cannot be followed');
    complaints.set(about, reason);
  }
  async function readKey(): Promise<string> {
    if ('text' in registryKey) return registryKey.text;
    const { file } = registryKey;
    return readFile(file, 'utf8').then(
      (text) => text.trim(),
      () => {
        throw new Error(`the key of this installation is missing: ${file}, or REGISTRY_PUBLIC_KEY`);
      },
    );
  }

  async function pollOnce() {
    const key = await readKey();
    // Read each time: operators remove the file when they restore the API from a backup.
    current = await loadSignedCopy(registryFile, key);
    const answer = await call(RELEASE_SERVICE_PATHS.registry, {
      headers: current ? { 'if-none-match': `"${current.registry.sequence}"` } : {},
    });
    if (answer.status === 304 && current) {
      if (await restoreCopy(registryFile, current.text)) onCopy();
      return fetchRemaining(current.registry);
    }
    if (answer.status !== 200) throw new Error(`it answered ${answer.status}`);
    const text = await answer.text();
    const signature = answer.headers.get(REGISTRY_SIGNATURE_HEADER) ?? '';
    const sent = verifySigned({ text, signature }, key);
    const { sequence, remotes } = sent.registry;
    if (current && sequence < current.registry.sequence)
      throw new Error(
        `rejected registry ${sequence}, because it is older than ${current.registry.sequence}`,
      );
    if (Object.keys(remotes).length === 0) throw new Error('it has no releases');
    // Missing releases are refused later, during adoption.
    await Promise.all(listReleases(remotes, listNeeded).map(fetchOne));
    await saveSignedCopy(registryFile, sent).catch((error: unknown) => {
      unstored = { registry: sent.registry, reason: describeError(error) };
      throw error;
    });
    unstored = null;
    current = sent;
    log.info({ sequence }, 'accepted the registry of the release service');
    onCopy();
    fetchRemaining(sent.registry);
  }
  /** Open tabs of other shells may still request the remaining releases. */
  function fetchRemaining({ remotes }: Registry): void {
    backfill = backfill.then(async () => {
      isWhole = true;
      for (const release of listReleases(remotes, ({ releases }) => Object.keys(releases)))
        await fetchOne(release);
    });
  }
  async function fetchOne(release: Release): Promise<void> {
    const { name, version } = release.manifest;
    try {
      if (await fetchRelease(release, { releasesDir, open }))
        log.info({ remote: name, version }, 'release fetched');
      complain(`${name} ${version}`, '');
    } catch (error) {
      isWhole = false;
      complain(`${name} ${version}`, describeError(error));
    }
  }
  async function open({ manifest: { name, version } }: Release) {
    const path = RELEASE_SERVICE_PATHS.archive(name, version);
    const answer = await call(path, { timeoutMs: ARCHIVE_TIMEOUT_MS });
    if (answer.status !== 200 || !answer.body)
      throw new Error(`${path} was answered ${answer.status}`);
    return answer.body;
  }

  async function poll(): Promise<void> {
    if (polling) {
      isPollQueued = true;
      return polling;
    }
    polling = (async () => {
      do {
        isPollQueued = false;
        await pollOnce().then(
          () => complain('registry', ''),
          (error: unknown) => complain('registry', describeError(error)),
        );
      } while (isPollQueued);
      polling = null;
    })();
    return polling;
  }
  return {
    poll,
    fetch: fetchOne,
    findFault: ({ manifest: { name, version } }) =>
      complaints.get(`${name} ${version}`) || undefined,
    async report({ shell, sequence, remotes }) {
      // The sequence of a registry.json that is no copy means nothing.
      const sequenceInForce = Math.min(sequence, current?.registry.sequence ?? 0);
      const state = unstored
        ? refuseAll(remotes, unstored)
        : { sequence: sequenceInForce, remotes };
      try {
        const answer = await call(RELEASE_SERVICE_PATHS.adoptions, {
          ...buildJsonRequest({ shell, ...state }),
          timeoutMs: REPORT_TIMEOUT_MS,
        });
        if (!answer.ok) throw new Error(`it answered ${answer.status}`);
        const { data } = (await answer.json()) as { data: AdoptionReceipt };
        complain('adoption', '');
        if (data.sequence !== current?.registry.sequence || !isWhole) void poll();
      } catch (error) {
        complain('adoption', describeError(error));
      }
    },
    async changeChannel(request) {
      const step = await requestChange(call, request);
      // The registry has changed, whoever changed it.
      void poll();
      return step;
    },
    async end(shell) {
      await call(RELEASE_SERVICE_PATHS.adoption(encodeURIComponent(shell)), {
        method: 'DELETE',
        timeoutMs: REPORT_TIMEOUT_MS,
      }).catch(() => {});
    },
  };
}

/** Versions that visitors may get at once. */
const listNeeded = ({ current, canary }: RegistryEntry): string[] =>
  canary ? [current, canary.version] : [current];

const listReleases = (
  remotes: Registry['remotes'],
  choose: (entry: RegistryEntry) => readonly string[],
): Release[] =>
  Object.values(remotes).flatMap((entry) =>
    choose(entry).flatMap((version) => entry.releases[version] ?? []),
  );

interface UnstoredRegistry {
  registry: CheckedRegistry['registry'];
  reason: string;
}
/** Reports that this shell continues with its releases and refuses all new ones. */
function refuseAll(
  served: Adoption['remotes'],
  { registry: { sequence, remotes }, reason }: UnstoredRegistry,
): Pick<Adoption, 'sequence' | 'remotes'> {
  const states = Object.entries(served).map(([name, state]) => {
    const { current = state.version, canary } = remotes[name] ?? {};
    const version = state.canary?.version ?? null;
    const isOldCanary = canary && canary.version !== version;
    return [
      name,
      {
        ...state,
        ...(current !== state.version && { refused: { version: current, reason } }),
        ...(isOldCanary && { canary: { version, refused: { version: canary.version, reason } } }),
      },
    ] as const;
  });
  return { sequence, remotes: Object.fromEntries(states) };
}

function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
