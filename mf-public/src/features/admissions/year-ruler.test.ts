import { describe, expect, it } from 'vitest';
import { layoutYear } from './month-ruler.tsx';

const channel = (id: number, ...days: [string, string][]) => ({
  id,
  title: `管道${id}`,
  dates: days.map(([begin, end]) => ({ label: '報名', labelEn: null, dates: { begin, end } })),
});

describe('layoutYear', () => {
  it('has twelve months, starting with the current one', () => {
    const { months, today } = layoutYear([], '2026-11-16');
    expect(months.map(({ month }) => month)).toEqual([11, 12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(months[2]).toMatchObject({ year: 2027, month: 1 });
    expect(today).toBeCloseTo((15 / 365) * 100);
  });
  it('places each step at its dates and clips the past', () => {
    const [row] = layoutYear(
      [channel(1, ['2026-10-20', '2026-11-03'], ['2027-10-31', '2027-10-31'])],
      '2026-11-16',
    ).rows;
    expect(row?.spans[0]).toMatchObject({ at: 0, begin: '2026-10-20' });
    expect(row?.spans[0]?.width).toBeCloseTo((3 / 365) * 100);
    expect(row?.spans[1]?.at).toBeCloseTo((364 / 365) * 100);
    // Single days have a minimum width.
    expect(row?.spans[1]?.width).toBe(0.8);
  });
});
