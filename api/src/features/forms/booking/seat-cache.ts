import type { RemainingSeats } from '@admissions/model/forms';

/** Longest delay until requests of another process are counted. */
const CACHE_TTL_MS = 15_000;

export interface SeatCache {
  /** Cached remaining seats; concurrent calls share one query. */
  read(): Promise<RemainingSeats>;
  /** The next read queries again. */
  invalidate(): void;
}

/** Caches the remaining seats of all events; `now` in milliseconds. */
export function createSeatCache(read: () => Promise<RemainingSeats>, now = Date.now): SeatCache {
  let cached: { at: number; places: Promise<RemainingSeats> } | null = null;
  return {
    read() {
      if (cached && now() - cached.at < CACHE_TTL_MS) return cached.places;
      const reading = { at: now(), places: read() };
      cached = reading;
      reading.places.catch(() => {
        if (cached === reading) cached = null;
      });
      return reading.places;
    },
    invalidate() {
      cached = null;
    },
  };
}
