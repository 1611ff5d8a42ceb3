import { describe, expect, it } from 'vitest';
import { listPages } from './list-pages.ts';

describe('listPages', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, null, 9]],
    [5, 9, [1, null, 4, 5, 6, null, 9]],
    [9, 9, [1, null, 8, 9]],
    [4, 9, [1, 2, 3, 4, 5, null, 9]],
  ])('lists for page %i of %i: %j', (current, last, pages) =>
    expect(listPages(current, last)).toEqual(pages),
  );
  it('lists every page at most once and in order', () => {
    for (let last = 1; last < 30; last++)
      for (let current = 1; current <= last; current++) {
        const numbers = listPages(current, last).filter((page) => page !== null);
        expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
        expect(numbers).toContain(current);
      }
  });
});
