import type { PlacesLeft } from '@admissions/model/forms';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepPlaces } from './kept-places.ts';

let clock: number;
let left: number;
let reads: number;
let isDown: boolean;
const read = async (): Promise<PlacesLeft> => {
  reads++;
  if (isDown) throw new Error('The database is away');
  return { events: { 1: left }, camps: {} };
};
const keep = () => keepPlaces(read, () => clock);

beforeEach(() => {
  clock = 0;
  left = 4;
  reads = 0;
  isDown = false;
});

describe('keepPlaces', () => {
  it('reads once for all who ask within fifteen seconds, then anew', async () => {
    const places = keep();
    await Promise.all([places.read(), places.read()]);
    left = 3;
    clock = 14_999;
    expect([(await places.read()).events[1], reads]).toEqual([4, 1]);
    clock = 15_000;
    expect([(await places.read()).events[1], reads]).toEqual([3, 2]);
  });
  it('reads anew for who asks after something was booked, also while an earlier reading is under way', async () => {
    const places = keep();
    const earlier = places.read();
    left = 2;
    places.drop();
    expect((await places.read()).events[1]).toBe(2);
    expect((await earlier).events[1]).toBe(4);
    expect((await places.read()).events[1]).toBe(2);
    expect(reads).toBe(2);
  });
  it('keeps no failure', async () => {
    const places = keep();
    isDown = true;
    await expect(places.read()).rejects.toThrow('away');
    isDown = false;
    expect((await places.read()).events[1]).toBe(4);
  });
});
