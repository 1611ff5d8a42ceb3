import type {
  AdoptionReceipt,
  ChannelStep,
  Registry,
  Release,
  ShellReport,
} from '@admissions/protocol/releases';
import { RELEASE_SERVICE_PATHS } from '@admissions/protocol/releases';
import type { Log } from '../base/log.ts';
import { buildJsonRequest, createCallService } from './call-service.ts';
import { createComplaints } from './complaints.ts';
import type { ParsedRegistry } from './parse-registry.ts';
import { parseRegistry } from './parse-registry.ts';
import { createReleaseFetcher } from './release-fetcher.ts';
import { requestChange } from './request-change.ts';
import type { ChannelRequest } from './served-channels.ts';

const REPORT_TIMEOUT_MS = 3000;

export interface ReleaseService {
  /** Fetches a changed registry and its missing releases. Never rejects. */
  poll(): Promise<void>;
  /** Fetches a missing release. Never rejects. */
  fetch(release: Release): Promise<void>;
  /** Why a release could not be stored here; undefined if it could. */
  findFault(release: Release): string | undefined;
  /** Never rejects. */
  report(adoption: ShellReport): Promise<void>;
  /** Null when nothing was left to do; rejects when refused or unreachable. */
  changeChannel(request: ChannelRequest): Promise<ChannelStep | null>;
  /** Reports that this shell has stopped. */
  end(shell: string): Promise<void>;
}
interface Options {
  apiUrl: string;
  internalToken: string;
  releasesDir: string;
  log: Log;
  onRegistry(parsed: ParsedRegistry): void;
}

/** The API decides alone: after a restore it may also return an older registry. */
export function openReleaseService(options: Options): ReleaseService {
  const { releasesDir, log, onRegistry } = options;
  const call = createCallService(options);
  const complaints = createComplaints(log);
  const fetcher = createReleaseFetcher({ call, releasesDir, complaints, log });
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
    await fetcher.fetchNeeded(registry);
    current = { registry, etag: answer.headers.get('etag') };
    log.info({ sequence: registry.sequence }, 'accepted the registry of the release service');
    onRegistry(parsed);
    fetcher.fetchRemaining(registry);
  }
  const poll = coalesce(() =>
    pollOnce().then(
      () => complaints.clear('registry'),
      (error: unknown) => complaints.add('registry', error),
    ),
  );
  return {
    poll,
    fetch: fetcher.fetch,
    findFault: ({ manifest: { name, version } }) => complaints.find(`${name} ${version}`),
    async report({ shell, sequence, remotes }) {
      try {
        const answer = await call(RELEASE_SERVICE_PATHS.adoptions, {
          ...buildJsonRequest({ shell, sequence, remotes }),
          timeoutMs: REPORT_TIMEOUT_MS,
        });
        if (!answer.ok) throw new Error(`it answered ${answer.status}`);
        const { data } = (await answer.json()) as { data: AdoptionReceipt };
        complaints.clear('adoption');
        if (data.sequence !== current?.registry.sequence || !fetcher.isComplete()) void poll();
      } catch (error) {
        complaints.add('adoption', error);
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

/** Calls during a run share one more run after it. */
function coalesce(work: () => Promise<void>): () => Promise<void> {
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
