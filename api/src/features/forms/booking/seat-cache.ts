import type { RemainingSeats } from '@admissions/model/forms';

/** How long another process may not have heard of a request, in milliseconds. */
const CACHE_TTL_MS = 15_000;

export interface SeatCache {
  /** What is left now, as far as this process knows; whoever asks meanwhile waits for the same reading. */
  read(): Promise<RemainingSeats>;
  /** The next who asks has it read anew. */
  invalidate(): void;
}

/** Keeps what is left of every event for all who look at the calendar; `now` in milliseconds. */
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
