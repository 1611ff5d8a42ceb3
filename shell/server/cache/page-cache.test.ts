import { describe, expect, test } from 'vitest';
import type { CachedPage } from './page-cache.ts';
import { createPageCache } from './page-cache.ts';

const page = (html: string, status = 200) => ({
  status,
  body: { pieces: [{ place: html }], bytes: 2 * html.length },
});
const textOf = (kept: CachedPage | undefined) =>
  (kept?.body.pieces[0] as { place: string } | undefined)?.place;
const visitor = { network: '203.0.113.1', isStanding: false };
const another = { network: '203.0.113.2', isStanding: false };
const everybody = { network: '203.0.113.3', isStanding: true };
const connected = (budget?: { fresh: number; older: number }) => {
  const cache = createPageCache(budget);
  cache.setConnected(true);
  return cache;
};
const small = { fresh: 20_000, older: 20_000 };

describe('the page cache', () => {
  test('answers a page until content changes, and then only as an older copy', () => {
    const cache = connected();
    cache.put('/', page('old'), cache.generation(), visitor);
    expect(textOf(cache.fresh('/', visitor))).toBe('old');
    cache.empty();
    expect(cache.fresh('/', visitor)).toBeUndefined();
    expect(textOf(cache.stale('/', visitor))).toBe('old');
  });
  test('never calls a page fresh that was rendered before the last change', () => {
    const cache = connected();
    const begun = cache.generation();
    cache.empty();
    cache.put('/', page('rendered from old content'), begun, visitor);
    expect(cache.fresh('/', visitor)).toBeUndefined();
  });
  test('is not used while no news of changes comes', () => {
    const cache = connected();
    cache.put('/', page('old'), cache.generation(), visitor);
    cache.setConnected(false);
    expect(cache.fresh('/', visitor)).toBeUndefined();
    cache.put('/', page('unwatched'), cache.generation(), visitor);
    cache.setConnected(true);
    expect(cache.fresh('/', visitor)).toBeUndefined();
    expect(textOf(cache.stale('/', visitor))).toBe('unwatched');
  });
  test('answers what is not there until content changes, and never out of the older copies', () => {
    const cache = connected();
    cache.put('/404', page('not there', 404), cache.generation(), visitor);
    expect(textOf(cache.fresh('/404', another))).toBe('not there');
    cache.empty();
    expect(cache.stale('/404', visitor)).toBeUndefined();
  });
});

describe('M1: what one visitor asks for', () => {
  const flood = (cache: ReturnType<typeof connected>) => {
    for (let count = 0; count < 500; count++) {
      cache.put(`/news?title=${count}`, page('x'.repeat(300)), cache.generation(), visitor);
      // Asked for again, by the same one.
      cache.fresh(`/news?title=${count}`, visitor);
    }
  };
  test('throws out neither the pages that all come to, nor what two others have read', () => {
    const cache = connected(small);
    cache.put('/international', page('all'), cache.generation(), everybody);
    cache.put('/newsCont?id=3', page('read'), cache.generation(), visitor);
    cache.fresh('/newsCont?id=3', another);
    flood(cache);
    expect(textOf(cache.fresh('/international', another))).toBe('all');
    expect(textOf(cache.fresh('/newsCont?id=3', another))).toBe('read');
    expect(cache.fresh('/news?title=0', visitor)).toBeUndefined();
    expect(cache.fresh('/news?title=499', visitor)).toBeDefined();
  });
  test('throws out no copy for outages either, before or after a change', () => {
    const cache = connected(small);
    cache.put('/', page('home'), cache.generation(), everybody);
    cache.put('/newsCont?id=3', page('read'), cache.generation(), visitor);
    cache.fresh('/newsCont?id=3', another);
    cache.empty();
    cache.put('/newsCont?id=3', page('read anew'), cache.generation(), visitor);
    flood(cache);
    cache.empty();
    expect(textOf(cache.stale('/', another))).toBe('home');
    expect(textOf(cache.stale('/newsCont?id=3', another))).toBe('read anew');
  });
  test('keeps within its budget', () => {
    const cache = connected(small);
    for (let count = 0; count < 200; count++) {
      for (const asker of [visitor, everybody])
        cache.put(`/${asker.network}/${count}`, page('x'.repeat(300)), cache.generation(), asker);
      cache.fresh(`/${visitor.network}/${count}`, another);
    }
    expect(cache.bytes()).toBeLessThanOrEqual(40_000);
    expect(cache.bytes()).toBeGreaterThan(20_000);
  });
});
