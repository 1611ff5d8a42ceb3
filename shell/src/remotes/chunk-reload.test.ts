import { describe, expect, test } from 'vitest';
import { mayReload } from './chunk-reload.ts';

const here = new URL('https://site.example/news');
function storage(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
  };
}
const blocked: Pick<Storage, 'getItem' | 'setItem'> = {
  getItem: () => null,
  setItem() {
    throw new DOMException('denied', 'SecurityError');
  },
};

describe('a chunk that cannot be fetched', () => {
  test('reloads the page once, and again only after a minute', () => {
    const kept = storage();
    const times = [100_000, 101_000, 159_999, 160_000, 161_000];
    expect(times.map((now) => mayReload(now, kept, true, here))).toEqual([
      true,
      false,
      false,
      true,
      false,
    ]);
  });
  test('never reloads while the browser is offline', () =>
    expect(mayReload(100_000, storage(), false, here)).toBe(false));
  test.each([blocked, null])('reloads once only where nothing can be remembered', (kept) => {
    expect(mayReload(100_000, kept, true, here)).toBe(true);
    expect(mayReload(100_000, kept, true, new URL('https://site.example/news?reloaded=1'))).toBe(
      false,
    );
  });
});
