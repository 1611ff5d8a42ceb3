import type { NamedEntry, NamedRequest } from './dashboard.ts';

/** Everything that has a day in one month, and its screen. */
export const SCHEDULE_PATH = '/api/admin/schedule';
export const ADMIN_SCHEDULE = '/admin/schedule';

/** `live`, `expires`, `change`: published, taken down or changed by itself; `held`: could not be; `begins`: an event or a camp that takes place then. */
export const SCHEDULED_EVENTS = ['live', 'expires', 'change', 'held', 'begins'] as const;
export type ScheduledEvent = (typeof SCHEDULED_EVENTS)[number];

/** What is scheduled in a month (YYYY-MM), in the areas of the caller; days are those of Taipei. */
export interface Scheduled {
  month: string;
  entries: (NamedEntry & {
    day: string;
    /** The last day, where it takes several. */
    until: string | null;
    at: string | null;
    event: ScheduledEvent;
  })[];
  /** Null to whom forms are closed. */
  visits: (NamedRequest & { day: string; at: string | null; people: number | null })[] | null;
}
