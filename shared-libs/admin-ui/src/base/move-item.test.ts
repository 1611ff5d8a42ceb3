import { describe, expect, it } from 'vitest';
import { findChangedSlice, moveItem } from './move-item.ts';

const list = ['甲', '乙', '丙', '丁'];
describe('moveItem', () => {
  it.each([
    [0, 2, '乙丙甲丁'],
    [3, 0, '丁甲乙丙'],
    [1, 99, '甲丙丁乙'],
    [2, -1, '丙甲乙丁'],
    [1, 1, '甲乙丙丁'],
  ])('moves the item at %i to %i', (from, to, after) =>
    expect(moveItem(list, from, to).join('')).toBe(after),
  );
  it('returns only the part with a changed order', () => {
    expect(findChangedSlice(list, moveItem(list, 1, 2))).toEqual(['丙', '乙']);
    expect(findChangedSlice(list, list)).toEqual([]);
  });
});
