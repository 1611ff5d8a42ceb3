import type { Api } from '@admissions/api-client';
import { type BodyItem, type EntryOf, parseLocale, taipeiDay } from '@admissions/model';
import type {
  bachelor,
  bachelorDepartment,
  bachelorShare,
  FacultyLevel,
} from '@admissions/model/kinds';
import { loadCosts } from '../calculators/costs/cost-data.ts';
import { loadTourSpots } from '../campus/spots.ts';
import { listUpcomingEvents, loadEvents } from '../events/calendar-events.ts';
import { loadEntry, loadList, readEntry } from '../public-reads.ts';
import { loadPage } from '../reads.ts';
import { loadDepartmentChannels } from './admission-channels/admission-channels.ts';
import type { FirstStageResult } from './load-applied.ts';
import { loadUnapproved } from './unapproved.ts';

/** Fields of one level only. */
export type College = EntryOf<typeof bachelor>;
export type Department = EntryOf<typeof bachelorDepartment> & {
  research?: string[];
  bodyEn?: BodyItem[] | null;
  /** The same programme in the bachelor guide, which has its details. */
  twin?: { id: number; title: string } | null;
};
/** Fields of a department in a list. */
export type DepartmentLine = Pick<
  Department,
  'id' | 'title' | 'titleEn' | 'tagline' | 'degree' | 'language' | 'groups' | 'quota'
>;
/** With the fields that the finder searches. */
export type DepartmentCard = DepartmentLine &
  Pick<Department, 'summary' | 'careers' | 'research' | 'college' | 'twin'> &
  Partial<Pick<Department, 'clusters' | 'isSample'>> & {
    keywords?: string[];
    courseTitles?: string[];
    applied?: FirstStageResult;
  };
export type ListedDepartment = DepartmentCard & Partial<Pick<Department, 'courses'>>;
export type CollegeLabel = Pick<College, 'title' | 'titleEn' | 'anchor' | 'hue'>;
export type LoadedDepartment = Awaited<ReturnType<typeof loadDepartment>>['department'];
export type Voice = EntryOf<typeof bachelorShare>;
/** A voice in short; the department page has it in full. */
export type VoiceLine = Omit<Voice, 'text' | 'video'>;

const MAX_EVENTS = 3;
/** Shared by both pages of a programme in two guides; the bachelor guide has the values. */
const SHARED_FIELDS = [
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
  'unapprovedYears',
] as const;
export function addSharedFields<D extends Partial<Department>>(
  department: D,
  twin: Partial<Department> | null | undefined,
): D {
  if (!twin) return department;
  return {
    ...department,
    ...Object.fromEntries(
      SHARED_FIELDS.filter((fact) => fact in twin).map((fact) => [fact, twin[fact]]),
    ),
  };
}

/** For the department page and the comparison. */
export async function loadDetails<D extends Department>(
  api: Api,
  level: FacultyLevel,
  department: D,
  today: string,
) {
  const { id, twin } = department;
  // A programme in two guides has its details in the bachelor guide.
  const [shared, colleges, admissionChannels] = await Promise.all([
    twin ? loadEntry(api, 'faculty/bachelor_department_info', twin.id) : null,
    loadList(api, `faculty/${level}_list`),
    loadDepartmentChannels(api, twin ? { level: 'bachelor', id: twin.id } : { level, id }, today),
  ]);
  const whole = addSharedFields(department, shared);
  const college = colleges?.find((each) => each.id === department.college.id) ?? null;
  const [costs, unapproved] = await Promise.all([
    loadCosts(api, { level, ...whole }, college?.hue),
    loadUnapproved(api, whole.unapprovedYears ?? [], today),
  ]);
  return { department: whole, college, admissionChannels, costs, unapproved };
}

export function toDepartmentLine({
  id,
  title,
  titleEn,
  tagline,
  degree,
  language,
  groups,
  quota,
}: DepartmentLine) {
  return { id, title, titleEn, tagline, degree, language, groups, quota };
}
export async function loadDepartment(api: Api, level: FacultyLevel, id: number, url: URL) {
  const read: Promise<Department> = readEntry(api, `faculty/${level}_department_info`, id);
  const own = selectLanguage(await loadPage(read), url);
  const today = taipeiDay();
  const [{ department, college, ...details }, siblings, voices, tour, events] = await Promise.all([
    loadDetails(api, level, own, today),
    loadList(api, `faculty/${level}_department_list`, { id: own.college.id }),
    loadList(api, `faculty/${level}_department_share_list`, { id }),
    loadTourSpots(api),
    loadEvents(api),
  ]);
  return {
    ...details,
    // Admission channels and voices have no English text.
    admissionChannels: own.isEnglish ? null : details.admissionChannels,
    voices: own.isEnglish ? [] : (voices ?? []),
    // The programme's own list is in English; that of the bachelor guide is for both languages.
    department: own.isEnglish ? { ...department, courses: own.courses } : department,
    college,
    siblings: siblings?.filter((each) => each.id !== id).map(toDepartmentLine) ?? [],
    tour,
    // Those of the college and for its applicants; graduates have few, for all colleges.
    events: listUpcomingEvents(events, today, level === 'master' ? 'graduate' : 'student')
      .filter(({ colleges }) => level === 'master' || (college && colleges.includes(college.hue)))
      .slice(0, MAX_EVENTS),
    today,
  };
}

/** The text in the language of the address; English only if available. */
export function selectLanguage<E extends { body: BodyItem[]; bodyEn?: BodyItem[] | null }>(
  { body, bodyEn, ...entry }: E,
  url: URL,
) {
  const english = bodyEn ?? [];
  const hasEnglish = english.length > 0;
  const isEnglish = hasEnglish && parseLocale(url.search) === 'en';
  return { ...entry, body: isEnglish ? english : body, hasEnglish, isEnglish };
}
