import type { KindNames } from '@admissions/protocol/server';
import { describe, expect, test } from 'vitest';
import { toPageBody } from './page-body.ts';
import { type CachedPage, createPageCache, type Requester } from './page-cache.ts';

const page = (html: string, status = 200) => ({
  status,
  body: toPageBody(html),
});
const textOf = (cachedPage: CachedPage | undefined) => cachedPage?.body.text.toString();
const visitor = { network: '203.0.113.1', category: 'numbered' as const };
const another = { network: '203.0.113.2', category: 'numbered' as const };
const everybody = { network: '203.0.113.3', category: 'standing' as const };
const toRenderInfo = (requester: Requester, sequence: number, kinds: KindNames = 'all') => ({
  sequence,
  requester,
  kinds,
});
const connected = (budget?: { fresh: number; older: number }) => {
  const cache = createPageCache(budget);
  cache.setConnected(true);
  return cache;
};
const small = { fresh: 20_000, older: 20_000 };

describe('page cache', () => {
  test('serves nothing fresh while the change stream is down', () => {
    const cache = connected();
    cache.put('/', page('old'), toRenderInfo(visitor, cache.sequence()));
    cache.setConnected(false);
    expect(cache.findFresh('/', visitor)).toBeUndefined();
    cache.put('/', page('unwatched'), toRenderInfo(visitor, cache.sequence()));
    cache.setConnected(true);
    expect(cache.findFresh('/', visitor)).toBeUndefined();
    expect(textOf(cache.findStale('/', visitor))).toBe('unwatched');
  });
  test('serves not-found pages until content changes, never as stale copies', () => {
    const cache = connected();
    cache.put('/404', page('not there', 404), toRenderInfo(visitor, cache.sequence()));
    expect(textOf(cache.findFresh('/404', another))).toBe('not there');
    cache.clear();
    expect(cache.findStale('/404', visitor)).toBeUndefined();
  });
});

describe('page invalidation', () => {
  const putPage = (cache: ReturnType<typeof connected>, key: string, kinds: KindNames) =>
    cache.put(key, page(key), toRenderInfo(visitor, cache.sequence(), kinds));
  test('drops only pages that read a changed kind', () => {
    const cache = connected();
    putPage(cache, '/news', ['news', 'block']);
    putPage(cache, '/faq', ['faq']);
    putPage(cache, '/search', 'all');
    cache.invalidate(['news']);
    expect(cache.findFresh('/news', visitor)).toBeUndefined();
    expect(cache.findFresh('/search', visitor)).toBeUndefined();
    expect(textOf(cache.findFresh('/faq', visitor))).toBe('/faq');
    expect(textOf(cache.findStale('/news', visitor))).toBe('/news');
    cache.invalidate('all');
    expect(cache.findFresh('/faq', visitor)).toBeUndefined();
  });
  test('covers a page rendered during the change', () => {
    const cache = connected();
    const startSequence = cache.sequence();
    cache.invalidate(['news']);
    cache.put('/news', page('old'), toRenderInfo(visitor, startSequence, ['news']));
    cache.put('/faq', page('true'), toRenderInfo(visitor, startSequence, ['faq']));
    expect(cache.findFresh('/news', visitor)).toBeUndefined();
    expect(textOf(cache.findFresh('/faq', visitor))).toBe('true');
  });
});

const flood = (cache: ReturnType<typeof connected>) => {
  for (let count = 0; count < 500; count++) {
    cache.put(
      `/news?title=${count}`,
      page('x'.repeat(300)),
      toRenderInfo(visitor, cache.sequence()),
    );
    // Requested again by the same visitor.
    cache.findFresh(`/news?title=${count}`, visitor);
  }
};
test('requests of a single visitor evict no stale copies, before or after a change', () => {
  const cache = connected(small);
  cache.put('/', page('home'), toRenderInfo(everybody, cache.sequence()));
  cache.put('/newsCont?id=3', page('read'), toRenderInfo(visitor, cache.sequence()));
  cache.findFresh('/newsCont?id=3', another);
  cache.clear();
  cache.put('/newsCont?id=3', page('read again'), toRenderInfo(visitor, cache.sequence()));
  flood(cache);
  cache.clear();
  expect(textOf(cache.findStale('/', another))).toBe('home');
  expect(textOf(cache.findStale('/newsCont?id=3', another))).toBe('read again');
});
