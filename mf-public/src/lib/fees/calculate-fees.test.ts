import { describe, expect, it } from 'vitest';
import {
  type Award,
  calculateFees,
  DEFAULT_STUDENT,
  isEligible,
  type Student,
  type Tuition,
} from './calculate-fees.ts';
import { awards, fees } from './testing/seed-fees.ts';

const rowOf = (college: string, level = 'bachelor') =>
  fees.tuition.find((row) => row.college === college && row.level === level) as Tuition;
const fresh: Student = { ...DEFAULT_STUDENT, level: 'bachelor', via: 'apply' };
const bill = (college: string, change: Partial<Student>, level?: string) => {
  const { awards: _awards, ...sums } = calculateFees(rowOf(college, level), awards, {
    ...fresh,
    ...change,
  });
  return sums;
};

describe('calculateFees for', () => {
  it.each([
    [
      'engineering with high marks',
      bill('engineering', { marks: 'front' }),
      { whole: 116_000, state: 35_000, more: 0, national: 22_000, pays: 59_000, cash: 0 },
    ],
    [
      'management with high marks',
      bill('management', { marks: 'front' }),
      { whole: 101_000, state: 35_000, more: 0, national: 16_000, pays: 50_000, cash: 0 },
    ],
    [
      'management by stars with an income of 620,000',
      bill('management', { via: 'stars', income: 62 }),
      { whole: 101_000, state: 55_000, more: 0, national: 0, pays: 46_000, cash: 20_000 },
    ],
    [
      'informatics with a low income',
      bill('informatics', { status: 'low', income: 20 }),
      { whole: 114_800, state: 114_800, more: 0, national: 0, pays: 0, cash: 30_000 },
    ],
    [
      'nursing with a lower-middle income',
      bill('medical', { status: 'lowMiddle', income: 40 }),
      { whole: 119_600, state: 71_760, more: 0, national: 0, pays: 47_840, cash: 30_000 },
    ],
    [
      'engineering by special talent, which high marks do not help',
      bill('engineering', { via: 'special', marks: 'front' }),
      { whole: 116_000, state: 35_000, more: 0, national: 0, pays: 81_000, cash: 20_000 },
    ],
    [
      'a master’s student who graduated here',
      bill('engineering', { level: 'master', via: 'masterRecommend', alumni: 'yzu' }, 'master'),
      { whole: 116_000, state: 0, more: 86_800, national: 0, pays: 29_200, cash: 0 },
    ],
    [
      'a student from abroad, whom the state gives nothing',
      bill('engineering', { via: 'foreign', origin: 'international' }),
      { whole: 116_000, state: 0, more: 0, national: 0, pays: 116_000, cash: 0 },
    ],
  ])('%s', (_what, found, expected) => expect(found).toEqual(expected));
});

describe('calculateFees: awards of one group', () => {
  const grouped = (change: Partial<Award>): Award => ({
    ...(awards[0] as Award),
    ...{ via: null, marks: null, fromYear: 1, toYear: 1, bucket: 'one' },
    ...change,
  });
  it('exclude each other as reductions, but not as cash or top-ups', () => {
    const { state, national, cash } = calculateFees(
      { ...rowOf('engineering'), tuition: 40_000, misc: 10_000, national: 70_000 },
      [
        grouped({ gives: 'off', value: 5_000, per: 'semester' }),
        grouped({ gives: 'fees', value: 20 }),
        grouped({ gives: 'cash', value: 3_000, per: 'year' }),
        grouped({ gives: 'national', value: null }),
      ],
      fresh,
    );
    expect({ state, national, cash }).toEqual({ state: 20_000, national: 10_000, cash: 3_000 });
  });
});

describe('isEligible', () => {
  const award = { ...(awards[0] as Award), gives: 'cash' as const, via: null, marks: null };
  it('requires every filled column', () => {
    expect(isEligible(award, fresh)).toBe(true);
    expect(isEligible({ ...award, marks: 'top' }, { ...fresh, marks: 'front' })).toBe(false);
    expect(isEligible({ ...award, marks: 'front' }, { ...fresh, marks: 'top' })).toBe(true);
    expect(isEligible({ ...award, income: 70 }, { ...fresh, income: 71 })).toBe(false);
    expect(isEligible({ ...award, classTop: 3 }, { ...fresh, classTop: 3 })).toBe(true);
    expect(isEligible({ ...award, toYear: 1 }, { ...fresh, year: 2 })).toBe(false);
  });
  it('rejects awards that are only listed', () =>
    expect(isEligible({ ...award, gives: 'listed' }, fresh)).toBe(false));
});
