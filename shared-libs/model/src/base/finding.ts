/** Types of hints about an entry. */
const FINDING_TYPES = [
  'invalid',
  'alt',
  'altName',
  'linkText',
  'headings',
  'pastDate',
  'pastEnd',
  'earlyDay',
  'deadLink',
  'heavyPicture',
  'placesSum',
  'oldYear',
  'noPortfolio',
  'noAdvice',
  'lowMark',
  'twinHasWays',
  'noKeywords',
  'closedDay',
] as const;
export type FindingType = (typeof FINDING_TYPES)[number];

/** A hint before publishing; it blocks nothing. */
export interface Finding {
  rule: FindingType;
  field: string;
  /** Index of the content item. */
  item?: number;
  /** The affected text. */
  words: string;
  /** The text that it is compared with. */
  other?: string;
  /** A suggested value for the field. */
  instead?: string;
}
