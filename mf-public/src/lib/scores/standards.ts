import type { Api } from '@admissions/api-client';
import type { SingleAt } from '@admissions/model/kinds';
import type { GsatSubject, Standard } from '@admissions/model/terms';
import { loadSingle } from '../public-reads.ts';

export type StandardRow = SingleAt<'about/standards_info'>['rows'][number];
/** The marks of the five standards of one year, by subject. */
export interface Standards {
  year: number;
  marks: Partial<Record<GsatSubject, Record<Standard, number>>>;
}
type Numbers = { year: number; subject: GsatSubject } & Record<Standard, number>;

/** The five standards of a year; null where none of that year are known. */
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

/** Those of the newest year that is known. */
export const findNewestStandards = (rows: readonly Numbers[]): Standards | null =>
  findStandards(rows, Math.max(...rows.map(({ year }) => year)));

/** Reads those of the newest year for a page that can do without. */
export async function loadNewestStandards(api: Api): Promise<Standards | null> {
  const standards = await loadSingle(api, 'about/standards_info');
  return findNewestStandards(standards?.rows ?? []);
}
