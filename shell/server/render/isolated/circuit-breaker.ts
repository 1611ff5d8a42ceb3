/** So many falls in so long a time (milliseconds) open a circuit. */
const MAX_CRASHES = 3;
const CRASH_WINDOW_MS = 60_000;
/** After so long (milliseconds) one try is made again, and after each that failed twice as long, up to the second. */
const INITIAL_BACKOFF_MS = 30_000;
const MAX_BACKOFF_MS = 300_000;

/** Whether a release is given pages to write. */
export interface CircuitBreaker {
  /** Counts a fall; answers whether this one opened it. */
  recordCrash(): boolean;
  isOpen(): boolean;
  /** How long (milliseconds) until the next try. */
  backoffMs(): number;
  /** The try failed: the next one comes later. */
  recordFailedTrial(): void;
  close(): void;
}

export function createCircuitBreaker(now: () => number = Date.now): CircuitBreaker {
  let crashes: number[] = [];
  let currentBackoffMs: number | null = null;
  return {
    recordCrash() {
      crashes = [...crashes.filter((at) => now() - at < CRASH_WINDOW_MS), now()];
      if (currentBackoffMs !== null || crashes.length < MAX_CRASHES) return false;
      currentBackoffMs = INITIAL_BACKOFF_MS;
      return true;
    },
    isOpen: () => currentBackoffMs !== null,
    backoffMs: () => currentBackoffMs ?? 0,
    recordFailedTrial() {
      currentBackoffMs = Math.min(MAX_BACKOFF_MS, 2 * (currentBackoffMs ?? INITIAL_BACKOFF_MS));
    },
    close() {
      currentBackoffMs = null;
      crashes = [];
    },
  };
}
