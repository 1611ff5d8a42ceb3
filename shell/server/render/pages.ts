import type { Release } from '@admissions/protocol/releases';
import { withDeadline } from '../../src/remotes/deadline.ts';
import type { Log } from '../base/log.ts';
import type { Metrics } from '../base/metrics.ts';
import type { CachedPage, PageCache, Requester } from '../cache/page-cache.ts';
import type { PageCategory } from '../cache/page-category.ts';
import { createNewPageLimit, type NewPageLimit } from './new-page-limit.ts';
import type { RenderSettings } from './render-job.ts';
import type { RenderedPage } from './render-page.ts';
import { Overloaded, type RenderQueue } from './render-queue.ts';

const RENDER_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
/** How long a visitor waits for a new page before a stale copy is sent. */
const MAX_WAIT_BEFORE_STALE_MS = 1800;

/** Client address (IP) and its network. */
export interface Visitor {
  address: string;
  network: string;
  /** Origin of the request; pages contain it if no SITE_ORIGIN is set. */
  origin?: string;
}
export interface PageAnswer extends CachedPage {
  /** `preview`: of releases by a preview link, never cached. */
  source: 'cache' | 'render' | 'stale' | 'preview';
  /** A draft without scripts, which the back office may frame. */
  isFramed?: true;
}
export interface PageVisitor extends Visitor {
  /** Releases chosen for this visitor; failing ones are not replaced yet. */
  releases: readonly Release[];
  /** Additions to the site data of the page; with `overrides` it is not cached. */
  site?: Partial<RenderSettings['site']>;
}
/** Rejects with Overloaded when the page can be neither rendered nor served stale. */
export type Pages<V extends Visitor = PageVisitor> = (
  target: string,
  visitor: V,
  category?: PageCategory,
) => Promise<PageAnswer>;

/** After a 429 for a network and path, the next requests get 429 without a render for this long. */
const REFUSAL_TTL_MS = 5000;
const MAX_REFUSALS = 10_000;

interface Deps<V extends Visitor> {
  cache: PageCache;
  queue: RenderQueue;
  /** Render lane; each remote has its own. */
  lane?: (target: string, visitor: V) => string;
  /** Its reads count for this visitor's IP address. */
  render: (target: string, visitor: V) => Promise<RenderedPage>;
  /** Names the releases of a visitor. */
  cacheKeyPrefix: (visitor: V) => string;
  /** False for preview links: their pages are rendered each time. */
  isCacheable?: (visitor: V) => boolean;
  /** Limits first renders. */
  newPageLimit?: NewPageLimit;
  /** Pages of the sitemap exist, so they are exempt from the limit. */
  isInSitemap?: (target: string) => boolean;
  metrics: Metrics;
  log: Log;
}

/** Renders each page once for concurrent visitors; stale copies bridge outages and overload. */
export function createPages<V extends Visitor>({
  cache,
  queue,
  lane,
  render,
  cacheKeyPrefix,
  isCacheable = () => true,
  newPageLimit: newPages = createNewPageLimit(),
  isInSitemap = () => false,
  metrics,
  log,
}: Deps<V>): Pages<V> {
  const pending = new Map<string, Promise<RenderedPage>>();
  const refused = new Map<string, number>();

  function renderShared(
    target: string,
    key: string,
    visitor: V,
    requester: Requester,
  ): Promise<RenderedPage> {
    const sequence = cache.sequence();
    const flightKey = `${sequence} ${key}`;
    const running = pending.get(flightKey);
    // A render refused to another network may be allowed for this one.
    if (running)
      return running.then(
        (page) => (page.status === 429 ? start() : page),
        (error) => (error instanceof Overloaded ? start() : Promise.reject(error)),
      );
    return start();

    function start(): Promise<RenderedPage> {
      const joined = pending.get(flightKey);
      if (joined && joined !== running) return joined;
      const refusalKey = `${visitor.network} ${target.split('?', 1)}`;
      if ((refused.get(refusalKey) ?? 0) > Date.now()) return Promise.reject(new Overloaded(429));
      if (isGuess(target, key, requester) && !newPages.allow(requester.network))
        return Promise.reject(new Overloaded(429));
      const page = renderQueued(target, visitor).finally(() => {
        if (pending.get(flightKey) === page) pending.delete(flightKey);
      });
      pending.set(flightKey, page);
      page.then(
        (done) => {
          if (!done.isTemporary && (done.status === 200 || done.status === 404 || done.location))
            cache.put(key, done, { sequence, requester, kinds: done.kinds });
          if (done.status !== 429) return;
          if (refused.size >= MAX_REFUSALS) refused.clear();
          refused.set(refusalKey, Date.now() + REFUSAL_TTL_MS);
        },
        () => {},
      );
      return page;
    }
  }
  /** Whether a client may have made up the URL: no copy exists and the sitemap lacks it. */
  const isGuess = (target: string, key: string, requester: Requester) =>
    (requester.category === 'numbered' || requester.category === 'free') &&
    !cache.findStale(key, requester) &&
    !isInSitemap(target);

  const renderQueued = (target: string, visitor: V) =>
    queue.run(visitor.network, () => measureTime(render(target, visitor)), lane?.(target, visitor));
  async function measureTime<T>(work: Promise<T>): Promise<T> {
    const started = performance.now();
    try {
      return await work;
    } finally {
      const seconds = (performance.now() - started) / 1000;
      metrics.observe('shell_render_seconds', seconds, { limits: RENDER_SECONDS });
    }
  }

  return async (target, visitor, category = 'listed') => {
    if (!isCacheable(visitor))
      return { ...(await renderQueued(target, visitor)), source: 'preview' };
    const key = `${cacheKeyPrefix(visitor)} ${visitor.origin ?? ''}${target}`;
    const requester = { network: visitor.network, category };
    const cached = cache.findFresh(key, requester);
    if (cached) return { ...cached, source: 'cache' };
    const page = renderShared(target, key, visitor, requester);
    const older = cache.findStale(key, requester);
    if (!older) return { ...(await page), source: 'render' };
    const done = await withDeadline(page, MAX_WAIT_BEFORE_STALE_MS, 'late').catch(() => null);
    if (done && !done.isDegraded && done.status !== 429) return { ...done, source: 'render' };
    log.warn(
      { path: target.split('?')[0], status: done?.status ?? 0 },
      'served a stale copy of the page',
    );
    return { ...older, source: 'stale' };
  };
}
