import type { Api } from '@admissions/api-client';
import type { EntryAt, FacultyLevel } from '@admissions/model/kinds';
import type { CollegeKey } from '@admissions/model/terms';
import { calculateYearlyRent, sumLiving, toRange } from '../../fees/calculate-costs.ts';
import {
  type Award,
  calculateFees,
  calculateYearlyFees,
  DEFAULT_STUDENT,
  type Fees,
  type Tuition,
} from '../../fees/calculate-fees.ts';
import { loadSingle } from '../../public-reads.ts';

export type Costs = ReturnType<typeof calculateCosts>;

type CostDepartment = Pick<
  EntryAt<'faculty/bachelor_department_info'>,
  'id' | 'degree' | 'feeCollege' | 'costNote'
> & { level: FacultyLevel };

/** Null if no fees are published. */
export async function loadCosts(api: Api, department: CostDepartment, hue: CollegeKey | undefined) {
  const [fees, scholarships] = await Promise.all([
    loadSingle(api, 'about/fees_info'),
    loadSingle(api, 'about/scholarships_info'),
  ]);
  return fees && calculateCosts(fees, scholarships?.awards ?? [], department, hue);
}

export function calculateCosts(
  { year, source, frozen, tuition, credits, rooms, living }: Fees,
  awards: readonly Award[],
  { level: guide, id, degree, feeCollege, costNote }: CostDepartment,
  hue: CollegeKey | undefined,
) {
  const level = degree === 'executive' ? 'master' : degree;
  const college = feeCollege ?? hue;
  const rows = tuition.filter(
    (row) => row.level === level && (college === 'varies' || row.college === college),
  );
  // Credit fees refer to departments of the graduate guide.
  const credit =
    guide === 'master' ? credits.find(({ department }) => department?.id === id) : undefined;
  const rents = rooms.filter(({ amount }) => amount > 0).map(calculateYearlyRent);
  const row = rows.length === 1 ? rows[0] : undefined;
  const isByCredit = degree === 'executive' && credit !== undefined;
  return {
    year,
    source,
    frozen,
    note: costNote,
    /** Initial query of the cost calculator. */
    calculatorQuery: { level, college: row?.college ?? null },
    /** They differ only if students pay the fees of their home departments. */
    fees: rows.length > 0 && !isByCredit ? toRange(rows.map(calculateYearlyFees)) : null,
    /** After automatic reductions: for everybody, and with high scores. */
    less: row && !isByCredit ? listReducedFees(row, awards) : [],
    /** `base` is per semester. */
    credit: credit ?? null,
    /** The cheapest per year. */
    room: rents.length > 0 ? Math.min(...rents) : null,
    living: sumLiving(living),
  };
}

/** Cumulative: reductions for everybody, then those for high scores. */
function listReducedFees(row: Tuition, awards: readonly Award[]) {
  const automatic = awards.filter((award) => award.automatic);
  const student = { ...DEFAULT_STUDENT, level: row.level, via: 'apply' as const };
  const steps = [
    calculateFees(row, automatic, student),
    calculateFees(row, automatic, { ...student, marks: 'front' }),
  ];
  let left = calculateYearlyFees(row);
  let known: readonly Award[] = [];
  return steps.flatMap(({ pays, awards: given }) => {
    const award = given.find((each) => !known.includes(each));
    if (!award || pays >= left) return [];
    const off = left - pays;
    left = pays;
    known = given;
    return [{ title: award.title, off, pays }];
  });
}
