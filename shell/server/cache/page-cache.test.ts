import type { Changed } from '@admissions/protocol/server';
import { describe, expect, test } from 'vitest';
import { toPageBody } from './page-body.ts';
import type { Asker, CachedPage } from './page-cache.ts';
import { createPageCache } from './page-cache.ts';

const page = (html: string, status = 200) => ({
  status,
  body: toPageBody(html),
});
const textOf = (kept: CachedPage | undefined) => kept?.body.text.toString();
const visitor = { network: '203.0.113.1', sort: 'numbered' as const };
const another = { network: '203.0.113.2', sort: 'numbered' as const };
const everybody = { network: '203.0.113.3', sort: 'standing' as const };
const making = (asker: Asker, moment: number, kinds: Changed = 'all') => ({
  moment,
  asker,
  kinds,
  renew: async () => {},
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
    cache.put('/', page('old'), making(visitor, cache.moment()));
    expect(textOf(cache.fresh('/', visitor))).toBe('old');
    cache.empty();
    expect(cache.fresh('/', visitor)).toBeUndefined();
    expect(textOf(cache.stale('/', visitor))).toBe('old');
  });
  test('never calls a page fresh that was rendered before the last change', () => {
    const cache = connected();
    const begun = cache.moment();
    cache.empty();
    cache.put('/', page('rendered from old content'), making(visitor, begun));
    expect(cache.fresh('/', visitor)).toBeUndefined();
  });
  test('is not used while no news of changes comes', () => {
    const cache = connected();
    cache.put('/', page('old'), making(visitor, cache.moment()));
    cache.setConnected(false);
    expect(cache.fresh('/', visitor)).toBeUndefined();
    cache.put('/', page('unwatched'), making(visitor, cache.moment()));
    cache.setConnected(true);
    expect(cache.fresh('/', visitor)).toBeUndefined();
    expect(textOf(cache.stale('/', visitor))).toBe('unwatched');
  });
  test('answers what is not there until content changes, and never out of the older copies', () => {
    const cache = connected();
    cache.put('/404', page('not there', 404), making(visitor, cache.moment()));
    expect(textOf(cache.fresh('/404', another))).toBe('not there');
    cache.empty();
    expect(cache.stale('/404', visitor)).toBeUndefined();
  });
});

describe('what a page read', () => {
  const keep = (cache: ReturnType<typeof connected>, key: string, kinds: Changed) =>
    cache.put(key, page(key), making(visitor, cache.moment(), kinds));
  test('decides which changes make it old', () => {
    const cache = connected();
    keep(cache, '/news', ['news', 'block']);
    keep(cache, '/faq', ['faq']);
    keep(cache, '/search', 'all');
    expect(cache.change(['news']).map(({ key }) => key)).toEqual(['/news', '/search']);
    expect(cache.fresh('/news', visitor)).toBeUndefined();
    expect(cache.fresh('/search', visitor)).toBeUndefined();
    expect(textOf(cache.fresh('/faq', visitor))).toBe('/faq');
    expect(textOf(cache.stale('/news', visitor))).toBe('/news');
    cache.change('all');
    expect(cache.fresh('/faq', visitor)).toBeUndefined();
  });
  test('counts for a page that was being rendered meanwhile', () => {
    const cache = connected();
    const begun = cache.moment();
    cache.change(['news']);
    cache.put('/news', page('old'), making(visitor, begun, ['news']));
    cache.put('/faq', page('true'), making(visitor, begun, ['faq']));
    expect(cache.fresh('/news', visitor)).toBeUndefined();
    expect(textOf(cache.fresh('/faq', visitor))).toBe('true');
  });
  test('comes with how often it was asked for when it is old, over several changes', () => {
    const cache = connected();
    const visitsAfter = (times: number) => {
      keep(cache, '/news', ['news']);
      for (let time = 0; time < times; time++) cache.fresh('/news', visitor);
      return cache.change(['news'])[0]?.visits;
    };
    expect([visitsAfter(8), visitsAfter(1), visitsAfter(0)]).toEqual([8, 5, 2]);
  });
});

describe('M1: what one visitor asks for', () => {
  const flood = (cache: ReturnType<typeof connected>) => {
    for (let count = 0; count < 500; count++) {
      cache.put(`/news?title=${count}`, page('x'.repeat(300)), making(visitor, cache.moment()));
      // Asked for again, by the same one.
      cache.fresh(`/news?title=${count}`, visitor);
    }
  };
  test('throws out neither the pages that all come to, nor what two others have read', () => {
    const cache = connected(small);
    cache.put('/international', page('all'), making(everybody, cache.moment()));
    cache.put('/newsCont?id=3', page('read'), making(visitor, cache.moment()));
    cache.fresh('/newsCont?id=3', another);
    flood(cache);
    expect(textOf(cache.fresh('/international', another))).toBe('all');
    expect(textOf(cache.fresh('/newsCont?id=3', another))).toBe('read');
    expect(cache.fresh('/news?title=0', visitor)).toBeUndefined();
    expect(cache.fresh('/news?title=499', visitor)).toBeDefined();
  });
  test('throws out no copy for outages either, before or after a change', () => {
    const cache = connected(small);
    cache.put('/', page('home'), making(everybody, cache.moment()));
    cache.put('/newsCont?id=3', page('read'), making(visitor, cache.moment()));
    cache.fresh('/newsCont?id=3', another);
    cache.empty();
    cache.put('/newsCont?id=3', page('read anew'), making(visitor, cache.moment()));
    flood(cache);
    cache.empty();
    expect(textOf(cache.stale('/', another))).toBe('home');
    expect(textOf(cache.stale('/newsCont?id=3', another))).toBe('read anew');
  });
  test('keeps within its budget', () => {
    const cache = connected(small);
    for (let count = 0; count < 200; count++) {
      for (const asker of [visitor, everybody])
        cache.put(
          `/${asker.network}/${count}`,
          page('x'.repeat(300)),
          making(asker, cache.moment()),
        );
      cache.fresh(`/${visitor.network}/${count}`, another);
    }
    expect(cache.bytes()).toBeLessThanOrEqual(40_000);
    expect(cache.bytes()).toBeGreaterThan(20_000);
  });
});
