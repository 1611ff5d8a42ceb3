import { describe, expect, test } from 'vitest';
import { createNewPageLimit } from './new-page-limit.ts';

describe('createNewPageLimit', () => {
  const at = { time: 0 };
  const opened = (networks = 10) => {
    at.time = 0;
    return createNewPageLimit({ atOnce: 3, perSecond: 2, networks, now: () => at.time });
  };
  const allowed = (pages: ReturnType<typeof opened>, network: string, count: number) =>
    Array.from({ length: count }, () => pages.allow(network)).filter(Boolean).length;

  test('allows a burst for each network separately and refills it over time', () => {
    const pages = opened();
    expect(allowed(pages, 'a', 10)).toBe(3);
    expect(allowed(pages, 'b', 10)).toBe(3);
    at.time = 1000;
    expect(allowed(pages, 'a', 10)).toBe(2);
    at.time = 3_600_000;
    expect(allowed(pages, 'a', 10)).toBe(3);
  });
  test('counts a busy network despite many others', () => {
    const pages = opened(2);
    expect(allowed(pages, 'a', 10)).toBe(3);
    for (const other of ['b', 'c', 'd']) {
      pages.allow(other);
      expect(allowed(pages, 'a', 1)).toBe(0);
    }
  });
});
