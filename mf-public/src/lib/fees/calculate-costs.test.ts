import { describe, expect, it } from 'vitest';
import { findNewestStandards, findReachedStandard } from '../scores/standards.ts';
import { readSeed } from '../testing/samples.ts';
import {
  calculateDegreeCosts,
  calculateYearCosts,
  calculateYearlyRent,
  type LivingOptions,
} from './calculate-costs.ts';
import { type Award, DEFAULT_STUDENT, type Student } from './calculate-fees.ts';
import { awards, fees } from './testing/seed-fees.ts';

const student: Student = { ...DEFAULT_STUDENT, level: 'bachelor', via: 'apply', marks: 'front' };
const life: LivingOptions = { college: 'engineering', room: fees.rooms[1], style: 'usual' };

describe('calculateYearCosts', () => {
  it('adds fees, other fees, a room and living costs', () => {
    const year = calculateYearCosts(fees, awards, student, life);
    expect(year).toMatchObject({
      // (650 + 480 + 750) × 2 + 720 once.
      others: 4480,
      room: 19_600,
      living: 128_000,
      total: 59_000 + 4480 + 19_600 + 128_000,
    });
    expect(year?.bill.pays).toBe(59_000);
  });
  it('applies first-year and college-specific fees only where they belong', () => {
    expect(calculateYearCosts(fees, awards, { ...student, year: 2 }, life)?.others).toBe(2260);
    expect(calculateYearCosts(fees, awards, student, { ...life, college: 'medical' })?.others).toBe(
      8980,
    );
  });
  it('calculates no rent at home, and twelve months for a lease', () => {
    expect(calculateYearCosts(fees, awards, student, { ...life, room: undefined })?.room).toBe(0);
    expect(calculateYearlyRent({ amount: 5500, per: 'month' })).toBe(66_000);
  });
  it('reduces the rent by a percentage, at most to 0', () => {
    const [first] = awards;
    const dorm = { ...first, gives: 'dorm', value: 60, via: null, marks: null } as Award;
    const costs = (given: Award[]) => calculateYearCosts(fees, given, student, life)?.room;
    expect(costs([dorm])).toBe(7840);
    expect(costs([dorm, { ...dorm, title: 'another' }])).toBe(0);
  });
});

describe('calculateDegreeCosts', () => {
  const pays = (change: Partial<Student>) =>
    calculateDegreeCosts(fees, awards, { ...student, ...change }, life).map(
      ({ bill }) => bill.pays,
    );
  it('limits national university fees after the first year to the best of the class', () => {
    expect(pays({})).toEqual([59_000, 81_000, 81_000, 81_000]);
    expect(pays({ classTop: 3 })).toEqual([59_000, 59_000, 59_000, 59_000]);
    expect(pays({ classTop: 4 })).toEqual([59_000, 81_000, 81_000, 81_000]);
  });
  it('counts one-time awards in the first year only', () =>
    expect(
      calculateDegreeCosts(fees, awards, { ...student, via: 'stars' }, life).map(
        ({ bill }) => bill.cash,
      ),
    ).toEqual([20_000, 0, 0, 0]));
});

describe('findReachedStandard', () => {
  const standards = findNewestStandards(readSeed('about.standards').rows);
  if (!standards) throw new Error('no standards');
  const of = (tests: Parameters<typeof findReachedStandard>[0]['tests']) =>
    findReachedStandard({ tests }, standards);
  it('returns the standard reached in all three, with either mathematics', () => {
    expect(of({ chinese: 12, english: 11, mathA: 10 })).toBe('front');
    expect(of({ chinese: 12, english: 11, mathA: 9, mathB: 9 })).toBe('front');
    expect(of({ chinese: 13, english: 13, mathB: 11 })).toBe('top');
    expect(of({ chinese: 12, english: 10, mathA: 10 })).toBe('mean');
  });
  it('returns null if one is below, missing or missed', () => {
    expect(of({ chinese: 9, english: 15, mathA: 15 })).toBeNull();
    expect(of({ chinese: 15, english: 15 })).toBeNull();
    expect(of({ chinese: 'absent', english: 15, mathA: 15 })).toBeNull();
  });
});
