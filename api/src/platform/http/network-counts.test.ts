import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NetworkCounts } from './network-counts.ts';

const WINDOW = 60_000;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('NetworkCounts', () => {
  it('counts in windows, each network by itself, and says what is left of them', () => {
    const counts = new NetworkCounts();
    expect(counts.count('a', WINDOW)).toEqual({ current: 1, ttl: WINDOW });
    vi.advanceTimersByTime(1000);
    expect(counts.count('a', WINDOW)).toEqual({ current: 2, ttl: WINDOW - 1000 });
    expect(counts.count('b', WINDOW)).toEqual({ current: 1, ttl: WINDOW });
    vi.advanceTimersByTime(WINDOW - 1000);
    expect(counts.count('a', WINDOW)).toEqual({ current: 1, ttl: WINDOW });
  });
  it('forgets of too many the one whose window began longest ago', () => {
    const counts = new NetworkCounts();
    counts.count('first', WINDOW);
    for (let each = 0; each < 4999; each++) counts.count(`network ${each}`, WINDOW);
    expect(counts.count('first', WINDOW).current).toBe(2);
    counts.count('one more', WINDOW);
    expect(counts.count('network 0', WINDOW).current).toBe(2);
    expect(counts.count('first', WINDOW).current).toBe(1);
  });
});
