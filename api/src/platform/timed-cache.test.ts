import type { RemainingSeats } from '@admissions/model/forms';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTimedCache } from './timed-cache.ts';

let clock: number;
let freeSeats: number;
let reads: number;
let isDown: boolean;
const read = async (): Promise<RemainingSeats> => {
  reads++;
  if (isDown) throw new Error('The database is down');
  return { events: { 1: freeSeats }, camps: {} };
};
const createCache = () => createTimedCache(read, 15_000, () => clock);

beforeEach(() => {
  clock = 0;
  freeSeats = 4;
  reads = 0;
  isDown = false;
});

describe('createTimedCache', () => {
  it('reads once per fifteen seconds', async () => {
    const cache = createCache();
    await Promise.all([cache.read(), cache.read()]);
    freeSeats = 3;
    clock = 14_999;
    expect([(await cache.read()).events[1], reads]).toEqual([4, 1]);
    clock = 15_000;
    expect([(await cache.read()).events[1], reads]).toEqual([3, 2]);
  });
  it('reads again after an invalidation, even during an earlier read', async () => {
    const cache = createCache();
    const earlier = cache.read();
    freeSeats = 2;
    cache.invalidate();
    expect((await cache.read()).events[1]).toBe(2);
    expect((await earlier).events[1]).toBe(4);
    expect((await cache.read()).events[1]).toBe(2);
    expect(reads).toBe(2);
  });
});
