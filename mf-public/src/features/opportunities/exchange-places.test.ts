import { describe, expect, it } from 'vitest';
import { measureWay, PLACES } from './exchange-places.ts';

describe('the map of exchanges', () => {
  it('has places at their true distance', () => {
    expect(measureWay([35.68, 139.69]).kilometres).toBeCloseTo(2150, -2);
    expect(measureWay([51.5, -0.12]).kilometres).toBeCloseTo(9800, -2);
  });
  it('has them in their true direction', () => {
    const degrees = (place: readonly [number, number]) =>
      (measureWay(place).direction * 180) / Math.PI;
    expect(degrees([60, 121.26])).toBeCloseTo(0);
    expect(degrees(PLACES.新加坡 ?? [0, 0])).toBeLessThan(-90);
    expect(degrees(PLACES.澳洲 ?? [0, 0])).toBeGreaterThan(90);
  });
});
