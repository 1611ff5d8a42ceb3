/** Crashes within the window that open the breaker. */
const MAX_CRASHES = 3;
const CRASH_WINDOW_MS = 60_000;
/** Doubles after every failed probe. */
const INITIAL_BACKOFF_MS = 30_000;
const MAX_BACKOFF_MS = 300_000;

/** Decides whether a release may render; a new one begins closed. */
export function createCircuitBreaker(now: () => number = Date.now) {
  let crashes: number[] = [];
  let currentBackoffMs: number | null = null;
  return {
    /** Returns whether this crash opened it. */
    recordCrash() {
      crashes = [...crashes.filter((at) => now() - at < CRASH_WINDOW_MS), now()];
      if (currentBackoffMs !== null || crashes.length < MAX_CRASHES) return false;
      currentBackoffMs = INITIAL_BACKOFF_MS;
      return true;
    },
    isOpen: () => currentBackoffMs !== null,
    /** Until the next probe. */
    backoffMs: () => currentBackoffMs ?? 0,
    /** Postpones the next probe. */
    recordFailedProbe() {
      currentBackoffMs = Math.min(MAX_BACKOFF_MS, 2 * (currentBackoffMs ?? INITIAL_BACKOFF_MS));
    },
  };
}
