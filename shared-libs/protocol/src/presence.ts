export const PRESENCE_PATH = '/api/admin/presence';
/** Interval of heartbeats and their validity, in milliseconds. */
export const PRESENCE_EVERY = 30_000;
export const PRESENCE_LASTS = 75_000;

/** Names of others who have it open. */
export interface Presence {
  others: string[];
}
