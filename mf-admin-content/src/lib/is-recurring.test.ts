import { admissions, bachelorDepartment, event, news } from '@admissions/model/kinds';
import { describe, expect, it } from 'vitest';
import { findWrittenYear, isRecurring } from './is-recurring.ts';
import { buildRolloverHref } from './rollover-kinds.ts';

describe('preselection for the next year', () => {
  it('selects every admission channel, whatever its name', () =>
    expect(isRecurring(admissions, { title: '申請入學' }, 115)).toBe(true));
  it.each([
    ['2026-08-01', true],
    ['2027-07-31', true],
    ['2026-07-31', false],
    ['2027-08-01', false],
  ])('selects events of the school year: %s', (date, isChosen) =>
    expect(isRecurring(event, { title: '家長訪校日', date }, 115)).toBe(isChosen),
  );
  it('starts from the year that the dates of admission channels are in', () => {
    const dated = (...days: string[]) => ({
      dates: days.map((day) => ({ label: '報名', dates: { begin: day, end: day } })),
    });
    const entries = [dated('2026-12-01', '2027-03-01'), dated('2027-05-01'), dated()];
    expect(findWrittenYear(admissions, entries)).toBe(116);
    expect(findWrittenYear(admissions, [dated()])).toBeNull();
    expect(findWrittenYear(event, entries)).toBeNull();
  });
  it('selects notices that name the year, and no other news', () => {
    const day = '2026-11-20';
    expect(isRecurring(news, { title: '115學年度特殊選才受理報名', date: day }, 115)).toBe(true);
    expect(isRecurring(news, { title: '116學年度特殊選才受理報名', date: day }, 115)).toBe(false);
    expect(isRecurring(news, { title: '機車停車場加蓋雨棚', date: day }, 115)).toBe(false);
    expect(isRecurring(news, { title: '分機2115年中維修', date: day }, 115)).toBe(false);
  });
  it('is offered for kinds of one year, not for lasting ones', () =>
    expect([event, bachelorDepartment].map(buildRolloverHref)).toEqual([
      '/admin/highschool/turnover?of=event',
      null,
    ]));
});
