import { describe, expect, it } from 'vitest';
import { addNationalDates } from './dated-channels.ts';

const day = (begin: string, end = begin) => ({ begin, end });
const national = (title: string, channel: number, begin: string, isSample?: true) => ({
  title,
  dates: day(begin),
  channel: { id: channel, title: '' },
  source: '大考中心',
  link: null,
  ...(isSample && { isSample }),
});
const datesOf = (...given: Parameters<typeof addNationalDates>) =>
  addNationalDates(...given)[0]?.dates.map(({ label, dates, isSample = false }) => [
    label,
    dates.begin,
    isSample,
  ]);

describe('addNationalDates', () => {
  const own = [{ label: '報名', dates: day('2027-03-10') }];
  it('puts the national dates of a channel between its own, with their marks', () => {
    const dates = [national('放榜', 1, '2027-03-18'), national('學測', 1, '2027-01-22', true)];
    expect(
      datesOf([{ id: 1, dates: own }], [...dates, national('分科', 2, '2027-07-10')], '2026-11-29'),
    ).toEqual([
      ['學測', '2027-01-22', true],
      ['報名', '2027-03-10', false],
      ['放榜', '2027-03-18', false],
    ]);
  });
  it('marks the own dates of a channel that is a sample', () => {
    expect(datesOf([{ id: 1, dates: own, isSample: true }], null, '2026-11-29')).toEqual([
      ['報名', '2027-03-10', true],
    ]);
  });
  it.each([
    ['2027-01-22', '2027-01-22'],
    ['2027-01-23', '2028-01-21'],
    ['2028-02-01', '2028-01-21'],
  ])('on %s takes the year of %s', (today, begin) => {
    const years = [national('學測', 1, '2028-01-21'), national('學測', 1, '2027-01-22')];
    expect(datesOf([{ id: 1, dates: [] }], years, today)).toEqual([['學測', begin, false]]);
  });
});
