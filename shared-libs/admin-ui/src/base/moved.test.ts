import { describe, expect, it } from 'vitest';
import { differingPart, moved } from './moved.ts';

const list = ['甲', '乙', '丙', '丁'];
describe('moved', () => {
  it.each([
    [0, 2, '乙丙甲丁'],
    [3, 0, '丁甲乙丙'],
    [1, 99, '甲丙丁乙'],
    [2, -1, '丙甲乙丁'],
    [1, 1, '甲乙丙丁'],
  ])('moves the item at %i to %i', (from, to, after) =>
    expect(moved(list, from, to).join('')).toBe(after),
  );
  it('names only the part that changed its order', () => {
    expect(differingPart(list, moved(list, 1, 2))).toEqual(['丙', '乙']);
    expect(differingPart(list, list)).toEqual([]);
  });
});
