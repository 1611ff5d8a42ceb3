import { findOwner, isInEnglish } from '../../src/remotes/claims.ts';
import type { Metrics } from '../base/metrics.ts';
import { renderFeedFile } from '../feeds/feed-files.ts';
import { createListedPages, loadListedAddresses } from '../feeds/listed-pages.ts';
import { withResolvedTargets } from '../render/page-target.ts';
import { createPages, type PageVisitor, type Visitor } from '../render/pages.ts';
import { type Preview, withPreviews } from '../render/preview.ts';
import { describeReleases, type RenderDeps, renderPage } from '../render/render-page.ts';
import { createRenderQueue } from '../render/render-queue.ts';
import type { Caches } from './caches.ts';
import type { Remotes } from './open-remotes.ts';

interface Deps extends Omit<RenderDeps, 'remotes' | 'readCache'> {
  remotes: Pick<Remotes, 'pages' | 'releases'>;
  caches: Caches;
  metrics: Metrics;
}

/** Pages and feeds, from the cache or rendered. */
export function createRendering({ remotes, caches, metrics, ...deps }: Deps) {
  const { pageCache, readCache } = caches;
  const renderDeps = { ...deps, remotes: remotes.pages, readCache };
  const queue = createRenderQueue();
  const listInUse = ({ releases }: PageVisitor) => remotes.pages.inUse(releases);
  const lane = (target: string, visitor: PageVisitor) =>
    findOwner(listInUse(visitor), target.split('?', 1)[0] ?? '/')?.manifest.name ?? '';
  const render = (target: string, visitor: PageVisitor, preview?: Preview) =>
    renderPage(renderDeps, {
      ...visitor,
      target,
      releases: listInUse(visitor),
      ...(preview && { preview }),
    });
  const cached = { cache: pageCache, queue, metrics, log: deps.log };
  const pages = createPages({
    ...cached,
    lane,
    render,
    cacheKeyPrefix: (visitor) => describeReleases(listInUse(visitor)),
    isCacheable: ({ site }) => !site?.overrides,
    isInSitemap: createListedPages(() => loadListedAddresses(deps)),
  });
  metrics.gauge('shell_page_cache_bytes', pageCache.bytes);
  metrics.gauge('shell_kept_reads_bytes', () => readCache.figures().bytes);
  metrics.gauge('shell_kept_reads_hits', () => readCache.figures().hits);
  metrics.gauge('shell_kept_reads_misses', () => readCache.figures().misses);
  metrics.gauge('shell_renders_running', () => queue.load().running);
  metrics.gauge('shell_renders_waiting', () => queue.load().waiting);
  return {
    pages: withPreviews({
      api: deps,
      queue,
      lane,
      render,
      pages: withResolvedTargets(remotes.pages, pages),
    }),
    // Feeds share the page cache, so that pages and feeds are equally fresh.
    feeds: createPages({
      ...cached,
      render: (target, visitor: Visitor) =>
        renderFeedFile(
          { ...deps, hasEnglish: (path) => isInEnglish(remotes.releases(), path) },
          target,
          visitor,
        ),
      cacheKeyPrefix: () => '',
    }),
  };
}
