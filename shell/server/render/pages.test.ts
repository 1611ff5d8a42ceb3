import { describe, expect, test } from 'vitest';
import { createPageCache } from '../cache/page-cache.ts';
import { createMetrics } from '../metrics.ts';
import { createPages } from './pages.ts';
import type { RenderedPage } from './render-page.ts';

const bodyOf = (html: string) => ({ pieces: [{ place: html }], bytes: html.length });
const good = (html: string): RenderedPage => ({ status: 200, body: bodyOf(html), isDegraded: false });
const outage: RenderedPage = { status: 503, body: bodyOf('sorry'), isDegraded: true };
const log = { info: () => {}, warn: () => {}, error: () => {} };

function pagesWith(render: (target: string) => Promise<RenderedPage>) {
  const cache = createPageCache();
  cache.setConnected(true);
  const metrics = createMetrics();
  metrics.close();
  let generation = 1;
  return { cache, switchRelease: () => void generation++, pages: createPages({ cache, render, releases: () => generation, metrics, log: log as never }) };
}

describe('pages', () => {
  test('are rendered once for a hundred visitors at the same moment', async () => {
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
  test('that began before a change are not given to who asks after it', async () => {
    const content = ['old', 'new'];
    const { pages, cache } = pagesWith(async () => {
      const html = content.shift() ?? '';
      await new Promise((resolve) => setTimeout(resolve, 20));
      return good(html);
    });
    const before = pages('/');
    cache.empty();
    expect((await pages('/')).body).toEqual(bodyOf('new'));
    expect((await before).body).toEqual(bodyOf('old'));
  });
  test('are rendered anew after a switch of release', async () => {
    let renders = 0;
    const { pages, switchRelease } = pagesWith(async () => good(String(++renders)));
    await pages('/');
    switchRelease();
    expect((await pages('/')).body).toEqual(bodyOf('2'));
  });
  test('are answered with the last good copy while the API is away, and with the outage when there is none', async () => {
    let answer = good('yesterday');
    const { pages, cache } = pagesWith(async () => answer);
    await pages('/');
    cache.empty();
    answer = outage;
    expect(await pages('/')).toMatchObject({ status: 200, body: bodyOf('yesterday'), source: 'stale' });
    expect(await pages('/news')).toMatchObject({ status: 503, source: 'render' });
  });
  test('never wait long for a slow API when there is an older copy', async () => {
    let wait = 0;
    const { pages, cache } = pagesWith(async () => {
      await new Promise((resolve) => setTimeout(resolve, wait));
      return good('home');
    });
    await pages('/');
    cache.empty();
    wait = 4000;
    const started = performance.now();
    expect((await pages('/')).source).toBe('stale');
    expect(performance.now() - started).toBeLessThan(2000);
  });
  test('that are not there are not kept', async () => {
    let renders = 0;
    const { pages } = pagesWith(async () => ({ status: 404, body: bodyOf(String(++renders)), isDegraded: false }));
    await pages('/nowhere');
    expect((await pages('/nowhere')).body).toEqual(bodyOf('2'));
  });
});
