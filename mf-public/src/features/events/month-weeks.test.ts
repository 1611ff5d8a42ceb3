import { describe, expect, it } from 'vitest';
import { listWeeks } from './month-weeks.ts';

describe('listWeeks', () => {
  it('starts weeks on Monday and omits days of other months', () => {
    const weeks = listWeeks('2026-12');
    expect(weeks).toHaveLength(5);
    expect(weeks[0]).toEqual([null, ...[1, 2, 3, 4, 5, 6].map((day) => `2026-12-0${day}`)]);
    expect(weeks.at(-1)).toEqual(
      ['28', '29', '30', '31'].map((day) => `2026-12-${day}`).concat([null, null, null] as never),
    );
  });
  it.each([
    ['2027-02', 4, 28],
    ['2028-02', 5, 29],
    ['2027-01', 5, 31],
    ['2026-08', 6, 31],
  ])('splits %s into %i weeks with %i days', (month, weeks, days) => {
    const found = listWeeks(month);
    expect([found.length, found.flat().filter(Boolean).length]).toEqual([weeks, days]);
  });
});
