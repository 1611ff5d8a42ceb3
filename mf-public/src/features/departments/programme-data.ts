import { universityIn } from '../../lib/structured/university.ts';

const KEY_COURSES = 8;

interface Programme {
  title: string;
  titleEn: string;
  summary: string;
  /** What a graduate is awarded. */
  degree: string;
  careers: readonly string[];
  courses: readonly { titles: readonly string[] }[];
}

/** A department, with its key courses. */
export const programmeData = (
  { title, titleEn, summary, degree, careers, courses }: Programme,
  url: string,
  origin: string,
) => ({
  '@type': 'EducationalOccupationalProgram',
  name: title,
  alternateName: titleEn,
  description: summary,
  url,
  educationalCredentialAwarded: degree,
  provider: universityIn(origin),
  ...(careers.length > 0 && { occupationalCategory: careers }),
  ...(courses.length > 0 && {
    hasCourse: courses
      .flatMap(({ titles }) => titles)
      .slice(0, KEY_COURSES)
      .map((name) => ({ '@type': 'Course', name, provider: universityIn(origin) })),
  }),
});

/** The departments of a level as a list of courses. */
export const programmeListData = (
  name: string,
  departments: readonly { title: string; summary: string; url: string }[],
  origin: string,
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
      provider: universityIn(origin),
    },
  })),
});
