import type { Release } from '@admissions/protocol/releases';
import { repeat } from '../../base/repeat.ts';
import type { RemotePages } from '../render-job.ts';
import type { ReleaseDeps } from './release-renderers.ts';
import { ReleaseRenderers } from './release-renderers.ts';

/** Releases that may replace a failing one. */
const MAX_SUBSTITUTES = 2;
/** Renderers of unused releases end after this time. */
const IDLE_TIMEOUT_MS = 30_000;
const CLEANUP_INTERVAL_MS = 5000;

interface Options extends Omit<ReleaseDeps, 'isServed' | 'isNeeded' | 'onOpen' | 'onProbeEnd'> {
  /** Stable releases and canaries of visitors' remotes; `earlier`: replacements, best first. */
  served: () => readonly Release[];
  earlier: (release: Release) => readonly Release[];
  /** Other releases render from now on. */
  onSwitch: () => void;
}
export interface Renderers extends RemotePages {
  close(): void;
}

/** A release that crashes repeatedly is replaced by the previous one. */
export function createRenderers(options: Options): Renderers {
  const { builds, served, earlier, log } = options;
  // Every change parses the registry again: the same release may be another object.
  const all = new Map<string, ReleaseRenderers>();
  const isSame = (one: Release, other: Release | null) =>
    other !== null && builds.findFolder(one) === builds.findFolder(other);
  const isServed = (release: Release) => served().some((each) => isSame(each, release));
  const isNeeded = (release: Release) =>
    isServed(release) || [...all.values()].some(({ substitute }) => isSame(release, substitute));
  const deps: ReleaseDeps = {
    ...options,
    isServed,
    isNeeded,
    onOpen: (release) => void substitute(ensure(release)),
    onProbeEnd(release) {
      const wasReplaced = ensure(release).substitute !== null;
      all.delete(builds.findFolder(release));
      if (wasReplaced) reportSwitch(release, release);
    },
  };
  function ensure(release: Release): ReleaseRenderers {
    const key = builds.findFolder(release);
    const renderers = all.get(key) ?? new ReleaseRenderers(release, deps);
    all.set(key, renderers);
    return renderers;
  }

  /** Finds a replacement; without one, visitors get a page without content. */
  async function substitute(suspended: ReleaseRenderers) {
    const { release, substitute: before } = suspended;
    suspended.substitute = isServed(release) ? await findReadySubstitute(release) : null;
    const { substitute: after } = suspended;
    const isUnchanged = after ? isSame(after, before) : !before;
    if (!isUnchanged) reportSwitch(release, after ?? release);
  }
  async function findReadySubstitute(release: Release): Promise<Release | null> {
    for (const other of listSubstitutes(release)) if (await ensure(other).isReady()) return other;
    return null;
  }
  function reportSwitch({ manifest: { name, version } }: Release, by: Release) {
    const labels = { remote: name, version, by: by.manifest.version };
    log.warn(labels, 'pages are rendered by another release');
    options.onSwitch();
  }
  const listSubstitutes = (release: Release) =>
    earlier(release)
      .filter((each) => each.serverEntry !== undefined && !isSame(each, release))
      .filter((each) => !ensure(each).isSuspended())
      .slice(0, MAX_SUBSTITUTES);

  // Unused releases end after their pages, replacements for single pages a little later.
  const stopCleanup = repeat(CLEANUP_INTERVAL_MS, () => {
    for (const [key, renderers] of all) {
      if (renderers.isSuspended()) void substitute(renderers);
      const idleMs = Date.now() - renderers.pool.lastUsedAt();
      if (isNeeded(renderers.release) || idleMs < IDLE_TIMEOUT_MS) continue;
      renderers.pool.end();
      if (!renderers.isSuspended()) all.delete(key);
    }
  });
  registerMetrics(options.metrics, all, isNeeded);

  return {
    inUse: (releases) => releases.map((release) => ensure(release).substitute ?? release),
    routes: async (release) => (await ensure(release).take()).routes,
    candidates: (release) =>
      ensure(release).isSuspended()
        ? listSubstitutes(release)
        : [release, ...listSubstitutes(release)],
    write: (release, setting, job, reads) => ensure(release).write(setting, job, reads),
    close() {
      stopCleanup();
      for (const renderers of all.values()) renderers.close();
    },
  };
}

function registerMetrics(
  metrics: ReleaseDeps['metrics'],
  all: ReadonlyMap<string, ReleaseRenderers>,
  isNeeded: ReleaseDeps['isNeeded'],
) {
  metrics.gauge('shell_renderer_circuit_open', () =>
    [...all.values()].filter((renderers) => renderers.isSuspended() && isNeeded(renderers.release)),
  );
  metrics.gauge('shell_renderer_memory_bytes', () =>
    [...all.values()].flatMap(({ labels, pool }) =>
      pool.renderers().map((renderer, index) => ({
        labels: { ...labels, renderer: String(index) },
        value: renderer.memory(),
      })),
    ),
  );
}
