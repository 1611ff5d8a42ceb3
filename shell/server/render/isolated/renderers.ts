import type { Release } from '@admissions/protocol/releases';
import { repeat } from '../../base/repeat.ts';
import type { RemotePages } from '../render-job.ts';
import { type ReleaseDeps, ReleaseRenderers } from './release-renderers.ts';

/** Releases that may replace a failing one. */
const MAX_SUBSTITUTES = 2;
/** Renderers of unused releases end after this time. */
const IDLE_TIMEOUT_MS = 30_000;
const CLEANUP_INTERVAL_MS = 5000;

interface Options extends Omit<ReleaseDeps, 'isInForce' | 'isNeeded' | 'onOpen' | 'onTrialEnd'> {
  /** Stable releases and canaries of visitors' remotes; `earlier`: replacements, best first. */
  inForce: () => readonly Release[];
  earlier: (release: Release) => readonly Release[];
  /** Other releases render from now on. */
  onSwitch: () => void;
}
export interface Renderers extends RemotePages {
  close(): void;
}

/** A release that crashes repeatedly is replaced by the previous one. */
export function createRenderers(options: Options): Renderers {
  const { builds, inForce, earlier, log } = options;
  // Every change parses the registry again: the same release may be another object.
  const all = new Map<string, ReleaseRenderers>();
  const isSame = (one: Release, other: Release) =>
    builds.findFolder(one) === builds.findFolder(other);
  const isInForce = (release: Release) => inForce().some((each) => isSame(each, release));
  const isNeeded = (release: Release) =>
    isInForce(release) || inForce().some((each) => isSame(findInUse(each), release));
  const deps: ReleaseDeps = {
    ...options,
    isInForce,
    isNeeded,
    onOpen: reportSwitch,
    onTrialEnd(release) {
      all.delete(builds.findFolder(release));
      if (isInForce(release)) reportSwitch(release);
    },
  };
  function ensure(release: Release): ReleaseRenderers {
    const key = builds.findFolder(release);
    const renderers = all.get(key) ?? new ReleaseRenderers(release, deps);
    all.set(key, renderers);
    return renderers;
  }
  const listSubstitutes = (release: Release) =>
    earlier(release)
      .filter((each) => each.serverEntry !== undefined && !isSame(each, release))
      .filter((each) => !ensure(each).isSuspended())
      .slice(0, MAX_SUBSTITUTES);
  /** Without a replacement, visitors get a page without content. */
  const findInUse = (release: Release) =>
    ensure(release).isSuspended() ? (listSubstitutes(release)[0] ?? release) : release;
  function reportSwitch(release: Release) {
    const { name, version } = release.manifest;
    const labels = { remote: name, version, by: findInUse(release).manifest.version };
    log.warn(labels, 'pages are rendered by another release');
    options.onSwitch();
  }

  // Unused releases end after their pages, replacements for single pages a little later.
  const stopCleanup = repeat(CLEANUP_INTERVAL_MS, () => {
    for (const [key, renderers] of all) {
      const idleMs = Date.now() - renderers.pool.lastUsedAt();
      if (isNeeded(renderers.release) || idleMs < IDLE_TIMEOUT_MS) continue;
      renderers.pool.end();
      if (!renderers.isSuspended()) all.delete(key);
    }
  });
  registerMetrics(options.metrics, all, isNeeded);

  return {
    inUse: (releases) => releases.map(findInUse),
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
