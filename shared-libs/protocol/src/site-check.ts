import type { NamedEntry } from './dashboard.ts';
import { withId } from './with-id.ts';

/** Result of the nightly site check, and where to run it. */
export const SITE_CHECK_PATHS = {
  list: '/api/admin/site_check',
  run: '/api/admin/site_check',
  one: withId('/api/admin/site_check'),
};
/** The screen. */
export const ADMIN_SITE_CHECK = '/admin/site_check';

/** `deadSite`: an external link; `sampleText`: of real content; from `placesSum` on, findings of the kind's checks. */
export const SITE_RULES = [
  'deadLink',
  'deadSite',
  'pastDate',
  'alt',
  'sampleText',
  'untouched',
  'placesSum',
  'oldYear',
  'noPortfolio',
  'noAdvice',
  'lowMark',
  'twinHasWays',
  'noKeywords',
  'closedDay',
] as const;
export type SiteRule = (typeof SITE_RULES)[number];

/** A finding in a published entry. */
export interface SiteFinding extends NamedEntry {
  /** Id of the finding; `id` is the entry's. */
  finding: number;
  rule: SiteRule;
  field: string;
  /** Index of the content item, or null. */
  item: number | null;
  /** The affected link, date, or day of the last change. */
  words: string;
  /** Who accepted the finding. */
  setAside: { by: string; at: string } | null;
}
export interface SiteCheck {
  /** Time of the last complete check; null: never. */
  checkedAt: string | null;
  /** A check is running. */
  isRunning: boolean;
  /** Number of checked entries in all areas. */
  entries: number;
  /** Whether external links are checked. */
  asksOthers: boolean;
  /** Open findings in the caller's areas, by rule. */
  counts: Record<SiteRule, number>;
  /** Listed entries that changed since the check. */
  changedSince: number;
  list: SiteFinding[];
}
