import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@admissions/protocol/releases';
import { type Changed, changedAnswers, changedPages } from '@admissions/protocol/server';
import { readBuilt } from '@admissions/tools/shell-contract';
import type { FastifyInstance } from 'fastify';
import { findOwner, isInEnglish } from '../../src/remotes/claims.ts';
import { createMetrics } from '../base/metrics.ts';
import { followChanges } from '../cache/changes.ts';
import { onEachNewDay } from '../cache/new-day.ts';
import { createPageCache } from '../cache/page-cache.ts';
import { createReadCache } from '../cache/read-cache.ts';
import { createRefresher } from '../cache/refresh.ts';
import { createChooseReleases } from '../channels/choose-releases.ts';
import { createOverrides } from '../channels/overrides.ts';
import { watchChannels } from '../channels/watch-channels.ts';
import { makeFeedFile } from '../feeds/feed-files.ts';
import { createListedPages, readListedAddresses } from '../feeds/listed-pages.ts';
import type { Recorder } from '../figures/recorder.ts';
import { createRecorder } from '../figures/recorder.ts';
import { createMissingReleases } from '../registry/missing-releases.ts';
import { keepRetention } from '../registry/retention.ts';
import { createPageTeller } from '../registry/tell-pages.ts';
import { withTargets } from '../render/found-pages.ts';
import type { PageVisitor, Visitor } from '../render/pages.ts';
import { createPages } from '../render/pages.ts';
import type { Preview } from '../render/preview.ts';
import { withOverriddenPages, withPreviews } from '../render/preview.ts';
import { createSetting, describeReleases, renderPage } from '../render/render-page.ts';
import { createRenderLanes } from '../render/render-queue.ts';
import { createServerToken } from '../render/server-token.ts';
import { readShellAssets } from '../render/shell-assets.ts';
import type { AppOptions } from './app-options.ts';
import { openRemotes } from './open-remotes.ts';

export type Services = Awaited<ReturnType<typeof openServices>>;

/** What the routes stand on: registry, page cache, rendering; `close` ends it all. */
export async function openServices(options: AppOptions, log: FastifyInstance['log']) {
  const { config, clientDir, entry, dev } = options;
  await mkdir(config.releasesDir, { recursive: true });
  const assets = dev?.assets ?? (await readShellAssets(clientDir));
  const contract = dev ? null : await readBuilt(join(clientDir, 'contract.json'));
  const shellVersion = [assets.public, assets.admin]
    .map(({ entry }) => entry.replace(/^.*-|\.js$/g, ''))
    .join('.');
  const siteOrigin = config.siteOrigins[0] ?? '';
  const metrics = createMetrics();
  // Sources change without notice: in development nothing is kept, and no older copy hides a mistake.
  const cache = createPageCache(dev && { fresh: 0, older: 0 });
  const readCache = createReadCache(dev && 0);
  const refresher = createRefresher();
  function change(changed: Changed) {
    readCache.change(changedAnswers(changed));
    refresher.take(cache.change(changedPages(changed)));
  }
  const token = createServerToken(config);
  // The registry tells of its first releases before it is there itself.
  let inForce: () => readonly Release[] = () => [];
  const pageTeller = createPageTeller({ ...config, releases: () => inForce(), log });
  // The registry is opened with what tells of falls, and figures are told by what is in the registry.
  let recorder: Recorder | null = null;
  const site = {
    origin: siteOrigin,
    keepsPages: config.keepsPages && !dev,
    ...(dev && {
      overrides: dev.overrides.map(({ manifest, base }) => `${manifest.name}@${base}`),
    }),
  };
  const facts = { site, shellVersion, isProbed: config.isProbed, hasProvider: config.hasProvider };
  const settingDeps = { ...facts, assets: () => assets.public, showsFaults: dev !== undefined };
  const remotes = await openRemotes(options, {
    createSetting: (all) => createSetting(settingDeps, all),
    contract,
    token,
    metrics,
    log,
    onSwitch() {
      cache.empty();
      pageTeller.tell();
    },
    onFall: ({ manifest: { name, version } }) => recorder?.countFall({ remote: name, version }),
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
    look: service.look,
    fetch: service.fetch,
  });
  const chooseReleases = createChooseReleases({ releases, canaries, overrides });
  const hasPages = () => releases().some(({ manifest }) => manifest.ssr);
  const stops = [
    remotes.close,
    metrics.close,
    pageTeller.close,
    refresher.close,
    onEachNewDay(() => change('all')),
    keepRetention({ ...config, log }),
    config.fallsBack && !dev
      ? watchChannels({
          canaries,
          trials: registry.trials,
          stable: (remote) => releases().find(({ manifest }) => manifest.name === remote),
          observe: recorder.observe,
          log,
          changeChannel: service.changeChannel,
          stepBack: registry.stepBack,
          steppedBack: registry.steppedBack,
        })
      : () => {},
    followChanges({
      url: `${config.apiUrl}/api/internal/changes`,
      token: config.internalToken,
      log,
      onConnected(isConnected) {
        readCache.setConnected(isConnected);
        cache.setConnected(isConnected);
        if (!isConnected) return;
        // Its database may be another one now.
        pageTeller.tell();
        void service.look();
      },
      onChange(changed) {
        change(changed);
        if (changed === 'all' || changed.includes('releases')) void service.look();
      },
    }),
  ];
  const renderDeps = {
    ...settingDeps,
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
    isListed: createListedPages(() => readListedAddresses({ ...config, token })),
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
  metrics.facts('shell_remote_in_force', () =>
    releases().map(({ manifest: { name, version } }) => ({ remote: name, version })),
  );
  metrics.facts('shell_remote_canary', () =>
    canaries().map(({ release: { manifest }, percent }) => ({
      remote: manifest.name,
      version: manifest.version,
      percent: String(percent),
    })),
  );
  return {
    ...facts,
    assets,
    metrics,
    recorder,
    change,
    readCache,
    probe: remotes.probe,
    bringRelease: createMissingReleases({
      ...config,
      look: service.look,
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
      pages: withTargets(remotes.pages, withOverriddenPages({ queue, lane, render, pages })),
    }),
    // Of one age with the pages, and the same with every release.
    feeds: createPages({
      cache,
      queue,
      render: (target, visitor: Visitor) =>
        makeFeedFile(
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
