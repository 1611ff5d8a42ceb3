import { showPage, textsOf } from '@admissions/tools/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { calculateMonthlyCost, countBeds, RoomPrices } from './room-prices.tsx';

describe('rooms', () => {
  it.each([
    ['第一宿舍四人房', 4],
    ['第三宿舍二人或四人房', 4],
    ['校外套房', 1],
    ['住家裡', 0],
  ])('%s has %i beds', (title, beds) => expect(countBeds(title)).toBe(beds));
  it('have monthly costs', () => {
    expect(calculateMonthlyCost({ amount: 9000, per: 'semester' })).toBe(2000);
    expect(calculateMonthlyCost({ amount: 5500, per: 'month' })).toBe(5500);
  });
  it('emphasise the price of a month, whatever their terms', () => {
    const room = { who: '', deposit: null, note: null, lastYear: null };
    const rooms = [
      { ...room, title: '四人房', amount: 9000, per: 'semester' },
      { ...room, title: '套房', amount: 5500, per: 'month' },
    ] as const;
    showPage(<RoomPrices prices={{ rooms: [...rooms] }} />);
    expect(textsOf(screen.getAllByRole('strong'))).toEqual(['2,000', '5,500']);
  });
});
