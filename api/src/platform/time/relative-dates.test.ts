import { describe, expect, it } from 'vitest';
import { resolveDates } from './relative-dates.ts';

describe('resolveDates', () => {
  it('counts days and moments from today in Taipei, in any time zone of the server', () => {
    const late = new Date('2026-11-20T16:30:00Z');
    expect(
      resolveDates(
        { a: 'D', b: 'D+30', c: ['D-21'], d: { e: 'D+3T14:00' }, f: 'D+3 天', g: 5 },
        late,
      ),
    ).toEqual({
      a: '2026-11-21',
      b: '2026-12-21',
      c: ['2026-10-31'],
      d: { e: '2026-11-24T06:00:00.000Z' },
      f: 'D+3 天',
      g: 5,
    });
    // A weekday is that day or its next occurrence: 2026-12-21 is a Monday.
    expect(
      resolveDates(['D+30 Mon', 'D+30 Sat', 'D+30 Sun', 'D-21 Sat', 'D+30 Xyz'], late),
    ).toEqual(['2026-12-21', '2026-12-26', '2026-12-27', '2026-10-31', 'D+30 Xyz']);
    // 2026-12-25 is a holiday, the following days are a weekend; 2027-05-01 is a holiday's Saturday.
    expect(resolveDates(['D+34 open', 'D+34 Fri open', 'D+161 Sat open'], late)).toEqual([
      '2026-12-28',
      '2027-01-08',
      '2027-05-08',
    ]);
    // 2027-01-22 to 24 is the national exam, 2027-02-06 the lunar new year.
    expect(
      resolveDates(['D+63 Fri open', 'D+64 Sat open +1', 'D+55 Fri break', 'D+68 break +2'], late),
    ).toEqual(['2027-01-29', '2027-01-31', '2027-01-29', '2027-01-30']);
    expect(resolveDates('D', new Date('2026-11-20T15:59:00Z'))).toBe('2026-11-20');
  });
  it('finds the yearly days of the next admission, on their weekdays', () => {
    const values = ['Y', 'Y01-22 Fri', 'Y07-10 Sat', 'Y01-22'];
    const at = (day: string) => resolveDates(values, new Date(`${day}T04:00:00Z`));
    const first = [116, '2027-01-22', '2027-07-10', 'Y01-22'];
    expect(['2026-08-01', '2027-07-31'].map(at)).toEqual([first, first]);
    expect(at('2027-08-01')).toEqual([117, '2028-01-28', '2028-07-15', 'Y01-22']);
  });
});
