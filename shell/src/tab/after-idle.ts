import { measureVitals } from './measure-vitals.ts';
import { retryAfterOutage } from './retry-after-outage.ts';
import type { Tab } from './watch-releases.ts';

/** A document knows what is in force for so long (milliseconds), give or take, so that tabs do not ask together. */
const FRESH_MS = 45_000;
const WAKE_EVENTS = ['focus', 'online', 'pageshow'] as const;

/** What a page does once it rests: it measures itself, comes back by itself after an outage, and looks for new releases as soon as it may be of an old one. Whoever leaves before fetches nothing for that. */
export function watchTab(tab: Tab): void {
  measureVitals();
  if (!tab.isStaff) retryAfterOutage(tab.router);
  const timer = setTimeout(startWatching, FRESH_MS * (1 + Math.random() / 2));
  for (const event of WAKE_EVENTS) addEventListener(event, startWatching);
  document.addEventListener('visibilitychange', startWatching);
  function startWatching() {
    if (document.hidden) return;
    clearTimeout(timer);
    for (const event of WAKE_EVENTS) removeEventListener(event, startWatching);
    document.removeEventListener('visibilitychange', startWatching);
    // A browser that does not fetch it has the site as it is without it.
    void import('./watch-releases.ts').then(
      ({ watchReleases }) => watchReleases(tab),
      () => {},
    );
  }
}
