/** Fields of departments that the finder loads. */
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
