export const PRESENCE_PATH = '/api/admin/presence';
/** How often somebody who edits says so, and for how long it is believed (milliseconds). */
export const PRESENCE_EVERY = 30_000;
export const PRESENCE_LASTS = 75_000;

/** The names of the others who have it open now. */
export interface Presence {
  others: string[];
}
