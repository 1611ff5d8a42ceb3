import { describe, expect, it } from 'vitest';
import { createResponseCache } from './response-cache.ts';

const deferred = () => {
  let resolve: (value: unknown) => void = () => {};
  const promise = new Promise((done) => {
    resolve = done;
  });
  return { promise, resolve };
};
const down = () => Promise.reject(Object.assign(new Error('gone'), { code: '57P03' }));

describe('createResponseCache', () => {
  it('computes an answer once for concurrent reads and caches it', async () => {
    const cache = createResponseCache();
    let loadCount = 0;
    const load = async () => ({ count: ++loadCount });
    const answers = await Promise.all([1, 2, 3].map(() => cache.read('a', ['k'], load)));
    expect(answers.map(({ body }) => body)).toEqual(Array(3).fill('{"count":1}'));
    expect((await cache.read('a', ['k'], load)).body).toBe('{"count":1}');
  });

  it('is invalidated by kind', async () => {
    const cache = createResponseCache();
    const read = (key: string, kinds: string[], value: unknown) =>
      cache.read(key, kinds, async () => value);
    await read('a', ['news'], 1);
    await read('b', ['banner', 'position'], 1);
    cache.invalidate(['position']);
    expect((await read('a', ['news'], 2)).body).toBe('1');
    expect((await read('b', ['banner', 'position'], 2)).body).toBe('2');
    cache.invalidate('all');
    expect((await read('a', ['news'], 3)).body).toBe('3');
  });

  it('neither caches nor shares what was read before a change', async () => {
    const cache = createResponseCache();
    const slow = deferred();
    const early = cache.read('a', ['k'], () => slow.promise);
    cache.invalidate(['k']);
    const afterChange = cache.read('a', ['k'], async () => 'new');
    slow.resolve('old');
    expect([(await early).body, (await afterChange).body]).toEqual(['"old"', '"new"']);
    expect((await cache.read('a', ['k'], async () => 'newer')).body).toBe('"new"');
  });

  it('serves stale answers only while the database is down', async () => {
    const cache = createResponseCache();
    await cache.read('a', ['k'], async () => 'cached');
    cache.invalidate('all');
    expect((await cache.read('a', ['k'], down)).body).toBe('"cached"');
    await expect(
      cache.read('a', ['k'], () => Promise.reject(new Error('a mistake'))),
    ).rejects.toThrow('a mistake');
    await expect(cache.read('b', ['k'], down)).rejects.toThrow('gone');
  });

  it('stays below its byte limit by evicting the least recently used', async () => {
    const cache = createResponseCache(20_000);
    const read = (key: string) => cache.read(key, ['k'], async () => key.repeat(500));
    for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']) await read(key);
    await read('a');
    for (const key of ['k', 'l', 'm', 'n', 'o', 'p', 'q']) await read(key);
    const { hits } = cache.figures();
    await read('a');
    expect(cache.figures().hits).toBe(hits + 1);
    await read('b');
    expect(cache.figures().hits).toBe(hits + 1);
    expect(cache.figures().bytes).toBeLessThanOrEqual(20_000);
  });
});
