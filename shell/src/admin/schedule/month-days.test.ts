import { describe, expect, it } from 'vitest';
import { listMonthDays, moveMonth } from './month-days.ts';

describe('the days of a month', () => {
  it.each([
    ['2026-11', 30, 0, ['2026-12-01', '2026-12-05']],
    ['2028-02', 29, 2, ['2028-03-01', '2028-03-04']],
    ['2026-02', 28, 0, [undefined, undefined]],
    ['2026-12', 31, 2, ['2027-01-01', '2027-01-02']],
  ])(
    'gives %s %i days, starts it on weekday %i and fills its last week',
    (month, length, before, filled) => {
      const found = listMonthDays(month);
      expect([found.days.length, found.before]).toEqual([length, before]);
      expect(found.days.at(-1)).toBe(`${month}-${length}`);
      expect([found.after[0], found.after.at(-1)]).toEqual(filled);
    },
  );
  it('crosses the end of a year in both directions', () =>
    expect([moveMonth('2026-12', 1), moveMonth('2027-01', -1)]).toEqual(['2027-01', '2026-12']));
});
