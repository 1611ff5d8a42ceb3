import type { Finding } from '@admissions/model/checks';

export const CHECKS_PATH = '/api/admin/checks';
/** Limit of links and pictures per check. */
export const MAX_CHECK_TARGETS = 300;

/** Server-side checks of an entry. */
export interface ChecksAnswer {
  /** Links to missing or hidden pages. */
  dead: string[];
  /** Bytes of oversized pictures. */
  heavy: { media: number; size: number }[];
  /** Findings of the kind's checks; absent from older APIs. */
  found?: Finding[];
}
