import { describe, expect, it } from 'vitest';
import { groupByMonth, groupNotes } from './day-field.tsx';

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

it('groupNotes joins consecutive days with one note', () => {
  const noted = (date: string, note: string | null) => ({
    day: `2026-12-${date}`,
    left: 0,
    bar: null,
    note,
  });
  expect(
    groupNotes([noted('07', '考試'), noted('08', '考試'), noted('09', null), noted('10', '考試')]),
  ).toEqual([
    { begin: '2026-12-07', end: '2026-12-08', note: '考試' },
    { begin: '2026-12-10', end: '2026-12-10', note: '考試' },
  ]);
});
