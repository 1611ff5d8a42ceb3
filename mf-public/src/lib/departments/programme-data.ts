import type { DateRange } from '@admissions/model';
import type { Publisher } from '../structured/university.ts';
import { universityIn } from '../structured/university.ts';

const KEY_COURSE_COUNT = 8;

/** How long a degree takes, where it is the same for everybody. */
const DEGREE_DURATIONS: Readonly<Record<string, string>> = {
  bachelor: 'P4Y',
  master: 'P2Y',
  executive: 'P2Y',
};
const TERMS_PER_YEAR = 2;

interface Programme {
  title: string;
  titleEn: string;
  summary: string;
  /** What a graduate is awarded. */
  degree: string;
  careers: readonly string[];
  courses: readonly { titles: readonly string[] }[];
  level: string;
  quota: number | null;
}
/** What is known of its ways in. */
export interface ProgrammeEntry {
  /** What is required this year, in words. */
  requires: string;
  /** When one can apply next. */
  applying: DateRange | null;
}

/** A department, with its key courses. */
export const programmeData = (
  { title, titleEn, summary, degree, careers, courses, level, quota }: Programme,
  { requires, applying }: ProgrammeEntry,
  url: string,
  { origin, identity }: Publisher,
) => ({
  '@type': 'EducationalOccupationalProgram',
  name: title,
  alternateName: titleEn,
  description: summary,
  url,
  educationalCredentialAwarded: degree,
  provider: universityIn(origin, identity),
  termsPerYear: TERMS_PER_YEAR,
  ...(DEGREE_DURATIONS[level] && { timeToComplete: DEGREE_DURATIONS[level] }),
  ...(quota && { maximumEnrollment: quota }),
  ...(requires && { programPrerequisites: requires }),
  ...(applying && {
    applicationStartDate: applying.begin,
    applicationDeadline: applying.end,
  }),
  ...(careers.length > 0 && { occupationalCategory: careers }),
  ...(courses.length > 0 && {
    hasCourse: courses
      .flatMap(({ titles }) => titles)
      .slice(0, KEY_COURSE_COUNT)
      .map((name) => ({ '@type': 'Course', name, provider: universityIn(origin, identity) })),
  }),
});

/** The departments of a level as a list of courses. */
export const programmeListData = (
  name: string,
  departments: readonly { title: string; summary: string; url: string }[],
  { origin, identity }: Publisher,
) => ({
  '@type': 'ItemList',
  name,
  itemListElement: departments.map(({ title, summary, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: {
      '@type': 'Course',
      name: title,
      description: summary,
      url,
      provider: universityIn(origin, identity),
    },
  })),
});
