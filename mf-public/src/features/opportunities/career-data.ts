import type { Api } from '@admissions/api-client';
import type { CollegeKey } from '@admissions/model/terms';
import { COLLEGES } from '@admissions/model/terms';
import { readList } from '../../lib/public-reads.ts';
import { loadSection, toEntries } from '../../lib/reads.ts';

export interface CollegeCareers {
  college: CollegeKey;
  careers: string[];
}
const MANY = { params: { perpage: 100 }, silent: true } as const;

/** What graduates of each college become, from the careers of its departments, each said once; colleges without any are left out. */
export async function loadCareers(api: Api): Promise<CollegeCareers[]> {
  const [colleges, departments] = await Promise.all([
    loadSection(readList(api, 'faculty/bachelor_list', MANY)),
    loadSection(readList(api, 'faculty/bachelor_department_list', MANY)),
  ]);
  const hues = new Map(toEntries(colleges).map(({ id, hue }) => [id, hue]));
  return COLLEGES.map((college) => ({
    college,
    careers: takeInTurn(
      toEntries(departments)
        .filter((department) => hues.get(department.college.id) === college)
        .map(({ careers }) => careers),
    ).slice(0, MOST),
  })).filter(({ careers }) => careers.length > 0);
}
const MOST = 8;

/** One of each list after the other, so that no department speaks for all. */
export function takeInTurn(lists: readonly (readonly string[])[]): string[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const taken = Array.from({ length: longest }, (_, at) =>
    lists.flatMap((list) => list[at] ?? []),
  ).flat();
  return [...new Set(taken)];
}
