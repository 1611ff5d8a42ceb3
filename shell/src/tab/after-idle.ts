import { loadForPrint } from './load-for-print.ts';
import { measureVitals } from './measure-vitals.ts';
import { retryAfterOutage } from './retry-after-outage.ts';
import type { Tab } from './watch-releases.ts';

/** How long the document's releases are fresh, with jitter so that tabs do not poll together. */
const FRESH_MS = 45_000;
const WAKE_EVENTS = ['focus', 'online', 'pageshow'] as const;

/** Idle work: vitals, retry after an outage, release polling. Short visits load none of it. */
export function watchTab(tab: Tab) {
  measureVitals();
  loadForPrint();
  if (!tab.isStaff) retryAfterOutage(tab.router);
  const timer = setTimeout(startWatching, FRESH_MS * (1 + Math.random() / 2));
  for (const event of WAKE_EVENTS) addEventListener(event, startWatching);
  document.addEventListener('visibilitychange', startWatching);
  function startWatching() {
    if (document.hidden) return;
    clearTimeout(timer);
    for (const event of WAKE_EVENTS) removeEventListener(event, startWatching);
    document.removeEventListener('visibilitychange', startWatching);
    // Optional: without it the site works as before.
    void import('./watch-releases.ts').then(
      ({ watchReleases }) => watchReleases(tab),
      () => {},
    );
  }
}
