import type { Api } from '@admissions/api-client';
import type { FacultyLevel } from '@admissions/model/kinds';
import type {
  DepartmentCard,
  ListedDepartment,
  Voice,
  VoiceLine,
} from '../../lib/departments/guide-data.ts';
import {
  addSharedFacts,
  readColleges,
  readDepartments,
  readVoices,
  toCollegeLine,
} from '../../lib/departments/guide-data.ts';
import { loadApplied } from '../../lib/departments/load-applied.ts';
import { loadPage, loadSection } from '../../lib/reads.ts';
import { isAsking, readFinderQuery } from './finder-query.ts';
import { readFinder, toFinderWords } from './finder-words.ts';

/** Everything of one level; without its colleges there is no page, without the rest there is. The words of the finder weigh as much as all else: they come with a question. */
export async function loadGuide(api: Api, level: FacultyLevel, url: string) {
  const [colleges, departments, voices, finder, twins, applied] = await Promise.all([
    loadPage(readColleges(api, level)),
    loadSection(readDepartments(api, level)),
    loadSection(readVoices(api, level)),
    readFinder(api),
    level === 'specialized'
      ? loadSection(readDepartments(api, 'bachelor', { silent: true }))
      : null,
    // Marks of a test decide in the bachelor guide; a programme that stands in two has its ways in there.
    level === 'master' ? null : loadApplied(api, 'bachelor'),
  ]);
  const cards = departments?.list.map((department) => {
    const card = toDepartmentCard(
      addSharedFacts(
        department,
        twins?.list.find(({ id }) => id === department.twin?.id),
      ),
    );
    const last = applied?.get(
      level === 'bachelor' ? department.id : (department.twin?.id ?? Number.NaN),
    );
    return last ? { ...card, applied: last } : card;
  });
  return {
    colleges: colleges.list,
    departments: cards ?? null,
    voices: voices?.list.map(toVoiceLine) ?? [],
    hint: finder?.hint,
    words: isAsking(readFinderQuery(new URL(url).searchParams))
      ? toFinderWords(departments?.list ?? [], finder)
      : null,
  };
}

function toDepartmentCard(department: ListedDepartment): DepartmentCard {
  const { summary, careers, research, college, clusters, twin, courses = [] } = department;
  return {
    ...toCollegeLine(department),
    summary,
    careers,
    ...(research && { research }),
    college,
    ...(clusters && { clusters }),
    ...(twin && { twin }),
    courseTitles: [...new Set(courses.flatMap(({ titles }) => titles))],
  };
}
const toVoiceLine = ({ id, department, name, year, title, pic }: Voice): VoiceLine => ({
  id,
  department,
  name,
  year,
  title,
  pic,
});

/** The part of a guide that has doctoral programmes; a department that has both is there for its doctoral one. */
export function selectDoctoral<G extends Awaited<ReturnType<typeof loadGuide>>>(guide: G): G {
  if (!guide.departments) return guide;
  const departments = guide.departments
    .filter(hasDoctorate)
    .map((department): DepartmentCard => ({ ...department, degree: 'doctoral' }));
  return {
    ...guide,
    departments,
    colleges: guide.colleges.filter(({ id }) =>
      departments.some(({ college }) => college.id === id),
    ),
  };
}
// One entry may be a department's master's and doctoral programmes together: its name says so.
const hasDoctorate = ({ degree, title }: DepartmentCard) =>
  degree === 'doctoral' || title.includes('博士');
