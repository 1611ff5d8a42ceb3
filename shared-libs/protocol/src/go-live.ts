/** Steps from the demonstration to a live site, in the order of the guide. */
export const GO_LIVE_CHECKS = [
  'address',
  'tls',
  'mail',
  'backup',
  'twoFactor',
  'whitelist',
  'office',
  'look',
  'privacy',
  'nationalDates',
  'numbers',
  'samples',
  'photos',
  'content',
  'links',
  'siteCheck',
] as const;
export type GoLiveCheck = (typeof GO_LIVE_CHECKS)[number];

export const GO_LIVE_PATHS = {
  list: '/api/admin/setting/go_live',
  letter: '/api/admin/setting/go_live_letter',
  one: (check: string) => `/api/admin/setting/go_live/${check}`,
} as const;
/** The screen. */
export const ADMIN_GO_LIVE = '/admin/setting/go_live';

export interface GoLiveItem {
  check: GoLiveCheck;
  state: 'done' | 'open' | 'notNeeded';
  /** What is left, if it can be counted. */
  count: number;
  /** A value for the sentence: an address, a school year, a moment; of `content`: kinds. */
  detail: string;
  /** How staff settle it themselves; null: it has to be done. */
  byHand: 'confirm' | 'setAside' | null;
  /** Who confirmed it, or set it aside. */
  by: string | null;
}
/** Of a test letter; `fault` is the code of the mail server or connection. */
export interface TestLetterResult {
  to: string;
  fault: string | null;
}
