/** Fields of departments that the finder loads. */
export const FINDER_FIELDS = [
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
