import { describe, expect, it } from 'vitest';
import { listMonthDays, moveMonth } from './month-days.ts';

describe('the days of a month', () => {
  it.each([
    ['2026-11', 30, ['2026-12-01', '2026-12-12']],
    ['2028-02', 29, ['2028-03-01', '2028-03-11']],
    ['2026-02', 28, ['2026-03-01', '2026-03-07']],
    ['2026-12', 31, ['2027-01-01', '2027-01-09']],
  ])('gives %s %i days, fills its last week and adds another', (month, length, filled) => {
    const found = listMonthDays(month);
    expect(found.days.length).toBe(length);
    expect(found.days.at(-1)).toBe(`${month}-${length}`);
    expect([found.after[0], found.after.at(-1)]).toEqual(filled);
  });
  it('crosses the end of a year in both directions', () =>
    expect([moveMonth('2026-12', 1), moveMonth('2027-01', -1)]).toEqual(['2027-01', '2026-12']));
});
