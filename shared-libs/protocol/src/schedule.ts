import type { NamedEntry, NamedRequest } from './dashboard.ts';

/** Everything with a date in four weeks, and its screen. */
export const SCHEDULE_PATH = '/api/admin/schedule';
export const ADMIN_SCHEDULE = '/admin/schedule';

/**
 * `live`, `expires`, `change`: automatic; `held`: failed; `begins`: an event or camp; `admission`:
 * a published date of an admission channel.
 */
export const SCHEDULED_EVENTS = [
  'live',
  'expires',
  'change',
  'held',
  'begins',
  'admission',
] as const;
export type ScheduledEvent = (typeof SCHEDULED_EVENTS)[number];

/** Four weeks in the caller's areas, in Taipei days. */
export interface Scheduled {
  /** Each day (YYYY-MM-DD), from a Sunday. */
  days: string[];
  entries: (NamedEntry & {
    day: string;
    /** The last day of several. */
    until: string | null;
    at: string | null;
    event: ScheduledEvent;
  })[];
  /** Bundles of changes, for editors of content. */
  bundles: { id: number; name: string; day: string; at: string; event: 'change' | 'held' }[];
  /** Null without the flag for forms. */
  visits: (NamedRequest & { day: string; at: string | null })[] | null;
}
