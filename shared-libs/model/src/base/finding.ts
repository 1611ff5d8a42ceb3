/** Types of hints, stored and sent. After `//`: the check of a kind that finds it. */
const FINDING_TYPES = [
  'invalid',
  'alt',
  'altName',
  'linkText',
  'headings',
  'pastDate',
  'pastEnd',
  'earlyDay',
  'sampleText',
  'deadLink',
  'heavyPicture',
  'placesSum', // channelQuotaSum, departmentQuotaSum
  'oldYear', // yearIsNewest
  'noPortfolio', // applicationInfo
  'noAdvice', // applicationInfo
  'lowMark', // lowestScores
  'twinHasWays', // channelsOnlyAtTwin
  'noKeywords', // hasKeywords
  'closedDay', // dayIsOpen
] as const;
export type FindingType = (typeof FINDING_TYPES)[number];

/** A hint before publishing; it blocks nothing. */
export interface Finding {
  rule: FindingType;
  field: string;
  /** Index of the content item. */
  item?: number;
  /** Of an invalid value inside the field, such as `menu.7.label`. */
  path?: string;
  /** The affected text. */
  words: string;
  /** The text that it is compared with. */
  other?: string;
  /** A suggested value for the field. */
  instead?: string;
}
