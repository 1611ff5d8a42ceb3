import type { Changed } from '@admissions/protocol/server';
import { describe, expect, test } from 'vitest';
import { toPageBody } from './page-body.ts';
import type { CachedPage, Requester } from './page-cache.ts';
import { createPageCache } from './page-cache.ts';

const page = (html: string, status = 200) => ({
  status,
  body: toPageBody(html),
});
const textOf = (cachedPage: CachedPage | undefined) => cachedPage?.body.text.toString();
const visitor = { network: '203.0.113.1', category: 'numbered' as const };
const another = { network: '203.0.113.2', category: 'numbered' as const };
const everybody = { network: '203.0.113.3', category: 'standing' as const };
const making = (requester: Requester, sequence: number, kinds: Changed = 'all') => ({
  sequence,
  requester,
  kinds,
  rerender: async () => {},
});
const connected = (budget?: { fresh: number; older: number }) => {
  const cache = createPageCache(budget);
  cache.setConnected(true);
  return cache;
};
const small = { fresh: 20_000, older: 20_000 };

describe('the page cache', () => {
  test('answers a page until content changes, and then only as an older copy', () => {
    const cache = connected();
    cache.put('/', page('old'), making(visitor, cache.sequence()));
    expect(textOf(cache.findFresh('/', visitor))).toBe('old');
    cache.clear();
    expect(cache.findFresh('/', visitor)).toBeUndefined();
    expect(textOf(cache.findStale('/', visitor))).toBe('old');
  });
  test('never calls a page fresh that was rendered before the last change', () => {
    const cache = connected();
    const begun = cache.sequence();
    cache.clear();
    cache.put('/', page('rendered from old content'), making(visitor, begun));
    expect(cache.findFresh('/', visitor)).toBeUndefined();
  });
  test('is not used while no news of changes comes', () => {
    const cache = connected();
    cache.put('/', page('old'), making(visitor, cache.sequence()));
    cache.setConnected(false);
    expect(cache.findFresh('/', visitor)).toBeUndefined();
    cache.put('/', page('unwatched'), making(visitor, cache.sequence()));
    cache.setConnected(true);
    expect(cache.findFresh('/', visitor)).toBeUndefined();
    expect(textOf(cache.findStale('/', visitor))).toBe('unwatched');
  });
  test('answers what is not there until content changes, and never out of the older copies', () => {
    const cache = connected();
    cache.put('/404', page('not there', 404), making(visitor, cache.sequence()));
    expect(textOf(cache.findFresh('/404', another))).toBe('not there');
    cache.clear();
    expect(cache.findStale('/404', visitor)).toBeUndefined();
  });
});

describe('what a page read', () => {
  const keep = (cache: ReturnType<typeof connected>, key: string, kinds: Changed) =>
    cache.put(key, page(key), making(visitor, cache.sequence(), kinds));
  test('decides which changes make it old', () => {
    const cache = connected();
    keep(cache, '/news', ['news', 'block']);
    keep(cache, '/faq', ['faq']);
    keep(cache, '/search', 'all');
    expect(cache.invalidate(['news']).map(({ key }) => key)).toEqual(['/news', '/search']);
    expect(cache.findFresh('/news', visitor)).toBeUndefined();
    expect(cache.findFresh('/search', visitor)).toBeUndefined();
    expect(textOf(cache.findFresh('/faq', visitor))).toBe('/faq');
    expect(textOf(cache.findStale('/news', visitor))).toBe('/news');
    cache.invalidate('all');
    expect(cache.findFresh('/faq', visitor)).toBeUndefined();
  });
  test('counts for a page that was being rendered meanwhile', () => {
    const cache = connected();
    const begun = cache.sequence();
    cache.invalidate(['news']);
    cache.put('/news', page('old'), making(visitor, begun, ['news']));
    cache.put('/faq', page('true'), making(visitor, begun, ['faq']));
    expect(cache.findFresh('/news', visitor)).toBeUndefined();
    expect(textOf(cache.findFresh('/faq', visitor))).toBe('true');
  });
  test('comes with how often it was asked for when it is old, over several changes', () => {
    const cache = connected();
    const visitsAfter = (times: number) => {
      keep(cache, '/news', ['news']);
      for (let time = 0; time < times; time++) cache.findFresh('/news', visitor);
      return cache.invalidate(['news'])[0]?.visits;
    };
    expect([visitsAfter(8), visitsAfter(1), visitsAfter(0)]).toEqual([8, 5, 2]);
  });
});

describe('M1: what one visitor asks for', () => {
  const flood = (cache: ReturnType<typeof connected>) => {
    for (let count = 0; count < 500; count++) {
      cache.put(`/news?title=${count}`, page('x'.repeat(300)), making(visitor, cache.sequence()));
      // Asked for again, by the same one.
      cache.findFresh(`/news?title=${count}`, visitor);
    }
  };
  test('throws out neither the pages that all come to, nor what two others have read', () => {
    const cache = connected(small);
    cache.put('/international', page('all'), making(everybody, cache.sequence()));
    cache.put('/newsCont?id=3', page('read'), making(visitor, cache.sequence()));
    cache.findFresh('/newsCont?id=3', another);
    flood(cache);
    expect(textOf(cache.findFresh('/international', another))).toBe('all');
    expect(textOf(cache.findFresh('/newsCont?id=3', another))).toBe('read');
    expect(cache.findFresh('/news?title=0', visitor)).toBeUndefined();
    expect(cache.findFresh('/news?title=499', visitor)).toBeDefined();
  });
  test('throws out no copy for outages either, before or after a change', () => {
    const cache = connected(small);
    cache.put('/', page('home'), making(everybody, cache.sequence()));
    cache.put('/newsCont?id=3', page('read'), making(visitor, cache.sequence()));
    cache.findFresh('/newsCont?id=3', another);
    cache.clear();
    cache.put('/newsCont?id=3', page('read anew'), making(visitor, cache.sequence()));
    flood(cache);
    cache.clear();
    expect(textOf(cache.findStale('/', another))).toBe('home');
    expect(textOf(cache.findStale('/newsCont?id=3', another))).toBe('read anew');
  });
  test('keeps within its budget', () => {
    const cache = connected(small);
    for (let count = 0; count < 200; count++) {
      for (const asker of [visitor, everybody])
        cache.put(
          `/${asker.network}/${count}`,
          page('x'.repeat(300)),
          making(asker, cache.sequence()),
        );
      cache.findFresh(`/${visitor.network}/${count}`, another);
    }
    expect(cache.bytes()).toBeLessThanOrEqual(40_000);
    expect(cache.bytes()).toBeGreaterThan(20_000);
  });
});
