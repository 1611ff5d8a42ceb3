import {
  type AdoptionReceipt,
  RELEASE_SERVICE_PATHS,
  type Registry,
  type Release,
  type ShellReport,
} from '@admissions/protocol/releases';
import type { Log } from '../base/log.ts';
import { fetchRelease } from './fetch-release.ts';
import { type ParsedRegistry, parseRegistry } from './parse-registry.ts';
import type { ChannelRequest } from './served-channels.ts';

const TIMEOUT_MS = 5000;
const ARCHIVE_TIMEOUT_MS = 60_000;

export type ReleaseService = ReturnType<typeof openReleaseService>;
interface Options {
  apiUrl: string;
  internalToken: string;
  releasesDir: string;
  log: Log;
  onRegistry(parsed: ParsedRegistry): void;
}

/** The API decides alone: after a restore it may also return an older registry. */
export function openReleaseService(options: Options) {
  const { log, onRegistry } = options;
  const call = createCall(options);
  const attempt = createAttempt(log);
  const fetcher = createFetcher(options, call, attempt);
  let current: { registry: Registry; etag: string | null } | null = null;

  async function pollOnce() {
    const answer = await call(RELEASE_SERVICE_PATHS.registry, {
      headers: current?.etag ? { 'if-none-match': current.etag } : {},
    });
    if (answer.status === 304 && current) return fetcher.fetchRemaining(current.registry);
    if (answer.status !== 200) throw new Error(`it answered ${answer.status}`);
    const parsed = parseRegistry(await answer.json());
    const { registry } = parsed;
    if (Object.keys(registry.remotes).length === 0) throw new Error('it has no releases');
    await Promise.all(listNeeded(registry).map(fetcher.fetchOne));
    current = { registry, etag: answer.headers.get('etag') };
    log.info({ sequence: registry.sequence }, 'accepted the registry of the release service');
    onRegistry(parsed);
    fetcher.fetchRemaining(registry);
  }
  const poll = coalesce(() => attempt('registry', pollOnce));
  return {
    /** Fetches a changed registry and its missing releases. Never rejects. */
    poll,
    /** Fetches a missing release. */
    fetch: fetcher.fetchMissing,
    /** Never rejects. */
    async report({ shell, sequence, remotes }: ShellReport) {
      await attempt('adoption', async () => {
        const answer = await call(RELEASE_SERVICE_PATHS.adoptions, {
          body: { shell, sequence, remotes },
        });
        if (!answer.ok) throw new Error(`it answered ${answer.status}`);
        const { data } = (await answer.json()) as { data: AdoptionReceipt };
        if (data.sequence !== current?.registry.sequence || !fetcher.isComplete()) void poll();
      });
    },
    /** Null when nothing was left to do; rejects when refused or unreachable. */
    async changeChannel({ remote, ...change }: ChannelRequest) {
      const answer = await call(RELEASE_SERVICE_PATHS.channels(remote), { body: change });
      const { data = null, errors = {} } = (await answer.json().catch(() => ({}))) as {
        data?: { to: string } | null;
        errors?: Record<string, string[]>;
      };
      const [sentence = `it answered ${answer.status}`] = Object.values(errors).flat();
      if (!answer.ok) throw new Error(sentence);
      // The registry has changed, whoever changed it.
      void poll();
      return data;
    },
    /** Reports that this shell has stopped. */
    async end(shell: string) {
      const path = RELEASE_SERVICE_PATHS.adoption(encodeURIComponent(shell));
      await call(path, { method: 'DELETE' }).catch(() => {});
    },
  };
}

type Call = ReturnType<typeof createCall>;
interface CallOptions extends Omit<RequestInit, 'headers' | 'body'> {
  headers?: Record<string, string>;
  /** Sent by POST. */
  body?: object;
}
const createCall =
  ({ apiUrl, internalToken }: Options) =>
  (path: string, { headers, body, ...request }: CallOptions = {}) =>
    fetch(apiUrl + path, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: {
        'x-internal-token': internalToken,
        'accept-language': 'en',
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...request,
    }).catch((error: unknown) => {
      throw new Error(describeError(error));
    });

/** Returns whether the work succeeded. A fault is logged once: the API may be away for hours. */
function createAttempt(log: Log) {
  const faults = new Map<string, string>();
  return async (subject: string, work: () => Promise<void>) => {
    try {
      await work();
      faults.delete(subject);
      return true;
    } catch (error) {
      const reason = describeError(error);
      if (faults.get(subject) !== reason)
        log.warn({ about: subject, reason }, 'the release service cannot be followed');
      faults.set(subject, reason);
      return false;
    }
  };
}

/** Stores releases on this disk. */
function createFetcher(
  { releasesDir, log }: Options,
  call: Call,
  attempt: ReturnType<typeof createAttempt>,
) {
  let backfill = Promise.resolve();
  let isComplete = true;

  async function open({ manifest: { name, version } }: Release) {
    const path = RELEASE_SERVICE_PATHS.archive(name, version);
    const answer = await call(path, { signal: AbortSignal.timeout(ARCHIVE_TIMEOUT_MS) });
    if (answer.status !== 200 || !answer.body)
      throw new Error(`${path} was answered ${answer.status}`);
    return answer.body;
  }
  async function fetchMissing(release: Release) {
    const { name: remote, version } = release.manifest;
    if (await fetchRelease(release, { releasesDir, open }))
      log.info({ remote, version }, 'release fetched');
  }
  async function fetchOne(release: Release) {
    const { name, version } = release.manifest;
    const isHere = await attempt(`${name} ${version}`, () => fetchMissing(release));
    if (!isHere) isComplete = false;
    return isHere;
  }
  return {
    fetchMissing,
    fetchOne,
    /** Open tabs of other shells may still request releases that are not current. */
    fetchRemaining({ remotes }: Registry) {
      backfill = backfill.then(async () => {
        let areHere = true;
        for (const { releases } of Object.values(remotes))
          for (const release of Object.values(releases))
            areHere = (await fetchOne(release)) && areHere;
        isComplete = areHere;
      });
    },
    /** Whether every release of the registry is here. */
    isComplete: () => isComplete,
  };
}

/** Versions that visitors may get at once; missing ones are refused during adoption. */
const listNeeded = ({ remotes }: Registry): Release[] =>
  Object.values(remotes).flatMap(({ current, canary, releases }) =>
    [current, canary?.version ?? ''].flatMap((version) => releases[version] ?? []),
  );

function describeError(error: unknown) {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}

/** Calls during a run share one more run after it. */
function coalesce(work: () => Promise<unknown>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let isQueued = false;
  async function run() {
    do {
      isQueued = false;
      await work();
    } while (isQueued);
    running = null;
  }
  return () => {
    if (running) isQueued = true;
    running ??= run();
    return running;
  };
}
