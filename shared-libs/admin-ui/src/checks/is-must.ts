import type { Finding, FindingType } from '@admissions/model/checks';

/** What visitors would take for a fault; the rest could be better. */
const MUST: readonly FindingType[] = [
  'invalid',
  'alt',
  'pastDate',
  'pastEnd',
  'earlyDay',
  'deadLink',
  'placesSum',
  'lowMark',
  'twinHasWays',
];
export const isMust = ({ rule }: Finding): boolean => MUST.includes(rule);
