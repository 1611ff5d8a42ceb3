import type { Api } from '@admissions/api-client';
import type { BodyItem, EntryOf, Page } from '@admissions/contracts';
import type { bachelor, bachelorDepartment, bachelorShare, FacultyLevel } from '@admissions/contracts/kinds';
import { mainRead, sectionRead } from '../../lib/reads.ts';

/** The colleges, departments and voices of the three levels have the same shape; two fields are extra. */
export type College = EntryOf<typeof bachelor>;
export type Department = EntryOf<typeof bachelorDepartment> & { research?: string[]; bodyEn?: BodyItem[] | null };
export type DepartmentCard = Omit<Department, 'body' | 'bodyEn' | 'courses'>;
export type Voice = EntryOf<typeof bachelorShare>;

const MANY = { perpage: 100 };
const pathsOf = (level: FacultyLevel) => ({
  colleges: `/api/ap/faculty/${level}_list`,
  departments: `/api/ap/faculty/${level}_department_list`,
  department: (id: number) => `/api/ap/faculty/${level}_department_info/${id}`,
  voices: `/api/ap/faculty/${level}_department_share_list`,
});

/** Everything of one level; without its colleges there is no page, without the rest there is. */
export async function loadGuide(api: Api, level: FacultyLevel) {
  const paths = pathsOf(level);
  const [colleges, departments, voices] = await Promise.all([
    mainRead(api.get<Page<College>>(paths.colleges, { params: MANY })),
    sectionRead(api.get<Page<DepartmentCard>>(paths.departments, { params: MANY })),
    sectionRead(api.get<Page<Voice>>(paths.voices, { params: MANY, silent: true })),
  ]);
  return { colleges: colleges.list, departments: departments?.list ?? null, voices: voices?.list ?? [] };
}

/** One department with its college, its students' voices and the departments beside it. */
export async function loadDepartment(api: Api, level: FacultyLevel, id: number) {
  const paths = pathsOf(level);
  const department = await mainRead(api.get<Department>(paths.department(id)));
  const [colleges, siblings, voices] = await Promise.all([
    sectionRead(api.get<Page<College>>(paths.colleges, { params: MANY, silent: true })),
    sectionRead(api.get<Page<DepartmentCard>>(paths.departments, { params: { id: department.college.id, ...MANY }, silent: true })),
    sectionRead(api.get<Page<Voice>>(paths.voices, { params: { id, ...MANY }, silent: true })),
  ]);
  return {
    department,
    college: colleges?.list.find((each) => each.id === department.college.id) ?? null,
    siblings: siblings?.list.filter((each) => each.id !== id) ?? [],
    voices: voices?.list ?? [],
  };
}

/** Departments for a comparison: `bachelor-3` is the bachelor department 3. What is not there is left out. */
export async function loadCompared(api: Api, wanted: readonly { level: FacultyLevel; id: number }[]) {
  const read = wanted.map(async ({ level, id }) => {
    const department = await sectionRead(api.get<Department>(pathsOf(level).department(id)));
    return department && { level, department };
  });
  return (await Promise.all(read)).filter((each) => each !== null);
}
