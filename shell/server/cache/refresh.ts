import type { StalePage } from './page-cache.ts';

/** Groups changes: a save writes several kinds, and every change arrives twice. */
const DEBOUNCE_MS = 200;
const MAX_PAGES = 24;
/** A page visited once is rendered on its next request. */
const MIN_VISITS = 2;

/** Re-renders one page at a time, most visited first; visitors' own renders have priority. */
export function createRefresher({ after = DEBOUNCE_MS, most = MAX_PAGES } = {}) {
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
    /** Schedules the most visited of these stale pages. */
    enqueue(pages: readonly StalePage[]) {
      for (const page of pages) {
        // Another change meanwhile counts no new visits.
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
