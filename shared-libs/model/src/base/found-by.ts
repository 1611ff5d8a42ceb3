/** The fields of a department that the finder looks at: they come with the first key, of all departments at once. */
export const FOUND_BY = [
  'title',
  'titleEn',
  'tagline',
  'summary',
  'language',
  'courses',
  'careers',
  'groups',
  'clusters',
  'keywords',
] as const;
