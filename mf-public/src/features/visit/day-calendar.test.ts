import { describe, expect, it } from 'vitest';
import { groupByMonth } from './day-calendar.ts';

const day = (at: string, bar: 'full' | null = null) => ({ day: at, left: 3, bar, note: null });

describe('groupByMonth', () => {
  it('puts the first day of each month below its weekday, Monday first', () => {
    const months = groupByMonth([day('2026-11-29'), day('2026-11-30'), day('2026-12-01')]);
    expect(months.map(({ month, blanks }) => [month, blanks])).toEqual([
      ['2026-11', 6],
      ['2026-12', 1],
    ]);
  });
  it('starts with the first month that has an available day', () => {
    const months = groupByMonth([day('2026-11-30', 'full'), day('2026-12-01')]);
    expect(months.map(({ month }) => month)).toEqual(['2026-12']);
  });
  it('marks full months', () => {
    const months = groupByMonth([
      day('2026-11-30'),
      day('2026-12-01', 'full'),
      day('2027-01-04', 'full'),
      day('2027-01-05'),
    ]);
    expect(months.map(({ month, isTaken }) => [month, isTaken])).toEqual([
      ['2026-11', false],
      ['2026-12', true],
      ['2027-01', false],
    ]);
  });
});
