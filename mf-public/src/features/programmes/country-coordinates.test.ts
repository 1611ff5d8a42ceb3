import { describe, expect, it } from 'vitest';
import { COUNTRY_COORDINATES, measureDistance } from './exchange-map.tsx';

describe('measureDistance', () => {
  it('returns true distances', () => {
    expect(measureDistance([35.68, 139.69]).kilometres).toBeCloseTo(2150, -2);
    expect(measureDistance([51.5, -0.12]).kilometres).toBeCloseTo(9800, -2);
  });
  it('returns true directions', () => {
    const degrees = (place: readonly [number, number]) =>
      (measureDistance(place).direction * 180) / Math.PI;
    expect(degrees([60, 121.26])).toBeCloseTo(0);
    expect(degrees(COUNTRY_COORDINATES.新加坡 ?? [0, 0])).toBeLessThan(-90);
    expect(degrees(COUNTRY_COORDINATES.澳洲 ?? [0, 0])).toBeGreaterThan(90);
  });
});
