import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Release, ShellContract } from '@admissions/protocol/releases';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../base/metrics.ts';
import { createPublicReads } from '../cache/public-reads.ts';
import { verifyRelease } from '../registry/fetch-release.ts';
import { openRegistry } from '../registry/registry.ts';
import { openReleaseService } from '../registry/release-service.ts';
import { createRenderers } from '../render/isolated/renderers.ts';
import type { RenderSettings } from '../render/render-job.ts';
import { createServerBuilds } from '../render/server-builds.ts';
import { createSourcePages } from '../render/source-pages.ts';
import { verifyPages } from '../render/verify-pages.ts';
import type { AppOptions, DevMode } from './app-options.ts';

/** For test renders during adoption: a busy machine must not refuse a sound release. */
const READ_TIMEOUT_MS = 10_000;
const OURSELVES = '127.0.0.1';

interface Deps {
  /** What this shell provides; null in development. */
  contract: ShellContract | null;
  token: (renew?: boolean) => Promise<string | null>;
  metrics: Metrics;
  createRenderSettings: (releases: readonly Release[]) => RenderSettings;
  log: FastifyInstance['log'];
  /** Called when the served releases have changed. */
  onSwitch: () => void;
  onCrash: (release: Release) => void;
}
export type Remotes = Awaited<ReturnType<typeof openRemotes>>;

/** Opens registry, API client for releases, and renderers; development renders in this process. */
export async function openRemotes(options: AppOptions, deps: Deps) {
  const { config, dev } = options;
  const program = options.rendererProgram;
  const builds = createServerBuilds({
    releasesDir: config.releasesDir,
    cacheDir: config.serverCacheDir,
    program,
  });
  // They depend on each other. `warmUp` is the gate of an adoption: it rejects a broken release.
  const service = openReleaseService({
    ...config,
    log: deps.log,
    onRegistry: (parsed) => void registry.follow(parsed),
  });
  const registry = await openRegistry({
    ...config,
    contract: deps.contract,
    service,
    log: deps.log,
    async warmUp(release, isNew) {
      if (!release.manifest.ssr) return;
      await pages.routes(release);
      if (isNew && !dev)
        await verifyPages(release, {
          pages,
          setting: deps.createRenderSettings([release]),
          createReads,
        });
    },
    onSwitch: deps.onSwitch,
  });
  const releases = () => withDevRemotes(registry.current(), dev);
  const listVisitorReleases = () =>
    [...releases(), ...registry.canaries().map(({ release }) => release)].filter(isForVisitors);
  function createReads() {
    const signal = AbortSignal.timeout(READ_TIMEOUT_MS);
    const render = { requestId: randomUUID(), address: OURSELVES, signal };
    return { signal, read: createPublicReads({ ...config, ...deps, ...render }) };
  }
  const renderers =
    program === null
      ? null
      : createRenderers({
          ...deps,
          program,
          builds,
          served: listVisitorReleases,
          earlier: registry.earlier,
          verify: (release) =>
            verifyRelease(
              join(config.releasesDir, release.manifest.name, release.manifest.version),
              release,
            ),
          size: config.renderers,
          createOwnReads: createReads,
        });
  const pages =
    renderers ??
    createSourcePages({
      entry: options.entry,
      builds,
      loadSources: (release) => (dev && isDevRemote(release, dev) ? dev.load(release) : null),
    });
  return {
    registry,
    service,
    /** The release of each remote that this shell serves to everybody. */
    releases,
    pages,
    /** Adopts the releases of the API, or those of the local copy. */
    async start() {
      await service.poll();
      await registry.start();
    },
    async close() {
      renderers?.close();
      await registry.close();
    },
  };
}

const isForVisitors = ({ manifest }: Release) => manifest.base === '';
const isDevRemote = ({ manifest }: Release, { overrides }: DevMode) =>
  overrides.some((each) => each.manifest.name === manifest.name);

const withDevRemotes = (served: readonly Release[], dev: DevMode | undefined) =>
  dev ? [...served.filter((release) => !isDevRemote(release, dev)), ...dev.overrides] : served;
