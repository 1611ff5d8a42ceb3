import type { KindId } from './base/kind-id.ts';

export const PRESENCE_PATH = '/api/admin/presence';
/** How often somebody who edits says so, and for how long it is believed (milliseconds). */
export const PRESENCE_EVERY = 30_000;
export const PRESENCE_LASTS = 75_000;

/** Says that the caller has this entry's form open, or (not here) has left it. */
export interface PresenceWrite {
  kind: KindId;
  id: number;
  here: boolean;
}
/** The names of the others who have it open now. */
export interface Presence {
  others: string[];
}
