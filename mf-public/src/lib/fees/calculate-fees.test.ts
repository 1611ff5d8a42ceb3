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

it.each<[string, Partial<Student>, number[]]>([
  ['engineering', { marks: 'front' }, [116_000, 35_000, 0, 22_000, 59_000, 0]],
  ['management', { marks: 'front' }, [101_000, 35_000, 0, 16_000, 50_000, 0]],
  ['management', { via: 'stars', income: 62 }, [101_000, 55_000, 0, 0, 46_000, 20_000]],
  ['informatics', { status: 'low', income: 20 }, [114_800, 114_800, 0, 0, 0, 30_000]],
  ['medical', { status: 'lowMiddle', income: 40 }, [119_600, 71_760, 0, 0, 47_840, 30_000]],
  // High marks do not help special talents, and the state gives students from abroad nothing.
  ['engineering', { via: 'special', marks: 'front' }, [116_000, 35_000, 0, 0, 81_000, 20_000]],
  ['engineering', { via: 'foreign', origin: 'international' }, [116_000, 0, 0, 0, 116_000, 0]],
  [
    'engineering',
    { level: 'master', via: 'masterRecommend', alumni: 'yzu' },
    [116_000, 0, 86_800, 0, 29_200, 0],
  ],
])('calculateFees for %s and %o', (college, change, expected) => {
  const bill = calculateFees(rowOf(college, change.level), awards, { ...fresh, ...change });
  const { whole, state, more, national, pays, cash } = bill;
  expect([whole, state, more, national, pays, cash]).toEqual(expected);
});

const grouped = (change: Partial<Award>): Award => ({
  ...(awards[0] as Award),
  ...{ via: null, marks: null, fromYear: 1, toYear: 1, bucket: 'one' },
  ...change,
});
it('awards of one group exclude each other as reductions, but not as cash', () => {
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
