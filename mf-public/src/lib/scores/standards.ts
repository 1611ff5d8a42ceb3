import type { Api } from '@admissions/api-client';
import type { SingleAt } from '@admissions/model/kinds';
import type { GsatSubject, Standard } from '@admissions/model/terms';
import { loadSingle } from '../public-reads.ts';
import type { Scores } from './scores.ts';

export type StandardRow = SingleAt<'about/standards_info'>['rows'][number];
/** Scores of the five standards of one year, by subject. */
export interface Standards {
  year: number;
  marks: Partial<Record<GsatSubject, Record<Standard, number>>>;
}
type Numbers = { year: number; subject: GsatSubject } & Record<Standard, number>;

/** Null if unknown. */
export function findStandards(rows: readonly Numbers[], year: number): Standards | null {
  const found = rows.filter((row) => row.year === year);
  if (found.length === 0) return null;
  return {
    year,
    marks: Object.fromEntries(
      found.map(({ subject, top, front, mean, rear, bottom }) => [
        subject,
        { top, front, mean, rear, bottom },
      ]),
    ),
  };
}

export const findNewestStandards = (rows: readonly Numbers[]): Standards | null =>
  findStandards(rows, Math.max(...rows.map(({ year }) => year)));

/** For a page that works without them. */
export async function loadNewestStandards(api: Api) {
  const standards = await loadSingle(api, 'about/standards_info');
  return findNewestStandards(standards?.rows ?? []);
}

const LEVELS = ['top', 'front', 'mean'] as const;
/** The highest standard reached in Chinese, English and mathematics (A or B); null for none. */
export function findReachedStandard(
  { tests }: Pick<Scores, 'tests'>,
  { marks }: Standards,
): (typeof LEVELS)[number] | null {
  const reaches = (
    subject: 'chinese' | 'english' | 'mathA' | 'mathB',
    level: (typeof LEVELS)[number],
  ) => {
    const mark = tests[subject];
    const needed = marks[subject]?.[level];
    return typeof mark === 'number' && needed !== undefined && mark >= needed;
  };
  return (
    LEVELS.find(
      (level) =>
        reaches('chinese', level) &&
        reaches('english', level) &&
        (reaches('mathA', level) || reaches('mathB', level)),
    ) ?? null
  );
}
