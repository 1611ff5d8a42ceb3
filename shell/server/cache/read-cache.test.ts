import { createGate } from '@admissions/tools/testing-node';
import { describe, expect, test } from 'vitest';
import { createReadCache } from './read-cache.ts';

const NETWORK = '203.0.113.1';
function readsWith(budget?: number) {
  const reads = createReadCache(budget);
  reads.setConnected(true);
  let requestCount = 0;
  const answer = async (kinds?: readonly string[], status = 200) => ({
    status,
    headers: {},
    body: Buffer.from(String(++requestCount)),
    ...(kinds && { kinds }),
  });
  const textOf = async (path: string, kinds?: readonly string[], status?: number) =>
    String((await reads.read(path, NETWORK, () => answer(kinds, status))).body);
  return { reads, textOf };
}

describe('read cache', () => {
  test('requests an answer once until one of its kinds changes', async () => {
    const { reads, textOf } = readsWith();
    expect(await textOf('/news', ['news'])).toBe('1');
    expect(await textOf('/faq', ['faq'])).toBe('2');
    expect(await textOf('/news', ['news'])).toBe('1');
    reads.invalidate(['news', 'banner']);
    expect(await textOf('/news', ['news'])).toBe('3');
    expect(await textOf('/faq', ['faq'])).toBe('2');
    reads.invalidate('all');
    expect(await textOf('/faq', ['faq'])).toBe('4');
  });
  test('stores no failures and no answers without kinds', async () => {
    const { textOf } = readsWith();
    expect([await textOf('/search'), await textOf('/search')]).toEqual(['1', '2']);
    expect([await textOf('/x', ['x'], 503), await textOf('/x', ['x'], 503)]).toEqual(['3', '4']);
  });
  test('does not store an answer read before a change of its kind', async () => {
    const { reads, textOf } = readsWith();
    const answer = createGate();
    const early = reads.read('/news', NETWORK, async () => {
      await answer.promise;
      return { status: 200, headers: {}, body: Buffer.from('old'), kinds: ['news'] };
    });
    reads.invalidate(['news']);
    answer.open();
    expect(String((await early).body)).toBe('old');
    expect(await textOf('/news', ['news'])).toBe('1');
  });
  test('is not used while the change stream is down and cleared afterwards', async () => {
    const { reads, textOf } = readsWith();
    await textOf('/news', ['news']);
    reads.setConnected(false);
    expect(await textOf('/news', ['news'])).toBe('2');
    reads.setConnected(true);
    expect(await textOf('/news', ['news'])).toBe('3');
  });
  test('stays within its budget', async () => {
    const { reads, textOf } = readsWith(20_000);
    for (let count = 0; count < 500; count++) await textOf(`/news?page=${count}`, ['news']);
    expect(reads.figures().bytes).toBeLessThanOrEqual(20_000);
    expect(reads.figures().misses).toBe(500);
  });
});
