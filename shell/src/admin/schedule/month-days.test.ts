import { describe, expect, it } from 'vitest';
import { listMonthDays, moveMonth } from './month-days.ts';

describe('the days of a month', () => {
  it.each([
    ['2026-11', 30, 0],
    ['2028-02', 29, 2],
    ['2027-02', 28, 1],
    ['2026-12', 31, 2],
  ])('gives %s %i days and starts it on weekday %i', (month, length, before) => {
    const found = listMonthDays(month);
    expect([found.days.length, found.before]).toEqual([length, before]);
    expect(found.days.at(-1)).toBe(`${month}-${length}`);
  });
  it('crosses the end of a year in both directions', () =>
    expect([moveMonth('2026-12', 1), moveMonth('2027-01', -1)]).toEqual(['2027-01', '2026-12']));
});
