import { describe, expect, test } from 'vitest';
import { createRefresher } from './refresh.ts';

function refresherOf(most?: number) {
  const renewed: string[] = [];
  const refresher = createRefresher({ after: 5, ...(most && { most }) });
  const old = (key: string, visits: number, fails = false) => ({
    key,
    visits,
    rerender: async () => {
      renewed.push(key);
      if (fails) throw new Error('the API is away');
    },
  });
  return { refresher, renewed, old };
}

describe('createRefresher', () => {
  test('re-renders the most visited pages first and skips rarely visited ones', async () => {
    const { refresher, renewed, old } = refresherOf(2);
    refresher.enqueue([old('/faq', 3), old('/', 90), old('/once', 1), old('/news', 40)]);
    await expect.poll(() => renewed).toEqual(['/', '/news']);
  });
  test('re-renders once after several changes at once', async () => {
    const { refresher, renewed, old } = refresherOf();
    refresher.enqueue([old('/', 90)]);
    refresher.enqueue([old('/', 0)]);
    refresher.enqueue([old('/news', 5, true), old('/faq', 4)]);
    await expect.poll(() => renewed).toEqual(['/', '/news', '/faq']);
  });
  test('stops when the shell closes', async () => {
    const { refresher, renewed, old } = refresherOf();
    refresher.enqueue([old('/', 90)]);
    refresher.close();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(renewed).toEqual([]);
  });
});
