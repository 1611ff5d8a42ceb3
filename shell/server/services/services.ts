import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@admissions/protocol/releases';
import { type Changed, changedAnswers, changedPages } from '@admissions/protocol/server';
import { loadBuiltContract } from '@admissions/tools/shell-contract';
import type { FastifyInstance } from 'fastify';
import { findOwner, isInEnglish } from '../../src/remotes/claims.ts';
import { createMetrics } from '../base/metrics.ts';
import { subscribeToChanges } from '../cache/change-stream.ts';
import { scheduleAtMidnight } from '../cache/midnight.ts';
import { createPageCache } from '../cache/page-cache.ts';
import { createReadCache } from '../cache/read-cache.ts';
import { createRefresher } from '../cache/refresh.ts';
import { createChooseReleases } from '../channels/choose-releases.ts';
import { createOverrides } from '../channels/overrides.ts';
import { watchChannels } from '../channels/watch-channels.ts';
import { renderFeedFile } from '../feeds/feed-files.ts';
import { createListedPages, loadListedAddresses } from '../feeds/listed-pages.ts';
import type { Recorder } from '../figures/recorder.ts';
import { createRecorder } from '../figures/recorder.ts';
import { createMissingReleases } from '../registry/missing-releases.ts';
import { createPageReporter } from '../registry/report-pages.ts';
import { scheduleCleanup } from '../registry/retention.ts';
import type { PageVisitor, Visitor } from '../render/pages.ts';
import { createPages } from '../render/pages.ts';
import type { Preview } from '../render/preview.ts';
import { withOverriddenPages, withPreviews } from '../render/preview.ts';
import { createRenderSettings, describeReleases, renderPage } from '../render/render-page.ts';
import { createRenderLanes } from '../render/render-queue.ts';
import { withResolvedTargets } from '../render/resolved-targets.ts';
import { createServerToken } from '../render/server-token.ts';
import { loadShellAssets } from '../render/shell-assets.ts';
import type { AppOptions } from './app-options.ts';
import { openRemotes } from './open-remotes.ts';

export type Services = Awaited<ReturnType<typeof openServices>>;

/** Creates registry, caches and rendering; `close` ends them. */
export async function openServices(options: AppOptions, log: FastifyInstance['log']) {
  const { config, clientDir, entry, dev } = options;
  await mkdir(config.releasesDir, { recursive: true });
  const assets = dev?.assets ?? (await loadShellAssets(clientDir));
  const contract = dev ? null : await loadBuiltContract(join(clientDir, 'contract.json'));
  const shellVersion = [assets.public, assets.admin]
    .map(({ entry }) => entry.replace(/^.*-|\.js$/g, ''))
    .join('.');
  const siteOrigin = config.siteOrigins[0] ?? '';
  const metrics = createMetrics();
  // Sources change without notice in development: caches would hide errors.
  const cache = createPageCache(dev && { fresh: 0, older: 0 });
  const readCache = createReadCache(dev && 0);
  const refresher = createRefresher();
  function invalidate(changed: Changed) {
    readCache.invalidate(changedAnswers(changed));
    refresher.enqueue(cache.invalidate(changedPages(changed)));
  }
  const token = createServerToken(config);
  // The registry reports its first releases before it is assigned.
  let inForce: () => readonly Release[] = () => [];
  const pageReporter = createPageReporter({ ...config, releases: () => inForce(), log });
  // Registry and recorder depend on each other.
  let recorder: Recorder | null = null;
  const site = {
    origin: siteOrigin,
    keepsPages: config.hasOfflinePages && !dev,
    ...(dev && {
      overrides: dev.overrides.map(({ manifest, base }) => `${manifest.name}@${base}`),
    }),
  };
  const shellInfo = {
    site,
    shellVersion,
    isProbed: config.isProbed,
    hasProvider: config.hasProvider,
  };
  const renderSettingsDeps = {
    ...shellInfo,
    assets: () => assets.public,
    showsFaults: dev !== undefined,
  };
  const remotes = await openRemotes(options, {
    createRenderSettings: (all) => createRenderSettings(renderSettingsDeps, all),
    contract,
    token,
    metrics,
    log,
    onSwitch() {
      cache.clear();
      pageReporter.report();
    },
    onCrash: ({ manifest: { name, version } }) => recorder?.countCrash({ remote: name, version }),
  });
  const { registry, releases, service } = remotes;
  inForce = releases;
  const { canaries } = registry;
  recorder = createRecorder({
    metrics,
    releases,
    canaries: () => canaries().map(({ release }) => release),
    isKnown: (remote, version) => registry.find(remote, version) !== null,
    shellVersion,
  });
  const overrides = createOverrides({
    ...config,
    find: registry.find,
    pollRegistry: service.poll,
    fetch: service.fetch,
  });
  const chooseReleases = createChooseReleases({ releases, canaries, overrides });
  const hasPages = () => releases().some(({ manifest }) => manifest.ssr);
  const stops = [
    remotes.close,
    metrics.close,
    pageReporter.close,
    refresher.close,
    scheduleAtMidnight(() => invalidate('all')),
    scheduleCleanup({ ...config, log }),
    config.hasAutoRollback && !dev
      ? watchChannels({
          canaries,
          trials: registry.trials,
          stable: (remote) => releases().find(({ manifest }) => manifest.name === remote),
          observe: recorder.observe,
          log,
          changeChannel: service.changeChannel,
          rollBackLocally: registry.rollBackLocally,
          listLocalRollbacks: registry.listLocalRollbacks,
        })
      : () => {},
    subscribeToChanges({
      url: `${config.apiUrl}/api/internal/changes`,
      token: config.internalToken,
      log,
      onConnected(isConnected) {
        readCache.setConnected(isConnected);
        cache.setConnected(isConnected);
        if (!isConnected) return;
        // Its database may be a different one now.
        pageReporter.report();
        void service.poll();
      },
      onChange(changed) {
        invalidate(changed);
        if (changed === 'all' || changed.includes('releases')) void service.poll();
      },
    }),
  ];
  const renderDeps = {
    ...renderSettingsDeps,
    apiUrl: config.apiUrl,
    internalToken: config.internalToken,
    siteOrigin,
    entry,
    remotes: remotes.pages,
    readCache,
    token,
    log,
    onFault: recorder.countError,
  };
  const readInUse = ({ releases: own }: PageVisitor) => remotes.pages.inUse(own);
  const render = (target: string, visitor: PageVisitor, preview?: Preview) => {
    const { address, network, origin, overrides } = visitor;
    return renderPage(renderDeps, {
      target,
      address,
      network,
      origin,
      releases: readInUse(visitor),
      ...(preview && { preview }),
      ...(overrides && { overrides }),
    });
  };
  const queue = createRenderLanes();
  const lane = (target: string, visitor: PageVisitor) =>
    findOwner(readInUse(visitor), target.split('?', 1)[0] ?? '/')?.manifest.name ?? '';
  const pages = createPages({
    cache,
    queue,
    lane,
    render,
    releases: (visitor) => describeReleases(readInUse(visitor)),
    isListed: createListedPages(() => loadListedAddresses({ ...config, token })),
    metrics,
    log,
  });
  metrics.gauge('shell_page_cache_bytes', cache.bytes);
  metrics.gauge('shell_kept_reads_bytes', () => readCache.figures().bytes);
  metrics.gauge('shell_kept_reads_hits', () => readCache.figures().hits);
  metrics.gauge('shell_kept_reads_misses', () => readCache.figures().misses);
  metrics.gauge('shell_renders_running', () => queue.load().running);
  metrics.gauge('shell_renders_waiting', () => queue.load().waiting);
  metrics.gauge('shell_registry_generation', registry.generation);
  metrics.info('shell_remote_in_force', () =>
    releases().map(({ manifest: { name, version } }) => ({ remote: name, version })),
  );
  metrics.info('shell_remote_canary', () =>
    canaries().map(({ release: { manifest }, percent }) => ({
      remote: manifest.name,
      version: manifest.version,
      percent: String(percent),
    })),
  );
  return {
    ...shellInfo,
    assets,
    metrics,
    recorder,
    change: invalidate,
    readCache,
    probe: remotes.probe,
    ensureRelease: createMissingReleases({
      ...config,
      poll: service.poll,
    }),
    releases,
    findRelease: registry.find,
    canaries,
    overrides,
    chooseReleases,
    hasPages,
    problem: registry.problem,
    pages: withPreviews({
      api: { ...config, token },
      queue,
      lane,
      render,
      pages: withResolvedTargets(
        remotes.pages,
        withOverriddenPages({ queue, lane, render, pages }),
      ),
    }),
    // Feeds share the page cache, so that pages and feeds are equally fresh.
    feeds: createPages({
      cache,
      queue,
      render: (target, visitor: Visitor) =>
        renderFeedFile(
          {
            apiUrl: config.apiUrl,
            internalToken: config.internalToken,
            token,
            hasEnglish: (path) => isInEnglish(releases(), path),
          },
          target,
          visitor,
        ),
      releases: () => '',
      metrics,
      log,
    }),
    siteOrigin,
    close: async () => {
      await Promise.all(stops.map((stop) => stop()));
    },
  };
}
