import type { Api } from '@admissions/api-client';
import type { EntryAt, FacultyLevel } from '@admissions/model/kinds';
import type { CollegeKey } from '@admissions/model/terms';
import { calculateYearlyRent } from '../../fees/calculate-costs.ts';
import type { Award, Fees, Tuition } from '../../fees/calculate-fees.ts';
import { calculateFees, DEFAULT_STUDENT } from '../../fees/calculate-fees.ts';
import { loadSingle } from '../../public-reads.ts';
import { sum } from '../../sum.ts';

export interface Costs {
  year: number;
  source: string;
  frozen: string | null;
  note: string | null;
  /** Lowest and highest; they differ only if students pay the fees of their home departments. */
  fees: { low: number; high: number } | null;
  /** After automatic reductions: for everybody, and with high scores. */
  less: { title: string; pays: number }[];
  /** Fees by credit, if any; `base` is per semester. */
  credit: { title: string; perCredit: number; base: number; note: string | null } | null;
  /** Initial query of the cost calculator. */
  calculatorQuery: { level: Tuition['level']; college: CollegeKey | null };
  /** The cheapest room per year, and the living costs per month. */
  room: number | null;
  living: { low: number; usual: number; high: number };
}
type CostDepartment = Pick<
  EntryAt<'faculty/bachelor_department_info'>,
  'id' | 'degree' | 'feeCollege' | 'costNote'
> & { level: FacultyLevel };

/** Null if no fees are published. */
export async function loadCosts(
  api: Api,
  department: CostDepartment,
  hue: CollegeKey | undefined,
): Promise<Costs | null> {
  const [fees, scholarships] = await Promise.all([
    loadSingle(api, 'about/fees_info'),
    loadSingle(api, 'about/scholarships_info'),
  ]);
  return fees && calculateCosts(fees, scholarships?.awards ?? [], department, hue);
}

const toYear = ({ tuition, misc }: Tuition) => (tuition + misc) * 2;

export function calculateCosts(
  { year, source, frozen, tuition, credits, rooms, living }: Fees,
  awards: readonly Award[],
  { level: guide, id, degree, feeCollege, costNote }: CostDepartment,
  hue: CollegeKey | undefined,
): Costs {
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
    calculatorQuery: { level, college: row?.college ?? null },
    fees:
      rows.length > 0 && !isByCredit
        ? { low: Math.min(...rows.map(toYear)), high: Math.max(...rows.map(toYear)) }
        : null,
    less: row && !isByCredit ? listReducedFees(row, awards) : [],
    credit: credit
      ? {
          title: credit.title,
          perCredit: credit.perCredit,
          base: credit.base,
          note: credit.note,
        }
      : null,
    room: rents.length > 0 ? Math.min(...rents) : null,
    living: {
      low: sum(living.map(({ low }) => low)),
      usual: sum(living.map((each) => each.usual)),
      high: sum(living.map(({ high }) => high)),
    },
  };
}

/** Cumulative: reductions for everybody, then those for high scores. */
function listReducedFees(row: Tuition, awards: readonly Award[]): Costs['less'] {
  const automatic = awards.filter((award) => award.automatic);
  const student = { ...DEFAULT_STUDENT, level: row.level, via: 'apply' as const };
  const steps = [
    calculateFees(row, automatic, student),
    calculateFees(row, automatic, { ...student, marks: 'front' }),
  ];
  let left = toYear(row);
  let known: readonly Award[] = [];
  return steps.flatMap(({ pays, awards: given }) => {
    const award = given.find((each) => !known.includes(each));
    if (!award || pays >= left) return [];
    left = pays;
    known = given;
    return [{ title: award.title, pays }];
  });
}
