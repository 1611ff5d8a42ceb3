import { describe, expect, it } from 'vitest';
import { groupBySchoolYear } from './year-ruler.tsx';

const entry = (title: string, day: string) => ({ title, day, href: '#' });

describe('school year', () => {
  it('begins in August and ends in July', () =>
    expect(groupBySchoolYear([]).map(({ month }) => month)).toEqual([
      8, 9, 10, 11, 12, 1, 2, 3, 4, 5, 6, 7,
    ]));
  it('lists entries of any year at their month, by day', () => {
    const year = groupBySchoolYear([
      entry('校慶', '2027-03-22'),
      entry('龍舟', '2026-06-18'),
      entry('路跑', '2025-03-02'),
    ]);
    const titles = (month: number) =>
      year.find((each) => each.month === month)?.entries.map(({ title }) => title);
    expect(titles(3)).toEqual(['路跑', '校慶']);
    expect(titles(6)).toEqual(['龍舟']);
    expect(titles(9)).toEqual([]);
  });
});
