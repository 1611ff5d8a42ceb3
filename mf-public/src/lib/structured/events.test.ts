import { describe, expect, it } from 'vitest';
import { campData, deadlineData } from './events.ts';

const O = 'https://site.example';
const pic = {
  url: '/media/a.avif',
  alt: '',
  width: 4,
  height: 3,
  focal: { x: 0.9, y: 0.1 },
  placeholder: '',
  sources: [],
};

describe('a camp', () => {
  const days = { begin: '2026-07-13', end: '2026-07-17' };
  const camp = (more: object) =>
    campData(
      {
        id: 5,
        title: '營',
        summary: '',
        pic,
        eventDates: days,
        registrationDates: days,
        place: '七館',
        link: null,
        fee: null,
        ...more,
      } as never,
      O,
    );
  it.each([
    ['NT$3,200（含住宿）', '3200'],
    ['免費', '0'],
    ['依簡章', undefined],
    [null, undefined],
  ])('for %s costs %s', (fee, price) =>
    expect((camp({ fee }).offers as { price?: string }).price).toBe(price),
  );
  it('lasts to the end of its last day', () =>
    expect(camp({})).toMatchObject({
      startDate: '2026-07-13T00:00:00+08:00',
      endDate: '2026-07-17T23:59:59+08:00',
    }));
});

describe('events', () => {
  it('the deadlines are those that are not over, the next first', () => {
    const dates = ['2026-03-01', '2026-01-01', '2026-02-01'].map((day) => ({
      label: day,
      dates: { begin: day, end: day },
    }));
    const { itemListElement } = deadlineData(
      [{ id: 1, title: '申請入學', dates }],
      '2026-02-01',
      O,
    );
    expect(itemListElement.map(({ position, item }) => [position, item.name])).toEqual([
      [1, '申請入學：2026-02-01'],
      [2, '申請入學：2026-03-01'],
    ]);
  });
});
