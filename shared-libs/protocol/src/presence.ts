export const PRESENCE_PATH = '/api/admin/presence';
/** Interval of heartbeats and their validity, in milliseconds. */
export const PRESENCE_INTERVAL_MS = 30_000;
export const PRESENCE_TTL_MS = 75_000;

/** Names of others who have it open. */
export interface Presence {
  others: string[];
}
