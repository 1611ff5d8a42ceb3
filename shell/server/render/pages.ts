import type { Release } from '@admissions/protocol/releases';
import type { Log } from '../base/log.ts';
import type { Metrics } from '../base/metrics.ts';
import type { Asker, CachedPage, PageCache } from '../cache/page-cache.ts';
import type { PageSort } from '../cache/page-sort.ts';
import type { NewPages } from './new-pages.ts';
import { createNewPages } from './new-pages.ts';
import type { RenderedPage } from './render-page.ts';
import type { RenderQueue } from './render-queue.ts';
import { Overloaded } from './render-queue.ts';

/** With an older copy at hand a visitor waits no longer (milliseconds) than this for a new one. */
const PATIENCE = 1800;

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
  sort?: PageSort,
) => Promise<PageAnswer>;

/** A network that the API refused for its many searches is refused here so long (milliseconds): even saying so with a page costs a render. */
const REFUSED_FOR = 5000;
const MOST_REFUSED = 10_000;

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
  newPages?: NewPages;
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
  newPages = createNewPages(),
  isListed = () => false,
  metrics,
  log,
}: Deps<V>): Pages<V> {
  const underWay = new Map<string, Promise<RenderedPage>>();
  const refused = new Map<string, number>();

  function rendered(target: string, key: string, visitor: V, asker: Asker): Promise<RenderedPage> {
    const moment = cache.moment();
    const flight = `${moment} ${key}`;
    const known = underWay.get(flight);
    // Where another's render was refused to that one, this visitor may still have an own.
    if (known)
      return known.then(
        (page) => (page.status === 429 ? begin() : page),
        (error) => (error instanceof Overloaded ? begin() : Promise.reject(error)),
      );
    return begin();

    function renew(): Promise<unknown> {
      return rendered(target, key, { ...visitor, ...OURSELVES }, { ...asker, ...OURSELVES });
    }
    function begin(): Promise<RenderedPage> {
      const joined = underWay.get(flight);
      if (joined && joined !== known) return joined;
      const place = `${visitor.network} ${target.split('?', 1)}`;
      if ((refused.get(place) ?? 0) > Date.now()) return Promise.reject(new Overloaded(429));
      if (isGuess(target, key, asker) && !newPages.allow(asker.network))
        return Promise.reject(new Overloaded(429));
      const page = queue
        .run(visitor.network, () => timed(render(target, visitor)), lane?.(target, visitor))
        .finally(() => {
          if (underWay.get(flight) === page) underWay.delete(flight);
        });
      underWay.set(flight, page);
      page.then(
        (done) => {
          if (!done.isPassing && (done.status === 200 || done.status === 404 || done.location))
            cache.put(key, done, { moment, asker, kinds: done.kinds, renew });
          if (done.status !== 429) return;
          if (refused.size >= MOST_REFUSED) refused.clear();
          refused.set(place, Date.now() + REFUSED_FOR);
        },
        () => {},
      );
      return page;
    }
  }
  /** Whether it may be an address that somebody made up; what was rendered once is a page of this site, however often it has to be rendered anew. */
  const isGuess = (target: string, key: string, asker: Asker) =>
    (asker.sort === 'numbered' || asker.sort === 'free') &&
    !cache.stale(key, asker) &&
    !isListed(target);

  async function timed<T>(work: Promise<T>): Promise<T> {
    const started = performance.now();
    try {
      return await work;
    } finally {
      metrics.observeRender((performance.now() - started) / 1000);
    }
  }

  return async (target, visitor, sort = 'listed') => {
    const key = `${releases(visitor)} ${visitor.origin ?? ''}${target}`;
    const asker = { network: visitor.network, sort };
    const kept = cache.fresh(key, asker);
    if (kept) return { ...kept, source: 'cache' };
    const page = rendered(target, key, visitor, asker);
    const older = cache.stale(key, asker);
    if (!older) return { ...(await page), source: 'render' };
    const done = await settledWithin(page, PATIENCE);
    if (done && !done.isDegraded && done.status !== 429) return { ...done, source: 'render' };
    log.warn(
      { path: target.split('?')[0], status: done?.status ?? 0 },
      'answered with an older copy of the page',
    );
    return { ...older, source: 'stale' };
  };
}

async function settledWithin(
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
