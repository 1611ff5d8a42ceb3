import type { CachedPage, PageCache } from '../cache/page-cache.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { RenderedPage } from './render-page.ts';

/** With an older copy at hand a visitor waits no longer (milliseconds) than this for a new one. */
const PATIENCE = 1800;

export interface PageAnswer extends CachedPage {
  location?: string;
  source: 'cache' | 'render' | 'stale' | 'preview';
}
interface Deps {
  cache: PageCache;
  render: (target: string) => Promise<RenderedPage>;
  /** Part of every key: pages of other releases are other pages. */
  releases: () => number;
  metrics: Metrics;
  log: Log;
}

/** Answers pages from the cache, or renders each once however many ask for it; an outage is bridged with the last good copy. */
export function createPages({ cache, render, releases, metrics, log }: Deps): (target: string) => Promise<PageAnswer> {
  const underWay = new Map<string, Promise<RenderedPage>>();

  function rendered(target: string, key: string): Promise<RenderedPage> {
    const generation = cache.generation();
    const flight = `${generation} ${key}`;
    const known = underWay.get(flight);
    if (known) return known;
    const started = performance.now();
    const page = render(target).finally(() => {
      underWay.delete(flight);
      metrics.observeRender((performance.now() - started) / 1000);
    });
    underWay.set(flight, page);
    page.then(
      (done) => done.status === 200 && cache.put(key, done, generation),
      () => {},
    );
    return page;
  }

  return async (target) => {
    const key = `${releases()} ${target}`;
    const kept = cache.fresh(key);
    if (kept) return { ...kept, source: 'cache' };
    const page = rendered(target, key);
    const older = cache.stale(key);
    if (!older) return { ...(await page), source: 'render' };
    const done = await settledWithin(page, PATIENCE);
    if (done && !done.isDegraded) return { ...done, source: 'render' };
    log.warn({ path: target.split('?')[0], status: done?.status ?? 0 }, 'answered with an older copy of the page');
    return { ...older, source: 'stale' };
  };
}

async function settledWithin(page: Promise<RenderedPage>, limit: number): Promise<RenderedPage | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), limit);
  });
  const done = await Promise.race([page.catch(() => null), late]);
  clearTimeout(timer);
  return done;
}
