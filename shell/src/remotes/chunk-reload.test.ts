// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import { canReload } from './chunk-reload.ts';

const here = new URL('https://site.example/news');

describe('a chunk that fails to load', () => {
  test('reloads the page once, and again only after a minute', () => {
    const times = [100_000, 101_000, 159_999, 160_000, 161_000];
    expect(times.map((now) => canReload(now, true, here))).toEqual([
      true,
      false,
      false,
      true,
      false,
    ]);
  });
  test('never reloads while offline', () => expect(canReload(100_000, false, here)).toBe(false));
  test('reloads only once without storage', () => {
    vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(canReload(100_000, true, here)).toBe(true);
    expect(canReload(100_000, true, new URL('https://site.example/news?reloaded=1'))).toBe(false);
  });
});
