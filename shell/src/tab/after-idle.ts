import { measureVitals } from './measure-vitals.ts';
import { tryAgain } from './try-again.ts';
import type { Tab } from './watch-releases.ts';

/** A document knows what is in force for so long (milliseconds), give or take, so that tabs do not ask together. */
const FRESH_FOR = 45_000;
const SIGNS = ['focus', 'online', 'pageshow'] as const;

/** What a page does once it rests: it measures itself, comes back by itself after an outage, and looks for new releases as soon as it may be of an old one. Whoever leaves before fetches nothing for that. */
export function watchTab(tab: Tab): void {
  measureVitals();
  if (!tab.isStaff) tryAgain(tab.router);
  const timer = setTimeout(begin, FRESH_FOR * (1 + Math.random() / 2));
  for (const sign of SIGNS) addEventListener(sign, begin);
  document.addEventListener('visibilitychange', begin);
  function begin() {
    if (document.hidden) return;
    clearTimeout(timer);
    for (const sign of SIGNS) removeEventListener(sign, begin);
    document.removeEventListener('visibilitychange', begin);
    // A browser that does not fetch it has the site as it is without it.
    void import('./watch-releases.ts').then(
      ({ watchReleases }) => watchReleases(tab),
      () => {},
    );
  }
}
