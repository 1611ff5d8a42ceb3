import { describe, expect, it } from 'vitest';
import { listHolidays } from './public-holidays.ts';
import {
  findDateRangeProblem,
  findDayProblem,
  listVisitDays,
  type VisitDayRules,
} from './visit-days.ts';

const RULES: VisitDayRules = {
  weekdays: ['mon', 'tue', 'wed', 'thu', 'fri'],
  places: 12,
  lead: 0,
  ahead: 60,
  closed: null,
  special: null,
};
const list = (today: string, more: Partial<VisitDayRules> = {}) =>
  listVisitDays({ ...RULES, ...more }, { today, taken: new Map() });
const isOffice = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() % 6 !== 0;
const offIn = (year: number) =>
  [...listHolidays(year).keys()]
    .filter((day) => day.startsWith(String(year)) && isOffice(day))
    .map((day) => day.slice(5))
    .sort();

describe('national holidays', () => {
  // Source: the Directorate-General of Personnel Administration's calendars, 2026 and earlier.
  it('of 2026 equal the official calendar, with substitute days', () =>
    expect(offIn(2026)).toEqual(
      [
        ['01-01', '02-16', '02-17', '02-18', '02-19', '02-20', '02-27'],
        ['04-03', '04-06', '05-01', '06-19', '09-25', '09-28', '10-09', '10-26', '12-25'],
      ].flat(),
    ));
  it('of 2027 substitute a new year on a weekend, children’s day before 清明 and January 1', () =>
    expect(offIn(2027)).toEqual(
      [
        ['01-01', '02-04', '02-05', '02-08', '02-09', '02-10', '03-01', '04-05', '04-06'],
        ['04-30', '06-09', '09-15', '09-28', '10-11', '10-25', '12-24', '12-31'],
      ].flat(),
    ));
  it.each([
    [2028, '04-03'],
    [2032, '04-02'],
    [2033, '04-05'],
  ])('move children’s day of %i when 清明 is on the same day', (year, day) =>
    expect(offIn(year)).toContain(day),
  );
  it('with a fixed date exist in any year', () =>
    expect(listHolidays(2099).get('2099-10-10')).toBe('國慶日'));
});

describe('a visit day', () => {
  it('is closed on January 1, whatever the weekly opening days, with a reason', () => {
    const days = list('2026-12-28');
    expect(days[4]).toEqual({ day: '2027-01-01', left: 12, bar: 'closed', note: '元旦' });
    expect(findDayProblem(days, { day: '2027-01-01', people: 1 }, 'zh-TW')).toEqual({
      key: 'visitDay.closed',
      params: { next: '1月4日（一）、1月5日（二）、1月6日（三）', left: 12 },
    });
    expect(
      findDateRangeProblem(days, { begin: '2027-01-01', end: '2027-01-01' }, 'zh-TW')?.params.next,
    ).toContain('1月4日');
  });
  it('is open on a holiday with seats from the office, and shows the office’s own note first', () => {
    const special = [{ day: '2027-01-01', places: 5, note: '元旦升旗開放日' }];
    expect(list('2026-12-28', { special })[4]).toMatchObject({
      left: 5,
      bar: null,
      note: '元旦升旗開放日',
    });
    const closed = [{ dates: { begin: '2026-12-30', end: '2027-01-02' }, note: '年末盤點' }];
    expect(list('2026-12-28', { closed })[4]).toMatchObject({ bar: 'closed', note: '年末盤點' });
  });
});
