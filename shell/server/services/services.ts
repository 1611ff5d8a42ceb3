import { mkdir } from 'node:fs/promises';
import type { Release } from '@admissions/contracts';
import type { FastifyInstance } from 'fastify';
import { createMetrics } from '../base/metrics.ts';
import { followChanges } from '../cache/changes.ts';
import { onEachNewDay } from '../cache/new-day.ts';
import { createPageCache } from '../cache/page-cache.ts';
import { makeFeedFile } from '../feeds/feed-files.ts';
import { mirrorOrigins } from '../registry/origin-mirror.ts';
import { openRegistry } from '../registry/registry.ts';
import { keepRetention } from '../registry/retention.ts';
import { withTargets } from '../render/found-pages.ts';
import { createPages } from '../render/pages.ts';
import { withPreviews } from '../render/preview.ts';
import type { AskedPage } from '../render/render-page.ts';
import { renderPage } from '../render/render-page.ts';
import { createRenderQueue } from '../render/render-queue.ts';
import { createServerRemotes } from '../render/server-remotes.ts';
import { createServerToken } from '../render/server-token.ts';
import { readShellAssets } from '../render/shell-assets.ts';
import type { AppOptions } from './app-options.ts';

export type Services = Awaited<ReturnType<typeof openServices>>;

/** What the routes stand on: registry, page cache, rendering; `close` ends it all. */
export async function openServices(
  { config, clientDir, entry, dev }: AppOptions,
  log: FastifyInstance['log'],
) {
  await mkdir(config.releasesDir, { recursive: true });
  const assets = dev?.assets ?? (await readShellAssets(clientDir));
  const shellVersion = assets.public.entry.replace(/^.*-|\.js$/g, '');
  const siteOrigin = config.siteOrigins[0] ?? '';
  const metrics = createMetrics();
  const cache = createPageCache();
  const builds = createServerRemotes({
    releasesDir: config.releasesDir,
    cacheDir: config.serverCacheDir,
  });
  const isOverridden = ({ manifest }: Release) =>
    dev?.overrides.some((each) => each.manifest.name === manifest.name) ?? false;
  const serverRemotes = {
    ...builds,
    load: (release: Release) =>
      dev && isOverridden(release) ? dev.load(release) : builds.load(release),
  };
  const registry = await openRegistry({
    file: config.registryFile,
    releasesDir: config.releasesDir,
    log,
    warmUp: async (release) => void (release.manifest.ssr && (await serverRemotes.load(release))),
    onSwitch: cache.empty,
  });
  const releases = dev
    ? () => [...registry.current().filter((release) => !isOverridden(release)), ...dev.overrides]
    : registry.current;
  const hasPages = () => releases().some(({ manifest }) => manifest.ssr);
  const stops = [
    registry.close,
    metrics.close,
    await mirrorOrigins({ ...config, log, onSwitch: registry.refresh }),
    onEachNewDay(cache.empty),
    keepRetention({ ...config, log }),
    followChanges({
      url: `${config.apiUrl}/api/internal/changes`,
      token: config.internalToken,
      log,
      // Sources change without notice: in development nothing is kept.
      onConnected: (isConnected) => cache.setConnected(isConnected && !dev),
      onChange: cache.empty,
    }),
  ];
  const token = createServerToken(config);
  const site = {
    origin: siteOrigin,
    keepsPages: config.keepsPages && !dev,
    ...(dev && {
      overrides: dev.overrides.map(({ manifest, base }) => `${manifest.name}@${base}`),
    }),
  };
  const facts = { site, shellVersion, isProbed: config.isProbed, hasProvider: config.hasProvider };
  const render = (asked: AskedPage) =>
    renderPage(
      {
        ...facts,
        apiUrl: config.apiUrl,
        internalToken: config.internalToken,
        siteOrigin,
        entry,
        assets: () => assets.public,
        releases,
        serverRemotes,
        token,
        log,
      },
      asked,
    );
  const queue = createRenderQueue();
  const pages = createPages({
    cache,
    queue,
    render: (target, address) => render({ target, address }),
    releases: registry.generation,
    metrics,
    log,
  });
  metrics.gauge('shell_page_cache_bytes', cache.bytes);
  metrics.gauge('shell_renders_running', () => queue.load().running);
  metrics.gauge('shell_renders_waiting', () => queue.load().waiting);
  metrics.gauge('shell_registry_generation', registry.generation);
  metrics.facts('shell_remote_in_force', () =>
    releases().map(({ manifest: { name, version } }) => ({ remote: name, version })),
  );
  return {
    ...facts,
    assets,
    metrics,
    cache,
    serverRemotes,
    releases,
    hasPages,
    pages: withPreviews({
      api: { ...config, token },
      queue,
      render: (target, address, preview) => render({ target, address, preview }),
      pages: withTargets({ releases, serverRemotes }, pages),
    }),
    // Of one age with the pages, and the same with every release.
    feeds: createPages({
      cache,
      queue,
      render: (target, address) =>
        makeFeedFile(
          { apiUrl: config.apiUrl, internalToken: config.internalToken, siteOrigin, token },
          target,
          address,
        ),
      releases: () => 0,
      metrics,
      log,
    }),
    siteOrigin,
    close: () => {
      for (const stop of stops) stop();
    },
  };
}
