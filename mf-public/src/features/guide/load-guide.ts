import type { Api } from '@admissions/api-client';
import type { FacultyLevel } from '@admissions/model/kinds';
import type { Page } from '@admissions/protocol';
import {
  addSharedFields,
  type College,
  type DepartmentCard,
  type ListedDepartment,
  toDepartmentLine,
  type VoiceLine,
} from '../../lib/departments/guide-data.ts';
import { listDegrees } from '../../lib/departments/levels.ts';
import { loadApplied } from '../../lib/departments/load-applied.ts';
import { loadList, loadSingle, readList } from '../../lib/public-reads.ts';
import { loadPage } from '../../lib/reads.ts';
import { hasFinderQuery, parseFinderQuery } from './finder-query.ts';
import { toFinderTerms } from './finder-terms.ts';

/** Only the colleges are required. Search terms are large: loaded with a query only. */
export async function loadGuide(api: Api, level: FacultyLevel, search: URLSearchParams) {
  const read: Promise<Page<College>> = readList(api, `faculty/${level}_list`);
  const [colleges, departments, voices, finder, twins, applied] = await Promise.all([
    loadPage(read),
    loadList(api, `faculty/${level}_department_list`) as Promise<ListedDepartment[] | null>,
    // Its department pages have them.
    level === 'specialized' ? null : loadList(api, `faculty/${level}_department_share_list`),
    loadSingle(api, 'setting/finder_info'),
    level === 'specialized' ? loadList(api, 'faculty/bachelor_department_list') : null,
    // Test scores apply to the bachelor guide; a programme in two guides has its channels there.
    level === 'master' ? null : loadApplied(api),
  ]);
  const cards = departments?.map((department) => {
    const { id, twin } = department;
    const card = toDepartmentCard(
      addSharedFields(
        department,
        twins?.find((other) => other.id === twin?.id),
      ),
    );
    const last = applied?.get(level === 'bachelor' ? id : (twin?.id ?? 0));
    return last ? { ...card, applied: last } : card;
  });
  return {
    colleges: colleges.list,
    departments: cards ?? null,
    voices: voices?.map(({ text: _, video: __, ...voice }): VoiceLine => voice) ?? [],
    hint: finder?.hint,
    words: hasFinderQuery(parseFinderQuery(search))
      ? toFinderTerms(departments ?? [], finder)
      : null,
  };
}

function toDepartmentCard(department: ListedDepartment): DepartmentCard {
  const {
    summary,
    careers,
    research,
    college,
    clusters,
    twin,
    isSample,
    courses = [],
  } = department;
  return {
    ...toDepartmentLine(department),
    summary,
    careers,
    ...(research && { research }),
    college,
    ...(clusters && { clusters }),
    ...(isSample && { isSample }),
    ...(twin && { twin }),
    courseTitles: [...new Set(courses.flatMap(({ titles }) => titles))],
  };
}
/** Doctoral programmes; a department with both degrees is shown as doctoral. */
export function selectDoctoral<G extends Awaited<ReturnType<typeof loadGuide>>>(guide: G): G {
  if (!guide.departments) return guide;
  const departments = guide.departments
    .filter((department) => listDegrees(department).includes('doctoral'))
    .map((department): DepartmentCard => ({ ...department, degree: 'doctoral' }));
  return {
    ...guide,
    departments,
    colleges: guide.colleges.filter(({ id }) =>
      departments.some(({ college }) => college.id === id),
    ),
  };
}
