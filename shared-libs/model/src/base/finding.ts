/** What is looked at before publishing. */
const RULES = [
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
] as const;
export type Rule = (typeof RULES)[number];

/** Something that deserves a second look; nothing is hindered by it. */
export interface Finding {
  rule: Rule;
  field: string;
  /** The place of the content item, from 0. */
  item?: number;
  /** The words that it is about. */
  words: string;
  /** What the words are held against. */
  other?: string;
  /** What the field may be given instead, with one press. */
  instead?: string;
}
