import type { Api } from '@admissions/api-client';
import { COLLEGES } from '@admissions/model/terms';
import { loadList } from '../../lib/public-reads.ts';

export type CollegeCareers = Awaited<ReturnType<typeof loadCareers>>[number];

/** Careers by college without duplicates; colleges without any are left out. */
export async function loadCareers(api: Api) {
  const [colleges, departments] = await Promise.all([
    loadList(api, 'faculty/bachelor_list'),
    loadList(api, 'faculty/bachelor_department_list'),
  ]);
  const hues = new Map(colleges?.map(({ id, hue }) => [id, hue]));
  return COLLEGES.map((college) => ({
    college,
    careers: interleave(
      (departments ?? [])
        .filter((department) => hues.get(department.college.id) === college)
        .map(({ careers }) => careers),
    ).slice(0, MAX_CAREERS),
  })).filter(({ careers }) => careers.length > 0);
}
const MAX_CAREERS = 8;

/** Takes one of each list in turn, so that no department dominates. */
function interleave(lists: readonly (readonly string[])[]) {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const interleaved = Array.from({ length: longest }, (_, at) =>
    lists.flatMap((list) => list[at] ?? []),
  ).flat();
  return [...new Set(interleaved)];
}
