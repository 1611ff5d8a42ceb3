import type { Api, CallOptions } from '@admissions/api-client';
import type { BodyItem, EntryOf } from '@admissions/model';
import { localeIn, taipeiDay } from '@admissions/model';
import type {
  bachelor,
  bachelorDepartment,
  bachelorShare,
  FacultyLevel,
} from '@admissions/model/kinds';
import type { Page } from '@admissions/protocol';
import { loadCosts } from '../calculators/costs/cost-data.ts';
import { loadTourSpots } from '../campus/spots.ts';
import { loadEvents } from '../events/load-events.ts';
import { comingEvents } from '../events/occasions.ts';
import { readEntry, readList } from '../public-reads.ts';
import { loadPage, loadSection } from '../reads.ts';
import type { Applied } from './load-applied.ts';
import { loadWaysIn } from './ways-in/way-in-data.ts';

/** The colleges, departments and voices of the three levels have the same shape; two fields are extra. */
export type College = EntryOf<typeof bachelor>;
export type Department = Omit<EntryOf<typeof bachelorDepartment>, 'keywords'> & {
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
  Partial<Pick<Department, 'clusters'>> & {
    keywords?: string[];
    courseTitles?: string[];
    applied?: Applied;
  };
export type ListedDepartment = DepartmentCard & Partial<Pick<Department, 'courses'>>;
/** The name of a college, and how pages show it. */
export type CollegeSign = Pick<College, 'title' | 'titleEn' | 'anchor' | 'hue'>;
/** A department as its page shows it. */
export type DepartmentInFull = Awaited<ReturnType<typeof loadDepartment>>['department'];
export type Voice = EntryOf<typeof bachelorShare>;
/** What a college shows of a voice, whose words stand on the page of its department. */
export type VoiceLine = Pick<Voice, 'id' | 'department' | 'name' | 'year' | 'title' | 'pic'>;

const MANY = { perpage: 100 };
const MOST_EVENTS = 3;
export const readColleges = (api: Api, level: FacultyLevel, options?: CallOptions) =>
  readList(api, `faculty/${level}_list`, { params: MANY, ...options });
export const readDepartments = (
  api: Api,
  level: FacultyLevel,
  options?: CallOptions,
): Promise<Page<ListedDepartment>> =>
  readList(api, `faculty/${level}_department_list`, { params: MANY, ...options });
export const readVoices = (api: Api, level: FacultyLevel, department?: number) =>
  readList(api, `faculty/${level}_department_share_list`, {
    params: { id: department, ...MANY },
    silent: true,
  });
/** One department, without the words that only the finder looks for. */
export async function readDepartment(
  api: Api,
  level: FacultyLevel,
  id: number,
  options?: CallOptions,
): Promise<Department> {
  const { keywords, ...department } = await readEntry(
    api,
    `faculty/${level}_department_info`,
    id,
    options,
  );
  return department;
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
export function addSharedFacts<D extends Partial<Department>>(
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

export function toCollegeLine({
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
/** One department with its college, its students' voices and the departments beside it. */
export async function loadDepartment(api: Api, level: FacultyLevel, id: number, url: string) {
  const department = inOneLanguage(await loadPage(readDepartment(api, level, id)), url);
  const { twin } = department;
  // What is known of a programme that stands in two guides is kept in the bachelor guide.
  const home = twin ? { level: 'bachelor' as const, id: twin.id } : { level, id };
  const today = taipeiDay(new Date());
  const [colleges, siblings, voices, whole, waysIn, tour, events] = await Promise.all([
    loadSection(readColleges(api, level, { silent: true })),
    loadSection(
      readDepartments(api, level, {
        params: { id: department.college.id, ...MANY },
        silent: true,
      }),
    ),
    loadSection(readVoices(api, level, id)),
    withTwin(api, department),
    loadWaysIn(api, { ...home, today }),
    loadTourSpots(api),
    loadEvents(api),
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
    // What its college invites to; what is for all stands in the calendar.
    events: comingEvents(events, today)
      .filter(({ colleges: of }) => college && of.includes(college.hue))
      .slice(0, MOST_EVENTS),
    today,
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
