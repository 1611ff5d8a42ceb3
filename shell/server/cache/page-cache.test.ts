import { describe, expect, test } from 'vitest';
import { createPageCache } from './page-cache.ts';

const page = (html: string) => ({ status: 200, body: { pieces: [{ place: html }], bytes: 2 * html.length } });
const textOf = (kept: ReturnType<typeof page> | undefined) => kept?.body.pieces[0]?.place;
const connected = (maxBytes?: number) => {
  const cache = createPageCache(maxBytes);
  cache.setConnected(true);
  return cache;
};

describe('the page cache', () => {
  test('answers a page until content changes, and then only as an older copy', () => {
    const cache = connected();
    cache.put('/', page('old'), cache.generation());
    expect(textOf(cache.fresh('/') as never)).toBe('old');
    cache.empty();
    expect(cache.fresh('/')).toBeUndefined();
    expect(textOf(cache.stale('/') as never)).toBe('old');
  });
  test('never calls a page fresh that was rendered before the last change', () => {
    const cache = connected();
    const begun = cache.generation();
    cache.empty();
    cache.put('/', page('rendered from old content'), begun);
    expect(cache.fresh('/')).toBeUndefined();
  });
  test('is not used while no news of changes comes', () => {
    const cache = connected();
    cache.put('/', page('old'), cache.generation());
    cache.setConnected(false);
    expect(cache.fresh('/')).toBeUndefined();
    cache.put('/', page('unwatched'), cache.generation());
    cache.setConnected(true);
    expect(cache.fresh('/')).toBeUndefined();
    expect(textOf(cache.stale('/') as never)).toBe('unwatched');
  });
  test('stays below its size and gives up what was used longest ago', () => {
    const cache = connected(8000);
    for (const key of ['/a', '/b', '/c', '/d', '/e', '/f', '/g', '/h', '/i']) {
      cache.put(key, page('x'.repeat(480)), cache.generation());
      cache.fresh('/a');
    }
    expect(cache.bytes()).toBeLessThanOrEqual(8000);
    expect(cache.fresh('/a')).toBeDefined();
    expect(cache.fresh('/b')).toBeUndefined();
  });
});
