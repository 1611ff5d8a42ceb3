import { describe, expect, it } from 'vitest';
import { calculateMonthlyCost, countBeds } from './room-prices.tsx';

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
});
