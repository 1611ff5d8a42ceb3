import type { Release } from '@admissions/protocol/releases';
import { RemoteFailure } from '../../../src/remotes/remote-failure.ts';
import type { Log } from '../../base/log.ts';
import type { Metrics } from '../../base/metrics.ts';
import type { PageReads, RemotePages, RenderJob, RenderSettings } from '../render-job.ts';
import { RendererCrash } from '../renderer-crash.ts';
import type { ServerBuilds } from '../server-builds.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import type { RendererPool } from './renderer-pool.ts';
import { createRendererPool } from './renderer-pool.ts';
import type { Renderer } from './renderer-process.ts';
import { startRenderer } from './renderer-process.ts';

/** For the import of a release; doubled after every timeout. */
const START_TIMEOUT_MS = 10_000;
const MAX_START_TIMEOUT_MS = 80_000;
/** Twice the use of the visitors' remote. */
const HEAP_MEGABYTES = 128;
/** Code, buffers and the runtime itself. */
const OFF_HEAP_MEGABYTES = 192;
/** Releases that may replace a failing one. */
const MAX_SUBSTITUTES = 2;
/** Renderers of unused releases end after this time. */
const IDLE_TIMEOUT_MS = 30_000;
const CLEANUP_INTERVAL_MS = 5000;
/** A trial succeeds if the renderer survives this long after its pages. */
const STABLE_AFTER_MS = 1000;
/** Pages repeated before a release is used again. */
const MAX_TRIAL_PAGES = 3;

interface Options {
  program: string;
  builds: ServerBuilds;
  /** Stable releases and canaries of visitors' remotes; `earlier`: replacements, best first. */
  inForce: () => readonly Release[];
  earlier: (release: Release) => readonly Release[];
  /** Rejects if files of the release differ. */
  verify: (release: Release) => Promise<void>;
  /** Renderers per release. */
  size: number;
  /** Reads for renders without a visitor. */
  createOwnReads: () => PageReads;
  /** Other releases render from now on. */
  onSwitch: () => void;
  /** A renderer or a page of this release crashed. */
  onCrash: (release: Release) => void;
  log: Log;
  metrics: Metrics;
}
export interface Renderers extends RemotePages {
  /** For tests only. */
  probe(release: Release, file: string): Promise<Record<string, boolean>>;
  close(): void;
}
interface ReleaseState {
  release: Release;
  pool: RendererPool;
  breaker: ReturnType<typeof createCircuitBreaker>;
  /** Starts that timed out. */
  slowStarts: number;
  /** Most recent ones. */
  crashedPages: { setting: RenderSettings; job: RenderJob }[];
  trial: ReturnType<typeof setTimeout> | null;
}

/** A release that crashes repeatedly is replaced by the previous one. */
export function createRenderers(options: Options): Renderers {
  const { program, builds, inForce, earlier, verify, size, log, metrics } = options;
  const states = new Map<string, ReleaseState>();
  /** Active replacements, by folder of the replaced release. */
  const substitutes = new Map<string, { of: Release; by: Release }>();
  let isClosed = false;
  // Every change parses the registry again: the same release may be another object.
  const isSame = (one: Release, other: Release) =>
    builds.findFolder(one) === builds.findFolder(other);
  const isInForce = (release: Release) => inForce().some((each) => isSame(each, release));

  function ensureState(release: Release): ReleaseState {
    const key = builds.findFolder(release);
    const existing = states.get(key);
    if (existing) return existing;
    const state: ReleaseState = {
      release,
      breaker: createCircuitBreaker(),
      slowStarts: 0,
      crashedPages: [],
      trial: null,
      pool: createRendererPool({
        size,
        maxMemoryBytes: (HEAP_MEGABYTES + OFF_HEAP_MEGABYTES) * 2 ** 20,
        start: (onCrash) => start(state, onCrash),
        onCrash: (crash) => onRendererCrash(state, crash),
      }),
    };
    states.set(key, state);
    return state;
  }

  async function start(
    state: ReleaseState,
    onCrash: (crash: RendererCrash) => void,
  ): Promise<Renderer> {
    const { release } = state;
    const { name, version } = release.manifest;
    const labels = { remote: name, version };
    const started = performance.now();
    try {
      if (!release.serverEntry) throw new RendererCrash('import', 'it has no server build');
      if (!isInForce(release)) await verify(release);
      const releaseFolder = await builds.ensureVerifiedCopy(release);
      if (isClosed) throw new RendererCrash('exit', 'the shell is closing');
      const renderer = await startRenderer({
        program,
        releaseFolder,
        serverEntry: release.serverEntry,
        name,
        heapMegabytes: HEAP_MEGABYTES,
        startTimeoutMs: Math.min(MAX_START_TIMEOUT_MS, START_TIMEOUT_MS * 2 ** state.slowStarts),
        onLine: (line) => log.warn({ ...labels, line }, 'a renderer printed a line'),
        onCrash,
      });
      metrics.count('shell_renderer_starts_total', labels);
      log.info(
        { ...labels, pid: renderer.pid, milliseconds: Math.round(performance.now() - started) },
        'renderer ready',
      );
      return renderer;
    } catch (error) {
      const crash =
        error instanceof RendererCrash
          ? error
          : new RendererCrash('import', error instanceof Error ? error.message : String(error));
      if (crash.reason === 'slow-start') state.slowStarts++;
      recordCrash(state, crash);
      throw crash;
    }
  }

  function recordCrash(state: ReleaseState, crash: RendererCrash) {
    const { name, version } = state.release.manifest;
    const labels = { remote: name, version };
    metrics.count('shell_renderer_falls_total', { ...labels, why: crash.reason });
    log.error({ ...labels, why: crash.reason, reason: crash.message }, 'a renderer crashed');
    options.onCrash(state.release);
    if (isClosed || !state.breaker.recordCrash()) return;
    log.error(labels, 'release suspended after too many crashes');
    state.pool.end();
    scheduleTrial(state);
    void substitute(state.release);
  }
  function onRendererCrash(state: ReleaseState, crash: RendererCrash) {
    recordCrash(state, crash);
    // The next visitor need not wait for the start.
    if (!isClosed && !state.breaker.isOpen() && isNeeded(state)) state.pool.take().catch(() => {});
  }

  /** Finds a replacement; without one, visitors get a page without content. */
  async function substitute(release: Release) {
    if (!isInForce(release) || !ensureState(release).breaker.isOpen())
      return setSubstitute(release, null);
    for (const other of listSubstitutes(release)) {
      const isReady = await ensureState(other)
        .pool.take()
        .then(
          () => true,
          () => false,
        );
      if (isReady && ensureState(release).breaker.isOpen()) return setSubstitute(release, other);
    }
    return setSubstitute(release, null);
  }
  function setSubstitute(release: Release, other: Release | null) {
    const key = builds.findFolder(release);
    const before = substitutes.get(key)?.by;
    if (before === other || (before && other && isSame(before, other)) || (!before && !other))
      return;
    if (other) substitutes.set(key, { of: release, by: other });
    else substitutes.delete(key);
    const { name, version } = release.manifest;
    log.warn(
      { remote: name, version, by: other?.manifest.version ?? version },
      'pages are rendered by another release',
    );
    options.onSwitch();
  }
  const listSubstitutes = (release: Release) =>
    earlier(release)
      .filter(
        (each) =>
          each.serverEntry !== undefined &&
          !isSame(each, release) &&
          !ensureState(each).breaker.isOpen(),
      )
      .slice(0, MAX_SUBSTITUTES);

  function scheduleTrial(state: ReleaseState) {
    state.trial = setTimeout(() => void runTrial(state), state.breaker.backoffMs());
    state.trial.unref();
  }
  /** Repeats the crashed pages without a visitor before the release is used again. */
  async function runTrial(state: ReleaseState) {
    state.trial = null;
    const { name, version } = state.release.manifest;
    if (isClosed || !isNeeded(state)) return void states.delete(builds.findFolder(state.release));
    let isAlive = true;
    try {
      const renderer = await start(state, () => {
        isAlive = false;
      });
      for (const { setting, job } of state.crashedPages)
        await renderer.write(setting, job, options.createOwnReads());
      await new Promise((resolve) => setTimeout(resolve, STABLE_AFTER_MS));
      renderer.end();
    } catch {
      isAlive = false;
    }
    if (!isAlive) {
      state.breaker.recordFailedTrial();
      return scheduleTrial(state);
    }
    log.info({ remote: name, version }, 'release is used again');
    state.breaker.close();
    state.crashedPages = [];
    states.delete(builds.findFolder(state.release));
    return substitute(state.release);
  }

  /** Whether it renders pages, or would. */
  const isNeeded = ({ release }: ReleaseState): boolean =>
    isInForce(release) || [...substitutes.values()].some(({ by }) => isSame(by, release));
  const current = (release: Release) =>
    ensureState(release).breaker.isOpen()
      ? (substitutes.get(builds.findFolder(release))?.by ?? release)
      : release;

  // Unused releases end after their pages, replacements for single pages a little later.
  const timer = setInterval(() => {
    for (const [key, state] of states) {
      if (isNeeded(state) || Date.now() - state.pool.lastUsedAt() < IDLE_TIMEOUT_MS) continue;
      state.pool.end();
      if (!state.breaker.isOpen()) states.delete(key);
    }
    for (const { of } of substitutes.values()) void substitute(of);
  }, CLEANUP_INTERVAL_MS);
  timer.unref();

  metrics.info('shell_renderer_circuit_open', () =>
    [...states.values()]
      .filter((state) => state.breaker.isOpen() && isNeeded(state))
      .map(({ release: { manifest } }) => ({ remote: manifest.name, version: manifest.version })),
  );
  metrics.readings('shell_renderer_memory_bytes', () =>
    [...states.values()].flatMap(({ release: { manifest }, pool }) =>
      pool.renderers().map((renderer) => ({
        labels: {
          remote: manifest.name,
          version: manifest.version,
          renderer: String(pool.renderers().indexOf(renderer)),
        },
        value: renderer.memory(),
      })),
    ),
  );

  async function take(release: Release): Promise<Renderer> {
    try {
      return await ensureState(release).pool.take();
    } catch (cause) {
      throw toFailure(release, cause);
    }
  }
  return {
    inUse: (releases) => releases.map(current),
    routes: async (release) => (await take(release)).routes,
    candidates: (release) =>
      ensureState(release).breaker.isOpen()
        ? listSubstitutes(release)
        : [release, ...listSubstitutes(release)],
    async write(release, setting, job, reads) {
      const state = ensureState(release);
      const renderer = await take(release);
      try {
        const page = await renderer.write(setting, job, reads);
        state.pool.check(renderer);
        return page;
      } catch (error) {
        if (!(error instanceof RendererCrash)) throw error;
        if (!job.preview)
          state.crashedPages = [
            ...state.crashedPages.filter((each) => each.job.url !== job.url),
            { setting, job },
          ].slice(-MAX_TRIAL_PAGES);
        // The renderer survived: only this page failed, and it is not counted yet.
        if (error.reason === 'page-late' || error.reason === 'page-broken')
          recordCrash(state, error);
        throw toFailure(release, error);
      }
    },
    probe: async (release, file) => (await take(release)).probe(file),
    close() {
      isClosed = true;
      clearInterval(timer);
      for (const { pool, trial } of states.values()) {
        if (trial) clearTimeout(trial);
        pool.end();
      }
    },
  };
}

const toFailure = ({ manifest: { name, version } }: Release, cause: unknown) =>
  new RemoteFailure(name, version, cause);
