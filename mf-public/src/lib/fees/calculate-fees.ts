import type { SingleAt } from '@admissions/model/kinds';
import { sum } from '../sum.ts';

export type Fees = SingleAt<'about/fees_info'>;
export type Tuition = Fees['tuition'][number];
export type Award = SingleAt<'about/scholarships_info'>['awards'][number];
type ItemOf<List> = NonNullable<List> extends readonly (infer Item)[] ? Item : never;

/** Unknown answers qualify for nothing. */
export interface Student {
  level: Tuition['level'];
  /** Year of study, from 1. */
  year: number;
  via: ItemOf<Award['via']> | null;
  /** The standard reached in Chinese, English and mathematics. */
  marks: NonNullable<Award['marks']> | null;
  status: ItemOf<Award['statuses']> | null;
  /** Family income in NT$10,000 a year; null: above every limit. */
  income: number | null;
  /** Class rank of the previous year. */
  classTop: number | null;
  alumni: ItemOf<Award['alumni']> | null;
  origin: NonNullable<Award['origin']>;
}
export type Bill = ReturnType<typeof calculateFees>;

export const DEFAULT_STUDENT: Omit<Student, 'level'> = {
  year: 1,
  via: null,
  marks: null,
  status: null,
  income: null,
  classTop: null,
  alumni: null,
  origin: 'local',
};

const STANDARD_LEVELS = ['mean', 'front', 'top'] as const;
/** An empty column requires nothing. */
const isAccepted = <T>(accepted: readonly T[] | null, has: T | null) =>
  accepted === null || accepted.length === 0 || (has !== null && accepted.includes(has));

/** All filled columns must match; an award that is only listed never does. */
export function isEligible(award: Award, student: Student) {
  const { gives, levels, fromYear, toYear, marks, income, classTop, origin } = award;
  if (gives === 'listed') return false;
  if (!isAccepted(levels, student.level)) return false;
  if (student.year < (fromYear ?? 1) || student.year > (toYear ?? student.year)) return false;
  if (
    marks !== null &&
    (!student.marks || STANDARD_LEVELS.indexOf(student.marks) < STANDARD_LEVELS.indexOf(marks))
  )
    return false;
  if (income !== null && (student.income === null || student.income > income)) return false;
  if (classTop !== null && (student.classTop === null || student.classTop > classTop)) return false;
  if (origin !== null && origin !== student.origin) return false;
  return (
    isAccepted(award.via, student.via) &&
    isAccepted(award.statuses, student.status) &&
    isAccepted(award.alumni, student.alumni)
  );
}

const PAYMENTS_PER_YEAR = { once: 1, year: 1, semester: 2, month: 12 } as const;
/** Amount per year. */
const toYearly = ({ value, per }: Award) => (value ?? 0) * PAYMENTS_PER_YEAR[per ?? 'year'];

export const calculateYearlyFees = ({ tuition, misc }: Pick<Tuition, 'tuition' | 'misc'>) =>
  (tuition + misc) * 2;

/** Yearly reduction of the fees; 0 for other awards. */
function calculateReduction(award: Award, row: Tuition) {
  const { tuition, misc } = row;
  const share = (award.value ?? 0) / 100;
  switch (award.gives) {
    case 'off':
      return toYearly(award);
    case 'fees':
      return calculateYearlyFees(row) * share;
    case 'tuition':
      return tuition * 2 * share;
    case 'misc':
      return misc * 2 * share;
    default:
      return 0;
  }
}

/** Reductions applied before the comparison with a national university. */
export const isReduction = ({ gives }: Award) => ['off', 'fees', 'tuition', 'misc'].includes(gives);
/** Only the largest of a group counts; cash and top-ups are added. */
export const isGrouped = (award: Award) => isReduction(award) && Boolean(award.bucket);

/** A year's bill in NT$: a national award only covers what the others leave. */
export function calculateFees(row: Tuition, awards: readonly Award[], student: Student) {
  const whole = calculateYearlyFees(row);
  const found = awards.filter((award) => isEligible(award, student));
  const grouped = found.filter(isGrouped);
  const groups = [...new Set(grouped.map(({ bucket }) => bucket))];
  const best = groups.flatMap((group) =>
    grouped
      .filter(({ bucket }) => bucket === group)
      .toSorted((one, other) => calculateReduction(other, row) - calculateReduction(one, row))
      .slice(0, 1),
  );
  const others = found.filter((award) => !isGrouped(award));
  const state = Math.min(whole, sum(best.map((award) => calculateReduction(award, row))));
  const more = Math.min(whole - state, sum(others.map((award) => calculateReduction(award, row))));
  const isNational = others.some(({ gives }) => gives === 'national');
  const national =
    isNational && row.national !== null ? Math.max(0, whole - state - more - row.national) : 0;
  return {
    /** Fees without reductions. */
    whole,
    /** By the best award of each group. */
    state,
    /** By the other awards. */
    more,
    /** Of the remainder to the fees of a national university. */
    national,
    pays: whole - state - more - national,
    /** Paid out. */
    cash: sum(others.filter(({ gives }) => gives === 'cash').map(toYearly)),
    awards: [...best, ...others],
  };
}
