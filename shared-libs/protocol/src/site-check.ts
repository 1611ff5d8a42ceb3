import type { NamedEntry } from './dashboard.ts';

/** What the nightly look over everything that visitors see found, and where it is run at once. */
export const SITE_CHECK_PATHS = {
  list: '/api/admin/site_check',
  run: '/api/admin/site_check',
  one: (id: number | string) => `/api/admin/site_check/${id}`,
};
/** The screen. */
export const ADMIN_SITE_CHECK = '/admin/site_check';

/** `deadLink`: within the site; `deadSite`: another site says that there is nothing; `untouched`: nobody has changed it for a year; from `placesSum` on, what the checks of the kind tell. */
export const SITE_RULES = [
  'deadLink',
  'deadSite',
  'pastDate',
  'alt',
  'untouched',
  'placesSum',
  'oldYear',
  'noPortfolio',
  'noAdvice',
  'lowMark',
  'twinHasWays',
  'noKeywords',
] as const;
export type SiteRule = (typeof SITE_RULES)[number];

/** Something in a published entry that deserves a look. */
export interface SiteFinding extends NamedEntry {
  /** The finding’s own number; `id` is the entry’s. */
  finding: number;
  rule: SiteRule;
  field: string;
  /** The place of the content item, from 0; null where it is none. */
  item: number | null;
  /** What it is about: a link, a date, the day of the last change. */
  words: string;
  /** Who has said that it is right as it is. */
  setAside: { by: string; at: string } | null;
}
export interface SiteCheck {
  /** When everything was looked at last; null: never yet. */
  checkedAt: string | null;
  /** A look is being taken now. */
  isRunning: boolean;
  /** How many entries of all areas were looked at. */
  entries: number;
  /** Whether other sites are asked, too. */
  asksOthers: boolean;
  /** Findings in the areas of the caller, by rule; what was set aside does not count. */
  counts: Record<SiteRule, number>;
  /** Entries of the list that were changed since: the next look tells whether they are right now. */
  changedSince: number;
  list: SiteFinding[];
}
