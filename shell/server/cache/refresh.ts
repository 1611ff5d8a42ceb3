import type { StalePage } from './page-cache.ts';

/** Changes that come one after another (milliseconds) are one: a save writes several kinds, and every change is heard of twice. */
const DEBOUNCE_MS = 200;
/** So many pages are rendered again before anybody asks. */
const MAX_PAGES = 24;
/** Asked for at least so often; a page that one visitor came to once waits for the next one. */
const MIN_VISITS = 2;

export interface Refresher {
  /** These are old; the ones that are asked for most are rendered again soon. */
  enqueue(pages: readonly StalePage[]): void;
  close(): void;
}

/** Renders again what a change made old, the most visited first, one page at a time: visitors' own renders go before. */
export function createRefresher({ after = DEBOUNCE_MS, most = MAX_PAGES } = {}): Refresher {
  let pending = new Map<string, StalePage>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  let isClosed = false;

  async function run() {
    timer = undefined;
    if (isRunning) return;
    isRunning = true;
    const pages = [...pending.values()]
      .toSorted((one, other) => other.visits - one.visits)
      .slice(0, most);
    pending = new Map();
    for (const { rerender } of pages) if (!isClosed) await rerender().catch(() => {});
    isRunning = false;
    if (pending.size > 0) schedule();
  }
  function schedule() {
    if (isClosed) return;
    clearTimeout(timer);
    timer = setTimeout(run, after);
    timer.unref();
  }
  return {
    enqueue(pages) {
      for (const page of pages) {
        // A change that comes while it waits finds nothing to count any more.
        const visits = Math.max(page.visits, pending.get(page.key)?.visits ?? 0);
        if (visits >= MIN_VISITS) pending.set(page.key, { ...page, visits });
      }
      if (pending.size > 0) schedule();
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
