import { describe, expect, test } from 'vitest';
import { canReload } from './chunk-reload.ts';

const here = new URL('https://site.example/news');
function storage(): Pick<Storage, 'getItem' | 'setItem'> {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
  };
}
const blocked: Pick<Storage, 'getItem' | 'setItem'> = {
  getItem: () => null,
  setItem() {
    throw new DOMException('denied', 'SecurityError');
  },
};

describe('a chunk that fails to load', () => {
  test('reloads the page once, and again only after a minute', () => {
    const memory = storage();
    const times = [100_000, 101_000, 159_999, 160_000, 161_000];
    expect(times.map((now) => canReload(now, memory, true, here))).toEqual([
      true,
      false,
      false,
      true,
      false,
    ]);
  });
  test('never reloads while offline', () =>
    expect(canReload(100_000, storage(), false, here)).toBe(false));
  test.each([blocked, null])('reloads only once without storage', (blockedStorage) => {
    expect(canReload(100_000, blockedStorage, true, here)).toBe(true);
    expect(
      canReload(100_000, blockedStorage, true, new URL('https://site.example/news?reloaded=1')),
    ).toBe(false);
  });
});
