import type { Api } from '@admissions/api-client';
import type { EntryAt, FacultyLevel } from '@admissions/model/kinds';
import type { CollegeKey } from '@admissions/model/terms';
import { calculateYearlyRent } from '../../fees/calculate-costs.ts';
import type { Award, Fees, Tuition } from '../../fees/calculate-fees.ts';
import { calculateFees, DEFAULT_STUDENT } from '../../fees/calculate-fees.ts';
import { loadSingle } from '../../public-reads.ts';
import { sum } from '../../sum.ts';

/** What a year in a department costs, in NT$. */
export interface Costs {
  year: number;
  source: string;
  frozen: string | null;
  note: string | null;
  /** The fees of a year from the lowest to the highest: the same but for programmes whose students keep the fees of their departments. */
  fees: { low: number; high: number } | null;
  /** What everybody, and what those with high marks pay after what comes off by itself. */
  less: { title: string; pays: number }[];
  /** Fees by credit, where they are; `base` is a semester's. */
  credit: { title: string; perCredit: number; base: number; note: string | null } | null;
  /** What the calculator of costs begins with. */
  calculatorQuery: { level: Tuition['level']; college: CollegeKey | null };
  /** The cheapest room for a year, and a month's living. */
  room: number | null;
  living: { low: number; usual: number; high: number };
}
type CostDepartment = Pick<
  EntryAt<'faculty/bachelor_department_info'>,
  'id' | 'degree' | 'feeCollege' | 'costNote'
> & { level: FacultyLevel };

/** A year's costs in a department; null where no fees are published. */
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
  // They name departments of the graduate guide.
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

/** Step by step what is left: after what everybody gets by itself, then with high marks. */
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
