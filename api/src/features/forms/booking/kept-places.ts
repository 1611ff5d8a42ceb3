import type { PlacesLeft } from '@admissions/model/forms';

/** How long another process may not have heard of a request, in milliseconds. */
const KEPT_FOR = 15_000;

export interface KeptPlaces {
  /** What is left now, as far as this process knows; whoever asks meanwhile waits for the same reading. */
  read(): Promise<PlacesLeft>;
  /** The next who asks has it read anew. */
  drop(): void;
}

/** Keeps what is left of every event for all who look at the calendar; `now` in milliseconds. */
export function keepPlaces(read: () => Promise<PlacesLeft>, now = Date.now): KeptPlaces {
  let kept: { at: number; places: Promise<PlacesLeft> } | null = null;
  return {
    read() {
      if (kept && now() - kept.at < KEPT_FOR) return kept.places;
      const reading = { at: now(), places: read() };
      kept = reading;
      reading.places.catch(() => {
        if (kept === reading) kept = null;
      });
      return reading.places;
    },
    drop() {
      kept = null;
    },
  };
}
