import { describe, expect, test } from 'vitest';
import { createMetrics } from '../base/metrics.ts';
import { toPageBody as bodyOf } from '../cache/page-body.ts';
import { createPageCache } from '../cache/page-cache.ts';
import { silentLog } from '../testing/release.ts';
import { createPages, type Visitor } from './pages.ts';
import type { RenderedPage } from './render-page.ts';
import { createRenderQueue, Overloaded } from './render-queue.ts';

const good = (html: string): RenderedPage => ({
  status: 200,
  body: bodyOf(html),
  isDegraded: false,
  kinds: ['news'],
});
const outage: RenderedPage = {
  status: 503,
  body: bodyOf('sorry'),
  isDegraded: true,
  kinds: 'all',
};

const visitorAt = (address: string) => ({ address, network: address });

function pagesWith(
  render: (target: string, visitor: Visitor) => Promise<RenderedPage>,
  queue = createRenderQueue(),
) {
  const cache = createPageCache();
  cache.setConnected(true);
  const metrics = createMetrics();
  metrics.close();
  let generation = 1;
  const pages = createPages<Visitor & { channel?: string }>({
    cache,
    queue,
    render,
    cacheKeyPrefix: ({ channel = '' }) => `${generation}${channel}`,
    isCacheable: ({ channel }) => channel !== 'overridden',
    metrics,
    log: silentLog,
  });
  return {
    cache,
    switchRelease: () => void generation++,
    pages: (target: string, address = '203.0.113.1') => pages(target, visitorAt(address)),
    pagesOf: (channel: string) => pages('/', { ...visitorAt('203.0.113.1'), channel }),
  };
}

describe('pages', () => {
  test('are rendered once for a hundred concurrent visitors', async () => {
    let renders = 0;
    const { pages } = pagesWith(async () => {
      renders++;
      await new Promise((resolve) => setTimeout(resolve, 20));
      return good('home');
    });
    const answers = await Promise.all(Array.from({ length: 100 }, () => pages('/')));
    expect(renders).toBe(1);
    expect(answers.every(({ body }) => body === answers[0]?.body)).toBe(true);
    expect((await pages('/')).source).toBe('cache');
  });
  test('started before a change are not given to later visitors', async () => {
    const content = ['old', 'new'];
    const { pages, cache } = pagesWith(async () => {
      const html = content.shift() ?? '';
      await new Promise((resolve) => setTimeout(resolve, 20));
      return good(html);
    });
    const before = pages('/');
    cache.clear();
    expect((await pages('/')).body).toEqual(bodyOf('new'));
    expect((await before).body).toEqual(bodyOf('old'));
  });
  test('of a canary are cached separately from the stable ones', async () => {
    let renders = 0;
    const { pagesOf } = pagesWith(async (_target, visitor) => {
      renders++;
      return good('channel' in visitor ? String(visitor.channel) : '');
    });
    for (let time = 0; time < 2; time++)
      for (const channel of ['stable', 'canary'])
        expect((await pagesOf(channel)).body).toEqual(bodyOf(channel));
    expect(renders).toBe(2);
  });
  test('of an overridden release are rendered each time and never cached', async () => {
    let renders = 0;
    const { pagesOf } = pagesWith(async () => good(String(++renders)));
    for (let time = 1; time < 3; time++)
      expect(await pagesOf('overridden')).toMatchObject({
        body: bodyOf(String(time)),
        source: 'preview',
      });
  });
  test('are served stale while the API is unreachable, or as an outage without a copy', async () => {
    let answer = good('yesterday');
    const { pages, cache } = pagesWith(async () => answer);
    await pages('/');
    cache.clear();
    answer = outage;
    expect(await pages('/')).toMatchObject({
      status: 200,
      body: bodyOf('yesterday'),
      source: 'stale',
    });
    expect(await pages('/news')).toMatchObject({ status: 503, source: 'render' });
  });
  test('do not wait long for a slow API when a stale copy exists', async () => {
    let answer = async () => good('home');
    const { pages, cache } = pagesWith(() => answer());
    await pages('/');
    cache.clear();
    answer = () => new Promise(() => {});
    expect((await pages('/')).source).toBe('stale');
  });
  test('does not cache pages of a replacement release', async () => {
    let renders = 0;
    const { pages } = pagesWith(async () => ({ ...good(String(++renders)), isTemporary: true }));
    await pages('/');
    expect(await pages('/')).toMatchObject({ body: bodyOf('2'), source: 'render' });
  });
  test('with a redirect are cached with its target', async () => {
    let renders = 0;
    const { pages } = pagesWith(async () => ({
      status: 301,
      location: `/home-${++renders}`,
      body: bodyOf(''),
      isDegraded: false,
      kinds: ['news'],
    }));
    await pages('/original');
    expect(await pages('/original')).toMatchObject({
      status: 301,
      location: '/home-1',
      source: 'cache',
    });
  });
});

describe('pages under load', () => {
  const never = () => new Promise<RenderedPage>(() => {});
  test('are served stale or refused', async () => {
    let isStuck = false;
    const { pages, cache } = pagesWith(
      () => (isStuck ? never() : Promise.resolve(good('home'))),
      createRenderQueue({ atOnce: 1, most: 0, mostEach: 5, deadline: 50 }),
    );
    await pages('/');
    cache.clear();
    isStuck = true;
    pages('/somewhere').catch(() => {});
    expect(await pages('/')).toMatchObject({ status: 200, source: 'stale' });
    await expect(pages('/elsewhere', '203.0.113.2')).rejects.toMatchObject({ status: 503 });
  });
  test('refused to the first visitor are rendered for one who joined', async () => {
    const queue = createRenderQueue({ atOnce: 1, most: 5, mostEach: 5, deadline: 60_000 });
    const started: string[] = [];
    const { pages } = pagesWith(async (target, { address }) => {
      started.push(address);
      if (address === 'flooder') throw new Overloaded(503);
      return good(target);
    }, queue);
    const [first, second] = await Promise.allSettled([
      pages('/news', 'flooder'),
      pages('/news', 'visitor'),
    ]);
    expect([first?.status, second]).toMatchObject([
      'rejected',
      { status: 'fulfilled', value: { status: 200 } },
    ]);
    expect(started).toEqual(['flooder', 'visitor']);
  });
  test('refused by the API for one network’s searches are requested again for another', async () => {
    const { pages } = pagesWith(async (target, { address }) =>
      address === 'flooder'
        ? { status: 429, body: bodyOf('wait'), isDegraded: false, kinds: ['news'] }
        : good(target),
    );
    const [first, second] = await Promise.all([
      pages('/search?q=a', 'flooder'),
      pages('/search?q=a', 'visitor'),
    ]);
    expect([first.status, second.status]).toEqual([429, 200]);
  });
  test('are not rendered while a network is refused', async () => {
    const started: string[] = [];
    const { pages } = pagesWith(async (target, { address }) => {
      started.push(`${address} ${target}`);
      return address === 'flooder' && target.startsWith('/search')
        ? { status: 429, body: bodyOf('wait'), isDegraded: false, kinds: ['news'] }
        : good(target);
    });
    expect((await pages('/search?q=a', 'flooder')).status).toBe(429);
    await expect(pages('/search?q=b', 'flooder')).rejects.toMatchObject({ status: 429 });
    expect((await pages('/news', 'flooder')).status).toBe(200);
    expect((await pages('/search?q=b', 'visitor')).status).toBe(200);
    expect(started).toEqual(['flooder /search?q=a', 'flooder /news', 'visitor /search?q=b']);
  });
});
