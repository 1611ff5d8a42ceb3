import type { Release } from '@admissions/protocol/releases';
import { RemoteFailure } from '../../../src/remotes/remote-failure.ts';
import type { Log } from '../../base/log.ts';
import type { Metrics } from '../../base/metrics.ts';
import type { PageReads, RenderJob, RenderSettings, WrittenPage } from '../render-job.ts';
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
/** A probe succeeds if the renderer survives this long after its pages. */
const STABLE_AFTER_MS = 1000;
/** Pages repeated before a release is used again. */
const MAX_PROBE_PAGES = 3;

export interface ReleaseDeps {
  program: string;
  builds: ServerBuilds;
  /** Renderers per release. */
  size: number;
  /** Rejects if files of the release differ. */
  verify: (release: Release) => Promise<void>;
  isServed: (release: Release) => boolean;
  /** Whether it renders pages, or would. */
  isNeeded: (release: Release) => boolean;
  /** Reads for renders without a visitor. */
  createOwnReads: () => PageReads;
  /** A renderer or a page of this release crashed. */
  onCrash: (release: Release) => void;
  /** Suspended after too many crashes. */
  onOpen: (release: Release) => void;
  /** Has passed its probe, or is not needed any more: the next use starts over. */
  onProbeEnd: (release: Release) => void;
  log: Log;
  metrics: Metrics;
}

/** The renderers of one release, and its circuit breaker. */
export class ReleaseRenderers {
  /** Renders in its place while the breaker is open. */
  substitute: Release | null = null;
  readonly release: Release;
  readonly pool: RendererPool;
  readonly #deps: ReleaseDeps;
  readonly labels: { remote: string; version: string };
  readonly #breaker = createCircuitBreaker();
  #timedOutStarts = 0;
  /** Most recent ones. */
  #crashedPages: { setting: RenderSettings; job: RenderJob }[] = [];
  #probe: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(release: Release, deps: ReleaseDeps) {
    this.release = release;
    this.#deps = deps;
    this.labels = { remote: release.manifest.name, version: release.manifest.version };
    this.pool = createRendererPool({
      size: deps.size,
      maxMemoryBytes: (HEAP_MEGABYTES + OFF_HEAP_MEGABYTES) * 2 ** 20,
      start: (onCrash) => this.#start(onCrash),
      onCrash: (crash) => {
        this.#recordCrash(crash);
        // The next visitor need not wait for the start.
        if (!this.#isClosed && !this.isSuspended() && deps.isNeeded(release))
          this.pool.take().catch(() => {});
      },
    });
  }

  isSuspended(): boolean {
    return this.#breaker.isOpen();
  }
  /** Whether a renderer runs, or can be started. */
  isReady(): Promise<boolean> {
    return this.pool.take().then(
      () => true,
      () => false,
    );
  }
  /** Rejects with RemoteFailure. */
  async take(): Promise<Renderer> {
    if (this.isSuspended())
      throw this.#toFailure(new RendererCrash('exit', 'it crashed too often'));
    try {
      return await this.pool.take();
    } catch (cause) {
      throw this.#toFailure(cause);
    }
  }
  async write(setting: RenderSettings, job: RenderJob, reads: PageReads): Promise<WrittenPage> {
    const renderer = await this.take();
    try {
      const page = await renderer.write(setting, job, reads);
      this.pool.check(renderer);
      return page;
    } catch (error) {
      if (!(error instanceof RendererCrash)) throw error;
      if (!job.preview)
        this.#crashedPages = [
          ...this.#crashedPages.filter((each) => each.job.url !== job.url),
          { setting, job },
        ].slice(-MAX_PROBE_PAGES);
      // The renderer survived: only this page failed, and it is not counted yet.
      if (error.reason === 'page-late' || error.reason === 'page-broken') this.#recordCrash(error);
      throw this.#toFailure(error);
    }
  }
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#probe);
    this.pool.end();
  }

  async #start(onCrash: (crash: RendererCrash) => void): Promise<Renderer> {
    const { program, builds, isServed, verify, log, metrics } = this.#deps;
    const { release } = this;
    const started = performance.now();
    try {
      if (!release.serverEntry) throw new RendererCrash('import', 'it has no server build');
      if (!isServed(release)) await verify(release);
      const renderer = await startRenderer({
        program,
        releaseFolder: await builds.ensureVerifiedCopy(release),
        serverEntry: release.serverEntry,
        name: release.manifest.name,
        heapMegabytes: HEAP_MEGABYTES,
        startTimeoutMs: Math.min(
          MAX_START_TIMEOUT_MS,
          START_TIMEOUT_MS * 2 ** this.#timedOutStarts,
        ),
        onLine: (line) => log.warn({ ...this.labels, line }, 'a renderer printed a line'),
        onCrash,
      });
      metrics.count('shell_renderer_starts_total', this.labels);
      const milliseconds = Math.round(performance.now() - started);
      log.info({ ...this.labels, pid: renderer.pid, milliseconds }, 'renderer ready');
      return renderer;
    } catch (error) {
      const crash =
        error instanceof RendererCrash
          ? error
          : new RendererCrash('import', error instanceof Error ? error.message : String(error));
      if (crash.reason === 'slow-start') this.#timedOutStarts++;
      this.#recordCrash(crash);
      throw crash;
    }
  }
  #recordCrash({ reason: why, message: reason }: RendererCrash): void {
    const { log, metrics, onCrash, onOpen } = this.#deps;
    metrics.count('shell_renderer_falls_total', { ...this.labels, why });
    log.error({ ...this.labels, why, reason }, 'a renderer crashed');
    onCrash(this.release);
    if (this.#isClosed || !this.#breaker.recordCrash()) return;
    log.error(this.labels, 'release suspended after too many crashes');
    this.pool.end();
    this.#scheduleProbe();
    onOpen(this.release);
  }
  #scheduleProbe(): void {
    this.#probe = setTimeout(() => void this.#runProbe(), this.#breaker.backoffMs());
    this.#probe.unref();
  }
  /** Repeats the crashed pages without a visitor before the release is used again. */
  async #runProbe(): Promise<void> {
    const { isNeeded, onProbeEnd, log } = this.#deps;
    if (!isNeeded(this.release)) return onProbeEnd(this.release);
    if (await this.#survivesProbe()) {
      log.info(this.labels, 'release is used again');
      return onProbeEnd(this.release);
    }
    if (this.#isClosed) return;
    this.#breaker.recordFailedProbe();
    return this.#scheduleProbe();
  }
  async #survivesProbe() {
    let isAlive = true;
    let renderer: Renderer | undefined;
    try {
      renderer = await this.#start(() => {
        isAlive = false;
      });
      for (const { setting, job } of this.#crashedPages)
        await renderer.write(setting, job, this.#deps.createOwnReads());
      await new Promise((resolve) => setTimeout(resolve, STABLE_AFTER_MS));
      return isAlive;
    } catch {
      return false;
    } finally {
      renderer?.end();
    }
  }
  #toFailure(cause: unknown): RemoteFailure {
    return new RemoteFailure(this.labels.remote, this.labels.version, cause);
  }
}
