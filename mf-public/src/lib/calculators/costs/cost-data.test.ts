import { describe, expect, it } from 'vitest';
import type { Fees } from '../../fees/calculate-fees.ts';
import { fillAwards } from '../../fees/testing/seed-fees.ts';
import { calculateCosts } from './cost-data.ts';

const tuition = [
  { college: 'engineering', level: 'bachelor', tuition: 43_400, misc: 14_600, national: 59_000 },
  { college: 'humanities', level: 'bachelor', tuition: 41_600, misc: 7_800, national: 49_200 },
  { college: 'management', level: 'master', tuition: 41_900, misc: 8_600, national: null },
];
const fees = {
  year: 116,
  source: '示範',
  frozen: null,
  months: 10,
  tuition,
  credits: [{ department: { id: 9, title: '在職專班' }, perCredit: 9200, base: 14_600 }],
  rooms: [
    { amount: 0, per: 'semester' },
    { amount: 9800, per: 'semester' },
    { amount: 5500, per: 'month' },
  ],
  living: [
    { low: 6300, usual: 8000, high: 11_000 },
    { low: 300, usual: 1200, high: 2600 },
  ],
} as unknown as Fees;
const awards = fillAwards(
  [
    { title: '有庠', gives: 'national', marks: 'front' },
    { title: '定額減免', gives: 'off', value: 17_500, per: 'semester', bucket: 'g' },
    { title: '要申請的', gives: 'fees', value: 50, automatic: false },
  ].map((award) => ({ fromYear: 1, toYear: 4, levels: ['bachelor'], automatic: true, ...award })),
);
const of = (change: object, hue: Parameters<typeof calculateCosts>[3] = 'engineering') =>
  calculateCosts(
    fees,
    awards,
    { level: 'bachelor', id: 1, degree: 'bachelor', feeCollege: null, costNote: null, ...change },
    hue,
  );

describe('calculateCosts', () => {
  it("returns the college's fees, and the rest after automatic reductions", () => {
    const costs = of({});
    expect(costs.fees).toEqual({ low: 116_000, high: 116_000 });
    expect(costs.less).toEqual([
      { title: '定額減免', off: 35_000, pays: 81_000 },
      { title: '有庠', off: 22_000, pays: 59_000 },
    ]);
  });
  it('uses the fees of another college if the department names one', () =>
    expect(of({ feeCollege: 'humanities' }).fees?.low).toBe(98_800));
  it('returns a range if fees follow the home department', () => {
    const costs = of({ feeCollege: 'varies' });
    expect(costs.fees).toEqual({ low: 98_800, high: 116_000 });
    expect(costs.less).toEqual([]);
  });
  it('returns the fees by credit of an executive programme instead', () => {
    const costs = of({ level: 'master', id: 9, degree: 'executive' }, 'management');
    expect([costs.fees, costs.credit?.perCredit]).toEqual([null, 9200]);
    // The bachelor guide has separate department ids.
    expect(of({ id: 9 }).credit).toBeNull();
  });
  it("returns the cheapest paid room and a month's living costs", () => {
    const { room, living } = of({});
    expect(room).toBe(19_600);
    expect(living).toEqual({ low: 6600, usual: 9200, high: 13_600 });
  });
  it('returns null for a college without fees', () => expect(of({}, 'medical').fees).toBeNull());
});
