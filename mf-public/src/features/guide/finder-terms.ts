import type { Api, CallOptions } from '@admissions/api-client';
import type { FacultyLevel, SingleAt } from '@admissions/model/kinds';
import { loadSingle, readFields } from '../../lib/public-reads.ts';

/** Search data beyond the departments' own texts; too large to send with every page. */
export type FinderTerms = ReturnType<typeof toFinderTerms>;

export const toFinderTerms = (
  departments: readonly { id: number; keywords?: string[] }[],
  setting: SingleAt<'setting/finder_info'> | null,
) => ({
  synonyms: setting?.synonyms ?? [],
  notes: setting?.notes ?? [],
  countsEmpty: setting?.countsEmpty === true,
  /** By department id. */
  keywords: Object.fromEntries(departments.map(({ id, keywords = [] }) => [id, keywords])),
});

/** For a page rendered without them. */
export async function loadFinderTerms(api: Api, level: FacultyLevel, options: CallOptions) {
  const [departments, setting] = await Promise.all([
    readFields(api, `faculty/${level}_department_list`, ['keywords'], options),
    loadSingle(api, 'setting/finder_info'),
  ]);
  return toFinderTerms(departments.list, setting);
}
