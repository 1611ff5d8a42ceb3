import type { AllowedReleases } from '@admissions/protocol/releases';
import type { AppStore } from '@admissions/store';
import type { DataRouter } from 'react-router';
import { saveArrival } from '../remotes/arrival.ts';
import { findOwner } from '../remotes/claims.ts';
import { findOutdated, type Outdated } from './find-outdated.ts';
import { interceptNavigation } from './intercept-navigation.ts';
import { hasUnsavedText, isBusy } from './page-activity.ts';
import { pollReleases } from './poll-releases.ts';
import { createReleaseOffer } from './release-offer.tsx';

export interface Tab {
  router: DataRouter;
  store: AppStore;
  /** Releases of this document. */
  running: { shell: string; registry: AllowedReleases };
  /** Remotes with pages in this tab. */
  mounted: ReadonlySet<string>;
  isStaff: boolean;
}
/** Screen readers announce changes of a live region, not its insertion (ms). */
const ANNOUNCE_DELAY_MS = 200;

/** Takes over new releases without interrupting anybody. */
export function watchReleases({ router, store, running, mounted, isStaff }: Tab) {
  let outdated: Outdated = { isShell: false, remotes: new Set() };
  let offer: ReturnType<typeof createReleaseOffer> | null = null;
  let answered = '';
  let declined = '';

  const isOutdated = () =>
    outdated.isShell || [...mounted].some((name) => outdated.remotes.has(name));
  function isOutdatedPath(path: string) {
    const owner = findOwner(running.registry, path)?.manifest.name;
    return isOutdated() || (owner !== undefined && outdated.remotes.has(owner));
  }
  /** Busy visitors get an offer; others get the release with the next page. */
  function update() {
    const shouldOffer = isOutdated() && answered !== declined && hasUnsavedText(isStaff);
    if (shouldOffer) offer ??= createReleaseOffer(store, { onReload, onLater });
    if (offer) setTimeout(offer, ANNOUNCE_DELAY_MS, shouldOffer);
  }
  const onReload = () => location.reload();
  function onLater() {
    declined = answered;
    update();
  }
  pollReleases((answer) => {
    answered = JSON.stringify(answer);
    outdated = findOutdated(running, answer);
    update();
  });
  router.subscribe(({ navigation }) => navigation.state === 'idle' && offer && update());
  interceptNavigation(router, {
    shouldIntercept: (path) =>
      isOutdatedPath(path) &&
      navigator.onLine &&
      !isBusy(store.getState()) &&
      !hasUnsavedText(isStaff),
    leave(target, isReplacing) {
      saveArrival(target.pathname + target.search + target.hash);
      if (isReplacing) location.replace(target);
      else location.assign(target);
    },
  });
}
