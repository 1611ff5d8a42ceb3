import type { OldPage } from './page-cache.ts';

/** Changes that come one after another (milliseconds) are one: a save writes several kinds, and every change is heard of twice. */
const AFTER = 200;
/** So many pages are rendered again before anybody asks. */
const MOST = 24;
/** Asked for at least so often; a page that one visitor came to once waits for the next one. */
const LEAST_VISITS = 2;

export interface Refresher {
  /** These are old; the ones that are asked for most are rendered again soon. */
  take(pages: readonly OldPage[]): void;
  close(): void;
}

/** Renders again what a change made old, the most visited first, one page at a time: visitors' own renders go before. */
export function createRefresher({ after = AFTER, most = MOST } = {}): Refresher {
  let waiting = new Map<string, OldPage>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  let isClosed = false;

  async function run() {
    timer = undefined;
    if (isRunning) return;
    isRunning = true;
    const pages = [...waiting.values()]
      .toSorted((one, other) => other.visits - one.visits)
      .slice(0, most);
    waiting = new Map();
    for (const { renew } of pages) if (!isClosed) await renew().catch(() => {});
    isRunning = false;
    if (waiting.size > 0) plan();
  }
  function plan() {
    if (isClosed) return;
    clearTimeout(timer);
    timer = setTimeout(run, after);
    timer.unref();
  }
  return {
    take(pages) {
      for (const page of pages) {
        // A change that comes while it waits finds nothing to count any more.
        const visits = Math.max(page.visits, waiting.get(page.key)?.visits ?? 0);
        if (visits >= LEAST_VISITS) waiting.set(page.key, { ...page, visits });
      }
      if (waiting.size > 0) plan();
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
