import type { Api, CallOptions } from '@admissions/api-client';
import type { EntryOf } from '@admissions/model';
import type { FacultyLevel, finder } from '@admissions/model/kinds';
import { loadSingle, readFields } from '../../lib/public-reads.ts';

type FinderSetting = EntryOf<typeof finder>;
/** Search data beyond the departments' own texts; too large to send with every page. */
export interface FinderTerms extends Pick<FinderSetting, 'synonyms' | 'notes' | 'countsEmpty'> {
  /** Keywords by department id. */
  keywords: Readonly<Record<number, string[]>>;
}

export const toFinderTerms = (
  departments: readonly { id: number; keywords?: string[] }[],
  setting: FinderSetting | null,
): FinderTerms => ({
  synonyms: setting?.synonyms ?? [],
  notes: setting?.notes ?? [],
  countsEmpty: setting?.countsEmpty === true,
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
