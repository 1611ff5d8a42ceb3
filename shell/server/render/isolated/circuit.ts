/** So many falls in so long a time (milliseconds) open a circuit. */
const MOST_FALLS = 3;
const WITHIN = 60_000;
/** After so long (milliseconds) one try is made again, and after each that failed twice as long, up to the second. */
const FIRST_WAIT = 30_000;
const LONGEST_WAIT = 300_000;

/** Whether a release is given pages to write. */
export interface Circuit {
  /** Counts a fall; answers whether this one opened it. */
  fall(): boolean;
  isOpen(): boolean;
  /** How long (milliseconds) until the next try. */
  wait(): number;
  /** The try failed: the next one comes later. */
  tryFailed(): void;
  close(): void;
}

export function createCircuit(now: () => number = Date.now): Circuit {
  let falls: number[] = [];
  let wait: number | null = null;
  return {
    fall() {
      falls = [...falls.filter((at) => now() - at < WITHIN), now()];
      if (wait !== null || falls.length < MOST_FALLS) return false;
      wait = FIRST_WAIT;
      return true;
    },
    isOpen: () => wait !== null,
    wait: () => wait ?? 0,
    tryFailed() {
      wait = Math.min(LONGEST_WAIT, 2 * (wait ?? FIRST_WAIT));
    },
    close() {
      wait = null;
      falls = [];
    },
  };
}
