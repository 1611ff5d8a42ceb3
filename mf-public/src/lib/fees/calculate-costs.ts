import type { CollegeKey } from '@admissions/model/terms';
import { sum } from '../sum.ts';
import { type Award, calculateFees, type Fees, type Student } from './calculate-fees.ts';

export type Room = Fees['rooms'][number];
/** Options unrelated to awards. */
export interface LivingOptions {
  college: CollegeKey;
  room: Room | undefined;
  style: 'low' | 'usual' | 'high';
}
export type YearCosts = NonNullable<ReturnType<typeof calculateYearCosts>>;

/** Regular duration of each degree. */
const DEGREE_YEARS: Readonly<Record<Student['level'], number>> = {
  bachelor: 4,
  master: 2,
  doctoral: 4,
};

/** Two semesters, or twelve months, the usual lease. */
export const calculateYearlyRent = ({ amount, per }: Pick<Room, 'amount' | 'per'>) =>
  amount * (per === 'month' ? 12 : 2);

/** A month. */
export const sumLiving = (living: Fees['living']) => ({
  low: sum(living.map(({ low }) => low)),
  usual: sum(living.map(({ usual }) => usual)),
  high: sum(living.map(({ high }) => high)),
});

export const toRange = (numbers: readonly number[]) => ({
  low: Math.min(...numbers),
  high: Math.max(...numbers),
});

const PAYMENTS_PER_YEAR = { semester: 2, year: 1, once: 1 } as const;

/** A year in NT$; `total` excludes cash awards. Null if the college has no fees at that level. */
export function calculateYearCosts(
  fees: Fees,
  awards: readonly Award[],
  student: Student,
  { college, room, style }: LivingOptions,
) {
  const row = fees.tuition.find((each) => each.college === college && each.level === student.level);
  if (!row) return null;
  const bill = calculateFees(row, awards, student);
  const others = sum(
    fees.others
      .filter((each) => each.college === null || each.college === college)
      .filter(({ firstYear, per }) => student.year === 1 || !(firstYear || per === 'once'))
      .map(({ amount, per }) => amount * PAYMENTS_PER_YEAR[per]),
  );
  const rent = room ? calculateYearlyRent(room) : 0;
  const share = Math.min(
    100,
    sum(bill.awards.filter(({ gives }) => gives === 'dorm').map(({ value }) => value ?? 0)),
  );
  const paidRent = rent * (1 - share / 100);
  const living = sum(fees.living.map((each) => each[style])) * fees.months;
  return {
    bill,
    others,
    room: paidRent,
    living,
    total: bill.pays + others + paidRent + living,
  };
}

/** Each year by its own rules; `classTop` applies from the second year. */
export function calculateDegreeCosts(
  fees: Fees,
  awards: readonly Award[],
  { classTop, ...student }: Student,
  life: LivingOptions,
) {
  return Array.from({ length: DEGREE_YEARS[student.level] }, (_, index) => index + 1).flatMap(
    (year) =>
      calculateYearCosts(
        fees,
        awards,
        { ...student, year, classTop: year === 1 ? null : classTop },
        life,
      ) ?? [],
  );
}
