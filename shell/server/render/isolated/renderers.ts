import type { Release } from '@admissions/protocol/releases';
import { RemoteFailure } from '../../../src/remotes/remote-failure.ts';
import type { Log } from '../../base/log.ts';
import type { Metrics } from '../../base/metrics.ts';
import type { PageOrder, PageReads, PageSetting, RemotePages } from '../page-order.ts';
import { RendererFall } from '../renderer-fall.ts';
import type { ServerBuilds } from '../server-builds.ts';
import { createCircuit } from './circuit.ts';
import type { RendererPool } from './renderer-pool.ts';
import { createRendererPool } from './renderer-pool.ts';
import type { Renderer } from './renderer-process.ts';
import { startRenderer } from './renderer-process.ts';

/** A release's import may take so long (milliseconds); after each time that it took longer, twice as long. */
const START_WITHIN = 10_000;
const START_WITHIN_MOST = 80_000;
/** Megabytes of heap: a renderer of the visitors' remote uses half of them. */
const HEAP = 128;
/** What lies outside of the heap: code, buffers, the runtime itself (megabytes). */
const BESIDE_HEAP = 192;
/** Releases that write a page in the place of one that cannot. */
const MOST_EARLIER = 2;
/** Renderers of releases that no page is made of end when none was asked for so long (milliseconds). */
const IDLE = 30_000;
const LOOK_EVERY = 5000;
/** A try is good when the renderer still stands so long (milliseconds) after its pages. */
const STANDS_FOR = 1000;
/** Pages that are tried again before a release is believed. */
const MOST_TRIED = 3;

interface Options {
  /** The renderer's program. */
  program: string;
  builds: ServerBuilds;
  /** The visitors' remotes that are in force, for everybody or as a canary, and what takes the place of one of them, the best first. */
  inForce: () => readonly Release[];
  earlier: (release: Release) => readonly Release[];
  /** Rejects when the files of a release are not those that were released. */
  verify: (release: Release) => Promise<void>;
  /** How many renderers one release has. */
  size: number;
  /** For pages that nobody asked for. */
  readsForOurselves: () => PageReads;
  /** Other releases write pages from now on. */
  onSwitch: () => void;
  /** A renderer of this release fell, or a page of it. */
  onFall: (release: Release) => void;
  log: Log;
  metrics: Metrics;
}
export interface Renderers extends RemotePages {
  /** For tests only. */
  probe(release: Release, file: string): Promise<Record<string, boolean>>;
  close(): void;
}
/** One release with its renderers, and what is known of its falls. */
interface Stand {
  release: Release;
  pool: RendererPool;
  circuit: ReturnType<typeof createCircuit>;
  /** Starts that took too long. */
  late: number;
  /** The pages that fell last. */
  fallen: { setting: PageSetting; order: PageOrder }[];
  trial: ReturnType<typeof setTimeout> | null;
}

/** Writes the remotes' pages in processes of their own; a release that keeps falling is given no more of them, and the one before it writes them. */
export function createRenderers(options: Options): Renderers {
  const { program, builds, inForce, earlier, verify, size, log, metrics } = options;
  const stands = new Map<string, Stand>();
  /** By the folder of a release: the one that writes its pages now. */
  const substitutes = new Map<string, { of: Release; by: Release }>();
  let isClosed = false;
  // The registry is read anew with every change: the same release need not be the same object.
  const isSame = (one: Release, other: Release) =>
    builds.findFolder(one) === builds.findFolder(other);
  const isInForce = (release: Release) => inForce().some((each) => isSame(each, release));

  function readStand(release: Release): Stand {
    const key = builds.findFolder(release);
    const known = stands.get(key);
    if (known) return known;
    const stand: Stand = {
      release,
      circuit: createCircuit(),
      late: 0,
      fallen: [],
      trial: null,
      pool: createRendererPool({
        size,
        mostMemory: (HEAP + BESIDE_HEAP) * 2 ** 20,
        start: (onFall) => start(stand, onFall),
        onFall: (fall) => fell(stand, fall),
      }),
    };
    stands.set(key, stand);
    return stand;
  }

  async function start(stand: Stand, onFall: (fall: RendererFall) => void): Promise<Renderer> {
    const { release } = stand;
    const { name, version } = release.manifest;
    const labels = { remote: name, version };
    const started = performance.now();
    try {
      if (!release.serverEntry) throw new RendererFall('import', 'it has no server build');
      if (!isInForce(release)) await verify(release);
      const releaseFolder = await builds.copyVerified(release);
      if (isClosed) throw new RendererFall('exit', 'the shell is closing');
      const renderer = await startRenderer({
        program,
        releaseFolder,
        serverEntry: release.serverEntry,
        name,
        heap: HEAP,
        within: Math.min(START_WITHIN_MOST, START_WITHIN * 2 ** stand.late),
        onLine: (line) => log.warn({ ...labels, line }, 'a renderer printed a line'),
        onFall,
      });
      metrics.count('shell_renderer_starts_total', labels);
      log.info(
        { ...labels, pid: renderer.pid, milliseconds: Math.round(performance.now() - started) },
        'renderer ready',
      );
      return renderer;
    } catch (error) {
      const fall =
        error instanceof RendererFall
          ? error
          : new RendererFall('import', error instanceof Error ? error.message : String(error));
      if (fall.why === 'slow-start') stand.late++;
      count(stand, fall);
      throw fall;
    }
  }

  function count(stand: Stand, fall: RendererFall) {
    const { name, version } = stand.release.manifest;
    const labels = { remote: name, version };
    metrics.count('shell_renderer_falls_total', { ...labels, why: fall.why });
    log.error({ ...labels, why: fall.why, reason: fall.message }, 'a renderer fell');
    options.onFall(stand.release);
    if (isClosed || !stand.circuit.fall()) return;
    log.error(labels, 'a release fell too often: it writes no pages for now');
    stand.pool.end();
    planTrial(stand);
    void substitute(stand.release);
  }
  function fell(stand: Stand, fall: RendererFall) {
    count(stand, fall);
    // The next visitor need not wait for the start.
    if (!isClosed && !stand.circuit.isOpen() && isNeeded(stand)) stand.pool.take().catch(() => {});
  }

  /** Looks for another release that can write the pages of this one; until there is one, the frame is shown. */
  async function substitute(release: Release) {
    if (!isInForce(release) || !readStand(release).circuit.isOpen())
      return setSubstitute(release, null);
    for (const other of goodEarlier(release)) {
      const isReady = await readStand(other)
        .pool.take()
        .then(
          () => true,
          () => false,
        );
      if (isReady && readStand(release).circuit.isOpen()) return setSubstitute(release, other);
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
      'pages are written by another release',
    );
    options.onSwitch();
  }
  const goodEarlier = (release: Release) =>
    earlier(release)
      .filter(
        (each) =>
          each.serverEntry !== undefined &&
          !isSame(each, release) &&
          !readStand(each).circuit.isOpen(),
      )
      .slice(0, MOST_EARLIER);

  function planTrial(stand: Stand) {
    stand.trial = setTimeout(() => void tryAgain(stand), stand.circuit.wait());
    stand.trial.unref();
  }
  /** The pages that fell are written again, for nobody: a visitor comes only when that went well. */
  async function tryAgain(stand: Stand) {
    stand.trial = null;
    const { name, version } = stand.release.manifest;
    if (isClosed || !isNeeded(stand)) return void stands.delete(builds.findFolder(stand.release));
    let isStanding = true;
    try {
      const renderer = await start(stand, () => {
        isStanding = false;
      });
      for (const { setting, order } of stand.fallen)
        await renderer.write(setting, order, options.readsForOurselves());
      await new Promise((resolve) => setTimeout(resolve, STANDS_FOR));
      renderer.end();
    } catch {
      isStanding = false;
    }
    if (!isStanding) {
      stand.circuit.tryFailed();
      return planTrial(stand);
    }
    log.info({ remote: name, version }, 'a release is given pages again');
    stand.circuit.close();
    stand.fallen = [];
    stands.delete(builds.findFolder(stand.release));
    return substitute(stand.release);
  }

  /** Whether pages are made of it, or would be. */
  const isNeeded = ({ release }: Stand): boolean =>
    isInForce(release) || [...substitutes.values()].some(({ by }) => isSame(by, release));
  const current = (release: Release) =>
    readStand(release).circuit.isOpen()
      ? (substitutes.get(builds.findFolder(release))?.by ?? release)
      : release;

  // What left force is let go of when its pages are done; substitutes for one page a little later.
  const timer = setInterval(() => {
    for (const [key, stand] of stands) {
      if (isNeeded(stand) || Date.now() - stand.pool.usedAt() < IDLE) continue;
      stand.pool.end();
      if (!stand.circuit.isOpen()) stands.delete(key);
    }
    for (const { of } of substitutes.values()) void substitute(of);
  }, LOOK_EVERY);
  timer.unref();

  metrics.facts('shell_renderer_circuit_open', () =>
    [...stands.values()]
      .filter((stand) => stand.circuit.isOpen() && isNeeded(stand))
      .map(({ release: { manifest } }) => ({ remote: manifest.name, version: manifest.version })),
  );
  metrics.readings('shell_renderer_memory_bytes', () =>
    [...stands.values()].flatMap(({ release: { manifest }, pool }) =>
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
      return await readStand(release).pool.take();
    } catch (cause) {
      throw toFailure(release, cause);
    }
  }
  return {
    inUse: (releases) => releases.map(current),
    routes: async (release) => (await take(release)).routes,
    candidates: (release) =>
      readStand(release).circuit.isOpen()
        ? goodEarlier(release)
        : [release, ...goodEarlier(release)],
    async write(release, setting, order, reads) {
      const stand = readStand(release);
      const renderer = await take(release);
      try {
        const page = await renderer.write(setting, order, reads);
        stand.pool.check(renderer);
        return page;
      } catch (error) {
        if (!(error instanceof RendererFall)) throw error;
        if (!order.preview)
          stand.fallen = [
            ...stand.fallen.filter((each) => each.order.url !== order.url),
            { setting, order },
          ].slice(-MOST_TRIED);
        // The renderer still stands: the fall is this page's alone, and was told by nobody yet.
        if (error.why === 'page-late' || error.why === 'page-broken') count(stand, error);
        throw toFailure(release, error);
      }
    },
    probe: async (release, file) => (await take(release)).probe(file),
    close() {
      isClosed = true;
      clearInterval(timer);
      for (const { pool, trial } of stands.values()) {
        if (trial) clearTimeout(trial);
        pool.end();
      }
    },
  };
}

const toFailure = ({ manifest: { name, version } }: Release, cause: unknown) =>
  new RemoteFailure(name, version, cause);
