import { describe, expect, it } from 'vitest';
import { checkDayIsOpen } from './quota-checks.ts';

const RULES = {
  closed: [{ dates: { begin: '2099-03-02', end: '2099-03-06' }, note: '期中考週' }],
  special: [{ day: '2099-01-01', places: 5, note: null }],
};
const find = (date: unknown, rows: object[] = [RULES]) =>
  checkDayIsOpen({
    values: { date } as never,
    loader: { readRows: async () => rows } as never,
  });
const on = (words: string, other: string) => [{ rule: 'closedDay', field: 'date', words, other }];

describe('the day of an event', () => {
  it.each([
    ['a day that the office closed', '2099-03-04', on('2099/03/04', '期中考週')],
    ['a national holiday on a Saturday', '2099-02-28', on('2099/02/28', '和平紀念日')],
    ['a holiday that the office opened', '2099-01-01', []],
    ['a Sunday', '2099-03-08', []],
    ['a holiday that is over', '2020-01-01', []],
    ['no day yet', '', []],
  ])('is checked on %s', async (_what, date, expected) =>
    expect(await find(date)).toEqual(expected),
  );
  it('is compared with national holidays before the office has rules', async () =>
    expect(await find('2099-12-25', [])).toEqual(on('2099/12/25', '行憲紀念日')));
});
