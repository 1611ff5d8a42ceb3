import { describe, expect, it } from 'vitest';
import { buildBars } from './bars.ts';

const size = { width: 100, height: 50 };

describe('buildBars', () => {
  it('scales the largest count to the chart height, and the others in proportion', () => {
    const bars = buildBars([0, 5, 10], size);
    expect(bars.map(({ height }) => height)).toEqual([0, 25, 50]);
    expect(bars.map(({ y }) => y)).toEqual([50, 25, 0]);
  });
  it('shows one among thousands, and nothing for zero', () => {
    expect(buildBars([1, 5000], size)[0]?.height).toBe(2);
    expect(buildBars([0, 0], size).map(({ height }) => height)).toEqual([0, 0]);
    expect(buildBars([], size)).toEqual([]);
  });
});
