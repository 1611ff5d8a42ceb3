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

/** The API as the service that says which releases are in force. */
export interface ReleaseService {
  /** Asks for the registry, fetches what is missing, and makes registry.json a copy of it. Never rejects: what is there stays. */
  poll(): Promise<void>;
  /** Fetches a release that is not here yet. Never rejects. */
  fetch(release: Release): Promise<void>;
  /** Why a release could not be stored here; undefined when it could. */
  findFault(release: Release): string | undefined;
  /** Says what this shell serves. Never rejects. */
  report(adoption: Adoption): Promise<void>;
  /** Asks for a change of what visitors get; null when nothing was left to do. Rejects with a sentence when it is refused, or the service is away. */
  changeChannel(request: ChannelRequest): Promise<ChannelStep | null>;
  /** This shell ends. */
  end(shell: string): Promise<void>;
}
interface Options {
  apiUrl: string;
  internalToken: string;
  registryFile: string;
  releasesDir: string;
  /** The installation's key: 32 bytes in base64, or the file that holds them. */
  registryKey: { text: string } | { file: string };
  log: Log;
  /** registry.json is another one. */
  onCopy(): void;
}

/** Follows the registry of the release service: only what is signed with the installation's key, and nothing older than what was taken. */
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
  /** A newer registry than the one taken, which could not be stored. */
  let unstored: UnstoredRegistry | null = null;
  let polling: Promise<void> | null = null;
  let isPollQueued = false;
  let backfill = Promise.resolve();
  /** Whether every release of the registry is here. */
  let isWhole = true;
  const complaints = new Map<string, string>();

  // Once each: the service may be away for hours.
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
    // Read each time: an operator who restores the API from a copy takes the file away.
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
        `its registry is number ${sequence}, after ${current.registry.sequence}: an older one is not taken`,
      );
    if (Object.keys(remotes).length === 0) throw new Error('it has no releases');
    // What is to be in force now; a release that cannot be had is refused where releases are proved.
    await Promise.all(listReleases(remotes, listNeeded).map(fetchOne));
    await saveSignedCopy(registryFile, sent).catch((error: unknown) => {
      unstored = { registry: sent.registry, reason: describeError(error) };
      throw error;
    });
    unstored = null;
    current = sent;
    log.info({ sequence }, 'the registry of the release service was taken');
    onCopy();
    fetchRemaining(sent.registry);
  }
  /** What open tabs of other shells may still ask for, beside everything else. */
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
      // Of a registry.json from before the service was followed the number says nothing.
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
      // Whoever did it, the registry is another one.
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

/** Versions of a remote that visitors may get at once. */
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
/** Reports that this shell goes on with what it serves and refuses all that is new. */
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
