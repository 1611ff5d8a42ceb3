import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { loadBuiltContract } from '@admissions/releases';
import type { FastifyInstance } from 'fastify';
import { createMetrics, type Metrics } from '../base/metrics.ts';
import { subscribeToChanges } from '../cache/change-stream.ts';
import { scheduleAtMidnight } from '../cache/midnight.ts';
import { createChooseReleases } from '../channels/choose-releases.ts';
import { createOverrides } from '../channels/overrides.ts';
import { watchChannels } from '../channels/watch-channels.ts';
import { createRecorder, type Recorder } from '../figures/recorder.ts';
import { createMissingReleases } from '../registry/missing-releases.ts';
import { scheduleCleanup } from '../registry/retention.ts';
import { createRenderSettings } from '../render/render-page.ts';
import { createServerToken } from '../render/server-token.ts';
import { loadShellAssets } from '../render/shell-assets.ts';
import type { AppOptions } from './app-options.ts';
import { type Caches, createCaches } from './caches.ts';
import { openRemotes, type Remotes } from './open-remotes.ts';
import { createRendering } from './rendering.ts';

type Log = FastifyInstance['log'];
export type Services = Awaited<ReturnType<typeof openServices>>;

/** Creates registry, caches and rendering; `close` ends them. */
export async function openServices(options: AppOptions, log: Log) {
  const { config, clientDir, entry, dev } = options;
  await mkdir(config.releasesDir, { recursive: true });
  const assets = dev?.assets ?? (await loadShellAssets(clientDir));
  const shellInfo = describeShell(options, assets);
  const renderSettings = {
    ...shellInfo,
    assets: () => assets.public,
    showsFaults: dev !== undefined,
  };
  const metrics = createMetrics();
  const caches = createCaches({ isDev: dev !== undefined });
  const token = createServerToken(config);
  const remotes = await openRemotes(options, {
    createRenderSettings: (all) => createRenderSettings(renderSettings, all),
    contract: dev ? null : await loadBuiltContract(join(clientDir, 'contract.json')),
    token,
    metrics,
    log,
    onSwitch: () => caches.pageCache.clear(),
    onCrash: ({ manifest: { name, version } }) => recorder.countCrash({ remote: name, version }),
  });
  const { registry, releases, service } = remotes;
  const { canaries } = registry;
  const recorder = createRecorder({
    metrics,
    releases,
    canaries: () => canaries().map(({ release }) => release),
    isKnown: (remote, version) => registry.find(remote, version) !== null,
    shellVersion: shellInfo.shellVersion,
  });
  await remotes.start();
  const overrides = createOverrides({
    ...config,
    find: registry.find,
    pollRegistry: service.poll,
    fetch: service.fetch,
  });
  registerReleaseMetrics(metrics, remotes);
  const stopBackground = startBackground(options, { remotes, caches, recorder, log });
  return {
    ...shellInfo,
    ...createRendering({
      ...config,
      ...renderSettings,
      entry,
      remotes,
      caches,
      token,
      metrics,
      log,
      onFault: recorder.countError,
    }),
    assets,
    metrics,
    recorder,
    change: caches.invalidate,
    readCache: caches.readCache,
    ensureRelease: createMissingReleases({ ...config, poll: service.poll }),
    releases,
    findRelease: registry.find,
    canaries,
    overrides,
    chooseReleases: createChooseReleases({ releases, canaries, overrides }),
    hasPages: () => releases().some(({ manifest }) => manifest.ssr),
    problem: registry.problem,
    close: async () => {
      stopBackground();
      metrics.close();
      await remotes.close();
    },
  };
}

function describeShell(
  { config, dev }: AppOptions,
  assets: Awaited<ReturnType<typeof loadShellAssets>>,
) {
  const { hasProvider, hasOfflinePages } = config;
  const siteOrigin = config.siteOrigins[0] ?? '';
  return {
    siteOrigin,
    site: {
      origin: siteOrigin,
      keepsPages: hasOfflinePages && !dev,
      ...(dev && {
        overrides: dev.overrides.map(({ manifest, base }) => `${manifest.name}@${base}`),
      }),
    },
    shellVersion: [assets.public, assets.admin]
      .map(({ entry }) => entry.replace(/^.*-|\.js$/g, ''))
      .join('.'),
    hasProvider,
  };
}

interface BackgroundDeps {
  remotes: Remotes;
  caches: Caches;
  recorder: Recorder;
  log: Log;
}
/** Follows changes, the calendar and the health of releases; returns stop. */
function startBackground(
  { config, dev }: AppOptions,
  { remotes, caches, recorder, log }: BackgroundDeps,
) {
  const { registry, releases, service } = remotes;
  const stops = [
    scheduleAtMidnight(() => caches.invalidate('all')),
    scheduleCleanup({ ...config, remotes: registry.remotes, log }),
    subscribeToChanges({
      url: `${config.apiUrl}/api/internal/changes`,
      token: config.internalToken,
      log,
      onConnected(isConnected) {
        caches.setConnected(isConnected);
        // Its database may be a different one now.
        if (isConnected) void service.poll();
      },
      onChange(changed) {
        caches.invalidate(changed);
        if (changed === 'all' || changed.includes('releases')) void service.poll();
      },
    }),
  ];
  if (config.hasAutoRollback && !dev)
    stops.push(
      watchChannels({
        canaries: registry.canaries,
        trials: registry.trials,
        stable: (remote) => releases().find(({ manifest }) => manifest.name === remote),
        observe: recorder.observe,
        changeChannel: service.changeChannel,
        rollBackLocally: registry.rollBackLocally,
        listLocalRollbacks: registry.listLocalRollbacks,
        log,
      }),
    );
  return () => {
    for (const stop of stops) stop();
  };
}

function registerReleaseMetrics(metrics: Metrics, { releases }: Remotes) {
  metrics.gauge('shell_remote_in_force', () =>
    releases().map(({ manifest: { name, version } }) => ({ labels: { remote: name, version } })),
  );
}
