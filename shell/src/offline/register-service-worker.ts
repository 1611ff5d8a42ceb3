import type { DataRouter } from 'react-router';
import { afterLoad, isSavingData } from '../remotes/after-load.ts';

interface Policy {
  createScriptURL(address: string): string;
}
interface Factory {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): Policy;
}
type Router = Pick<DataRouter, 'subscribe'>;
const WORKER_PATH = '/sw.js';
/** A page left sooner does not count as read. */
const MIN_READ_MS = 2000;

/** Registers the worker after the first page; unregisters it when the site disables it. */
export function registerServiceWorker(isEnabled: boolean, router: Router) {
  const { serviceWorker } = navigator;
  // Missing on plain http and in private windows of some browsers.
  if (!serviceWorker) return;
  if (!isEnabled) {
    void serviceWorker.getRegistration('/').then((registration) => registration?.unregister());
    return;
  }
  afterLoad(async () => {
    try {
      await serviceWorker.register(getWorkerUrl(), { scope: '/', updateViaCache: 'none' });
      const { active } = await serviceWorker.ready;
      active?.postMessage({ visited: location.pathname + location.search });
    } catch {
      // Refused by a browser setting: the site works without it.
    }
  });
  cacheVisitedPages(router, (address) =>
    serviceWorker.controller?.postMessage({ visited: address }),
  );
  addEventListener('click', openFullPageOffline, { capture: true });
}

/** Caches pages opened by client navigation, unless the visitor saves data. */
function cacheVisitedPages(router: Router, notifyWorker: (address: string) => void) {
  let currentAddress = location.pathname + location.search;
  let timer: ReturnType<typeof setTimeout> | undefined;
  router.subscribe(({ navigation, location: { pathname, search } }) => {
    const address = pathname + search;
    if (navigation.state !== 'idle' || address === currentAddress) return;
    currentAddress = address;
    clearTimeout(timer);
    if (isSavingData()) return;
    timer = setTimeout(() => navigator.onLine && notifyWorker(address), MIN_READ_MS);
  });
}

/** Offline, only whole documents are cached: let the browser navigate. */
export function openFullPageOffline(event: Event) {
  if (navigator.onLine) return;
  const link = (event.target as Element | null)?.closest?.('a[href]') as HTMLAnchorElement | null;
  const isHere = link?.pathname === location.pathname && link.search === location.search;
  if (link && !isHere) event.stopPropagation();
}

// Returns one fixed address for any input, so it helps nobody else.
function getWorkerUrl() {
  const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes;
  return (
    factory
      ?.createPolicy('offline', { createScriptURL: () => WORKER_PATH })
      .createScriptURL(WORKER_PATH) ?? WORKER_PATH
  );
}
