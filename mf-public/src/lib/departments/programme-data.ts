import type { DateRange } from '@admissions/model';
import { type Publisher, universityIn } from '../structured/university.ts';

const KEY_COURSE_COUNT = 8;

/** Durations, for degrees with a single one. */
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
  /** The awarded degree. */
  degree: string;
  careers: readonly string[];
  courses: readonly { titles: readonly string[] }[];
  level: string;
  quota: number | null;
}
export interface ProgrammeEntry {
  /** This year's requirements as text. */
  requires: string;
  /** The next application period. */
  applying: DateRange | null;
}

/** Course of study (schema.org) with its key courses. */
export const programmeData = (
  { title, titleEn, summary, degree, careers, courses, level, quota }: Programme,
  { requires, applying }: ProgrammeEntry,
  url: string,
  publisher: Publisher,
) => ({
  '@type': 'EducationalOccupationalProgram',
  name: title,
  alternateName: titleEn,
  description: summary,
  url,
  educationalCredentialAwarded: degree,
  provider: universityIn(publisher),
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
      .map((name) => ({ '@type': 'Course', name, provider: universityIn(publisher) })),
  }),
});

export const programmeListData = (
  name: string,
  departments: readonly { title: string; summary: string; url: string }[],
  publisher: Publisher,
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
      provider: universityIn(publisher),
    },
  })),
});
