import type { Finding } from '@admissions/model/checks';

export const CHECKS_PATH = '/api/admin/checks';
/** Links and pictures that one question may name. */
export const CHECKS_MOST = 300;

/** What only the server knows of what an entry shows. */
export interface ChecksAnswer {
  /** Those that lead to no page, or to an entry that visitors do not see. */
  dead: string[];
  /** Bytes of those pictures that are larger than they need to be. */
  heavy: { media: number; size: number }[];
  /** What the checks of its kind found; empty where no entry was named. An API of the release before says nothing. */
  found?: Finding[];
}
