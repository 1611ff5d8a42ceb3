import { readFileSync } from 'node:fs';
import type { Release, RemoteManifest } from '@admissions/protocol/releases';
import { describe, expect, test } from 'vitest';
import { createMetrics } from '../base/metrics.ts';
import { toPageBody } from '../cache/page-body.ts';
import { createPageCache } from '../cache/page-cache.ts';
import { silentLog } from '../testing/release.ts';
import { withResolvedTargets } from './page-target.ts';
import { createPages } from './pages.ts';
import { createRenderQueue } from './render-queue.ts';

const manifest: RemoteManifest = JSON.parse(
  readFileSync(new URL('../../../mf-public/remote.json', import.meta.url), 'utf8'),
);
const release = { manifest: { ...manifest, base: '' } } as unknown as Release;
const POPULAR = ['/', '/news', '/newsCont?id=3', '/share?college=medical'];
const BUDGET = { fresh: 4_000_000, older: 4_000_000 };
const PAGE = 'x'.repeat(10_000);

/** Claimed pages; ids above 100 do not exist. */
function openSite(budget?: typeof BUDGET, isInSitemap?: (target: string) => boolean) {
  const cache = createPageCache(budget);
  cache.setConnected(true);
  const metrics = createMetrics();
  metrics.close();
  let renders = 0;
  const pages = createPages({
    cache,
    queue: createRenderQueue(),
    async render(target) {
      renders++;
      const isMissing = Number(/[?&](?:id|page)=(\d+)/.exec(target)?.[1] ?? 0) > 100;
      const body = toPageBody(PAGE);
      return { status: isMissing ? 404 : 200, body, isDegraded: false, kinds: ['news.news'] };
    },
    cacheKeyPrefix: () => '1',
    ...(isInSitemap && { isInSitemap }),
    metrics,
    log: silentLog,
  });
  const found = withResolvedTargets({ inUse: (all) => [...all], routes: async () => [] }, pages);
  const ask = (address: string, network: string) =>
    found(address, { address: network, network, releases: [release] });
  return { ask, cache, renders: () => renders };
}
type Site = ReturnType<typeof openSite>;
async function readPopular({ ask }: Site) {
  for (const network of ['203.0.113.1', '203.0.113.2', '203.0.113.3'])
    for (const address of POPULAR) await ask(address, network);
}
const random = () => Math.random().toString(36).slice(2);
const number = (below: number) => 1 + Math.floor(Math.random() * below);
/** Claimed keys with invented values. */
const invented = [
  () => `/news?page=${number(9999)}&title=${random()}`,
  () => `/news?category=${random()}&page=${number(200)}`,
  () => `/newsCont?id=${number(999_999_999)}`,
  () => `/search?q=${random()}`,
  () => `/bachelor?q=${random()}&degree=${random()}`,
  () => `/share?college=${random()}&theme=${random()}`,
];
const inventAddress = (at: number) => (invented[at % invented.length] as () => string)();
const COUNT = 10_000;
/** Limits of first renders per network, and the number of claimed pages. */
const [AT_ONCE, PER_SECOND, NAMED] = [300, 5, 20];

describe('invented addresses', () => {
  test('do not include pages of the sitemap, so a link checker is not limited', async () => {
    const site = openSite(undefined, (target) => target.startsWith('/shareCont?id='));
    for (let id = 1; id <= 10 * AT_ONCE; id++) {
      const page = await site.ask(`/shareCont?id=${id}`, '198.51.100.1');
      expect(page.source).toBe('render');
      if (id <= AT_ONCE) await site.ask(`/newsCont?id=${id}`, '198.51.100.1');
    }
  });

  test('of one network are limited to a few hundred renders, then rejected', async () => {
    const site = openSite();
    await readPopular(site);
    const before = site.renders();
    const started = performance.now();
    const refused: unknown[] = [];
    for (let at = 0; at < COUNT; at++)
      await site
        .ask(inventAddress(at), '198.51.100.1')
        .catch(({ status }: { status: number }) => refused.push(status));
    const seconds = (performance.now() - started) / 1000;
    expect(site.renders() - before).toBeLessThan(AT_ONCE + PER_SECOND * (seconds + 1) + NAMED);
    expect(new Set(refused)).toEqual(new Set([429]));
    const known = await Promise.all(POPULAR.map((address) => site.ask(address, '198.51.100.1')));
    expect(known.map(({ source }) => source)).toEqual(POPULAR.map(() => 'cache'));
  });

  test('of ten thousand networks use bounded memory and evict no popular pages', async () => {
    const site = openSite(BUDGET);
    await readPopular(site);
    const bytes: number[] = [];
    for (let at = 0; at < COUNT; at++) {
      const address = inventAddress(at);
      // Each address is requested by two networks.
      for (const network of [`a${at}`, `b${at}`]) await site.ask(address, network);
      if (at % 500 === 499) {
        bytes.push(site.cache.bytes());
        const known = await Promise.all(POPULAR.map((each) => site.ask(each, `c${at}`)));
        expect(known.map(({ source }) => source)).toEqual(POPULAR.map(() => 'cache'));
      }
    }
    const half = bytes.length / 2;
    expect(Math.max(...bytes)).toBeLessThanOrEqual(1.05 * (bytes[half] as number));
    expect(Math.max(...bytes)).toBeLessThanOrEqual(BUDGET.fresh + BUDGET.older);
  }, 60_000);

  test('are re-rendered after a change without counting once they belong to the site', async () => {
    const site = openSite();
    const ids = Array.from({ length: 90 }, (_, at) => `/newsCont?id=${at + 1}`);
    for (let time = 0; time < 10; time++) {
      for (const address of ids) expect((await site.ask(address, 'school')).status).toBe(200);
      site.cache.clear();
    }
    expect(site.renders()).toBe(10 * ids.length);
  });
});
