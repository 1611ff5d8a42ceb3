import type { Api, CallOptions } from '@admissions/api-client';
import type { BodyItem, EntryOf, Page } from '@admissions/contracts';
import { localeIn, taipeiDay } from '@admissions/contracts';
import type {
  bachelor,
  bachelorDepartment,
  bachelorShare,
  FacultyLevel,
} from '@admissions/contracts/kinds';
import { loadTourSpots } from '../../lib/campus/spots.ts';
import { readEntry, readList, readSingle } from '../../lib/public-reads.ts';
import { loadPage, loadSection } from '../../lib/reads.ts';
import { loadCosts } from './costs/cost-data.ts';
import type { Applied } from './load-applied.ts';
import { loadApplied } from './load-applied.ts';
import { loadWaysIn } from './ways-in/way-in-data.ts';

/** The colleges, departments and voices of the three levels have the same shape; two fields are extra. */
export type College = EntryOf<typeof bachelor>;
export type Department = EntryOf<typeof bachelorDepartment> & {
  research?: string[];
  bodyEn?: BodyItem[] | null;
  /** The same programme in the bachelor guide, where its facts are kept. */
  twin?: { id: number; title: string } | null;
};
/** What a list shows of a department. */
export type DepartmentLine = Pick<
  Department,
  'id' | 'title' | 'titleEn' | 'tagline' | 'degree' | 'language' | 'groups' | 'quota'
>;
/** The same with where the finder looks. */
export type DepartmentCard = DepartmentLine &
  Pick<Department, 'summary' | 'careers' | 'research' | 'college' | 'twin'> &
  Partial<Pick<Department, 'clusters' | 'keywords'>> & {
    courseTitles?: string[];
    applied?: Applied;
  };
type ListedDepartment = DepartmentCard & Partial<Pick<Department, 'courses'>>;
/** The name of a college, and how pages show it. */
export type CollegeSign = Pick<College, 'title' | 'titleEn' | 'anchor' | 'hue'>;
/** A department as its page shows it. */
export type DepartmentInFull = Awaited<ReturnType<typeof loadDepartment>>['department'];
export type Voice = EntryOf<typeof bachelorShare>;
/** What a college shows of a voice, whose words stand on the page of its department. */
export type VoiceLine = Pick<Voice, 'id' | 'department' | 'name' | 'year' | 'title' | 'pic'>;

const MANY = { perpage: 100 };
export const readColleges = (api: Api, level: FacultyLevel, options?: CallOptions) =>
  readList(api, `faculty/${level}_list`, { params: MANY, ...options });
const readDepartments = (
  api: Api,
  level: FacultyLevel,
  options?: CallOptions,
): Promise<Page<ListedDepartment>> =>
  readList(api, `faculty/${level}_department_list`, { params: MANY, ...options });
const readVoices = (api: Api, level: FacultyLevel, department?: number) =>
  readList(api, `faculty/${level}_department_share_list`, {
    params: { id: department, ...MANY },
    silent: true,
  });
export const readDepartment = (
  api: Api,
  level: FacultyLevel,
  id: number,
  options?: CallOptions,
): Promise<Department> => readEntry(api, `faculty/${level}_department_info`, id, options);

/** Everything of one level; without its colleges there is no page, without the rest there is. */
export async function loadGuide(api: Api, level: FacultyLevel) {
  const [colleges, departments, voices, finder, twins, applied] = await Promise.all([
    loadPage(readColleges(api, level)),
    loadSection(readDepartments(api, level)),
    loadSection(readVoices(api, level)),
    loadSection(readSingle(api, 'setting/finder_info', { silent: true })),
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
    finder,
  };
}

/** What is known of a programme whoever reads of it; where it stands in two guides, the bachelor guide says it for both. */
const FACTS = [
  'degree',
  'language',
  'groups',
  'quota',
  'place',
  'phone',
  'email',
  'website',
  'courses',
  'careers',
  'channels',
  'feeCollege',
  'costNote',
  'enrolment',
  'outcomes',
  'outcomesNote',
  'figuresSource',
] as const;
function addSharedFacts<D extends Partial<Department>>(
  department: D,
  twin: Partial<Department> | null | undefined,
): D {
  if (!twin) return department;
  return {
    ...department,
    ...Object.fromEntries(FACTS.filter((fact) => fact in twin).map((fact) => [fact, twin[fact]])),
  };
}
export async function withTwin<D extends Partial<Department>>(api: Api, department: D): Promise<D> {
  if (!department.twin) return department;
  return addSharedFacts(
    department,
    await loadSection(readDepartment(api, 'bachelor', department.twin.id, { silent: true })),
  );
}

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

function toCollegeLine({
  id,
  title,
  titleEn,
  tagline,
  degree,
  language,
  groups,
  quota,
}: DepartmentLine): DepartmentLine {
  return { id, title, titleEn, tagline, degree, language, groups, quota };
}
function toDepartmentCard(department: ListedDepartment): DepartmentCard {
  const { summary, careers, research, college, clusters, keywords, courses = [] } = department;
  return {
    ...toCollegeLine(department),
    summary,
    careers,
    ...(research && { research }),
    college,
    ...(clusters && { clusters }),
    ...(keywords && { keywords }),
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

/** One department with its college, its students' voices and the departments beside it. */
export async function loadDepartment(api: Api, level: FacultyLevel, id: number, url: string) {
  const department = inOneLanguage(await loadPage(readDepartment(api, level, id)), url);
  const { twin } = department;
  // What is known of a programme that stands in two guides is kept in the bachelor guide.
  const home = twin ? { level: 'bachelor' as const, id: twin.id } : { level, id };
  const [colleges, siblings, voices, whole, waysIn, tour] = await Promise.all([
    loadSection(readColleges(api, level, { silent: true })),
    loadSection(
      readDepartments(api, level, {
        params: { id: department.college.id, ...MANY },
        silent: true,
      }),
    ),
    loadSection(readVoices(api, level, id)),
    withTwin(api, department),
    loadWaysIn(api, { ...home, today: taipeiDay(new Date()) }),
    loadTourSpots(api),
  ]);
  const college = colleges?.list.find((each) => each.id === department.college.id);
  return {
    // Its own list is in English; the one of the bachelor guide is for both.
    department: department.isEnglish ? { ...whole, courses: department.courses } : whole,
    ...(level === 'specialized' && { hasEnglish: department.hasEnglish }),
    college: college ? toCollegeSign(college) : null,
    siblings: siblings?.list.filter((each) => each.id !== id).map(toCollegeLine) ?? [],
    voices: voices?.list ?? [],
    waysIn,
    tour,
    costs: await loadCosts(api, { level, ...whole }, college?.hue),
  };
}

const toCollegeSign = ({ title, titleEn, anchor, hue }: College): CollegeSign => ({
  title,
  titleEn,
  anchor,
  hue,
});

/** The text of an entry in the language of the address alone: in English where there is one. */
export function inOneLanguage<E extends { body: BodyItem[]; bodyEn?: BodyItem[] | null }>(
  { body, bodyEn, ...entry }: E,
  url: string,
) {
  const english = bodyEn ?? [];
  const hasEnglish = english.length > 0;
  const isEnglish = hasEnglish && localeIn(new URL(url).search) === 'en';
  return { ...entry, body: isEnglish ? english : body, hasEnglish, isEnglish };
}
