import type { Release } from '@admissions/protocol/releases';
import type { Log } from '../base/log.ts';
import type { Metrics } from '../base/metrics.ts';
import type { CachedPage, PageCache, Requester } from '../cache/page-cache.ts';
import type { PageCategory } from '../cache/page-category.ts';
import type { NewPageLimit } from './new-page-limit.ts';
import { createNewPageLimit } from './new-page-limit.ts';
import type { RenderedPage } from './render-page.ts';
import type { RenderQueue } from './render-queue.ts';
import { Overloaded } from './render-queue.ts';

/** With an older copy at hand a visitor waits no longer (milliseconds) than this for a new one. */
const STALE_AFTER_MS = 1800;

/** Who asks for a page: the address (IP), and the network that it belongs to. */
export interface Visitor {
  address: string;
  network: string;
  /** Where this visitor reaches the site, part of its pages. */
  origin?: string;
}
export interface PageAnswer extends CachedPage {
  source: 'cache' | 'render' | 'stale' | 'preview';
  /** A draft without scripts, which the back office may frame. */
  isFramed?: true;
}
/** One who gets pages made of these releases. */
export interface PageVisitor extends Visitor {
  /** The visitors' remotes, before one of them gives way to another. */
  releases: readonly Release[];
  /** Releases that this visitor alone looks at, as the page names them; nobody keeps such a page. */
  overrides?: string[];
}
/** Answers a page; rejects with Overloaded when it cannot be rendered now and no copy is there. */
export type Pages<V extends Visitor = PageVisitor> = (
  target: string,
  visitor: V,
  category?: PageCategory,
) => Promise<PageAnswer>;

/** A network that the API refused for its many searches is refused here so long (milliseconds): even saying so with a page costs a render. */
const REFUSAL_TTL_MS = 5000;
const MAX_REFUSALS = 10_000;

/** Who asks for a page that is rendered before anybody does. */
const OURSELVES: Visitor = { address: '127.0.0.1', network: '127.0.0.1' };

interface Deps<V extends Visitor> {
  cache: PageCache;
  queue: RenderQueue;
  /** Whose page it is: each remote's stand in a line of their own. */
  lane?: (target: string, visitor: V) => string;
  /** Renders a page; what it reads counts as read by this visitor's address. */
  render: (target: string, visitor: V) => Promise<RenderedPage>;
  /** Part of every key: pages of other releases are other pages. */
  releases: (visitor: V) => string;
  /** Counts pages that nobody has read before. */
  newPageLimit?: NewPageLimit;
  /** Whether the site itself says that there is this page: nobody made it up. */
  isListed?: (target: string) => boolean;
  metrics: Metrics;
  log: Log;
}

/** Answers pages from the cache, or renders each once however many ask for it; an outage or a crowd is bridged with the last good copy. */
export function createPages<V extends Visitor>({
  cache,
  queue,
  lane,
  render,
  releases,
  newPageLimit: newPages = createNewPageLimit(),
  isListed = () => false,
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
    // Where another's render was refused to that one, this visitor may still have an own.
    if (running)
      return running.then(
        (page) => (page.status === 429 ? start() : page),
        (error) => (error instanceof Overloaded ? start() : Promise.reject(error)),
      );
    return start();

    function rerender(): Promise<unknown> {
      return renderShared(
        target,
        key,
        { ...visitor, ...OURSELVES },
        { ...requester, ...OURSELVES },
      );
    }
    function start(): Promise<RenderedPage> {
      const joined = pending.get(flightKey);
      if (joined && joined !== running) return joined;
      const refusalKey = `${visitor.network} ${target.split('?', 1)}`;
      if ((refused.get(refusalKey) ?? 0) > Date.now()) return Promise.reject(new Overloaded(429));
      if (isGuess(target, key, requester) && !newPages.allow(requester.network))
        return Promise.reject(new Overloaded(429));
      const page = queue
        .run(visitor.network, () => measureTime(render(target, visitor)), lane?.(target, visitor))
        .finally(() => {
          if (pending.get(flightKey) === page) pending.delete(flightKey);
        });
      pending.set(flightKey, page);
      page.then(
        (done) => {
          if (!done.isTemporary && (done.status === 200 || done.status === 404 || done.location))
            cache.put(key, done, { sequence, requester, kinds: done.kinds, rerender });
          if (done.status !== 429) return;
          if (refused.size >= MAX_REFUSALS) refused.clear();
          refused.set(refusalKey, Date.now() + REFUSAL_TTL_MS);
        },
        () => {},
      );
      return page;
    }
  }
  /** Whether it may be an address that somebody made up; what was rendered once is a page of this site, however often it has to be rendered anew. */
  const isGuess = (target: string, key: string, requester: Requester) =>
    (requester.category === 'numbered' || requester.category === 'free') &&
    !cache.findStale(key, requester) &&
    !isListed(target);

  async function measureTime<T>(work: Promise<T>): Promise<T> {
    const started = performance.now();
    try {
      return await work;
    } finally {
      metrics.observeRender((performance.now() - started) / 1000);
    }
  }

  return async (target, visitor, category = 'listed') => {
    const key = `${releases(visitor)} ${visitor.origin ?? ''}${target}`;
    const requester = { network: visitor.network, category };
    const cached = cache.findFresh(key, requester);
    if (cached) return { ...cached, source: 'cache' };
    const page = renderShared(target, key, visitor, requester);
    const older = cache.findStale(key, requester);
    if (!older) return { ...(await page), source: 'render' };
    const done = await settleWithin(page, STALE_AFTER_MS);
    if (done && !done.isDegraded && done.status !== 429) return { ...done, source: 'render' };
    log.warn(
      { path: target.split('?')[0], status: done?.status ?? 0 },
      'answered with an older copy of the page',
    );
    return { ...older, source: 'stale' };
  };
}

async function settleWithin(
  page: Promise<RenderedPage>,
  limit: number,
): Promise<RenderedPage | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), limit);
  });
  const done = await Promise.race([page.catch(() => null), late]);
  clearTimeout(timer);
  return done;
}
