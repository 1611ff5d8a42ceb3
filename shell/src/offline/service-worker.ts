import { RELEASE_FILES } from '../browser/import-map.ts';
import { isPage } from './cache-key.ts';
import { createPageCache } from './page-cache.ts';

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends ExtendableEvent {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(
    type: 'message',
    listener: (event: ExtendableEvent & { data: unknown }) => void,
  ): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  registration: { navigationPreload?: { enable(): Promise<void>; disable(): Promise<void> } };
  navigator: { userAgent: string };
  /** Prepended to this script by the server. */
  OFFLINE_VERSION?: string;
}
const worker = globalThis as unknown as WorkerScope;
const { origin } = location;
const pageCache = createPageCache({
  caches,
  fetch: (...what) => fetch(...what),
  origin,
  version: worker.OFFLINE_VERSION ?? '0',
});

worker.addEventListener('install', (event) =>
  event.waitUntil(pageCache.cacheOfflinePage().then(() => worker.skipWaiting())),
);
/** If navigation preload fails, Firefox (seen in 153) shows its own error despite the response. */
function setPreload() {
  const { navigationPreload } = worker.registration;
  return /\bFirefox\//.test(worker.navigator.userAgent)
    ? navigationPreload?.disable()
    : navigationPreload?.enable();
}
worker.addEventListener('activate', (event) =>
  event.waitUntil(
    pageCache
      .deleteOldCaches()
      .then(setPreload)
      .then(() => worker.clients.claim()),
  ),
);
const isAsset = ({ destination }: Request, { pathname }: URL) =>
  pathname.startsWith(`${RELEASE_FILES}/`) ||
  (/^(script|style)$/.test(destination) && /^\/(assets|remotes)\//.test(pathname));
// Only pages, scripts, styles and release info; back office, API, pictures and writes bypass it.
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin) return;
  if (request.mode === 'navigate') {
    if (isPage(url, origin))
      event.respondWith(
        pageCache.page(request, event.preloadResponse, (work) => event.waitUntil(work)),
      );
  } else if (isAsset(request, url)) event.respondWith(pageCache.asset(request));
});
worker.addEventListener('message', (event) => {
  const { visited } = (event.data ?? {}) as { visited?: unknown };
  if (typeof visited === 'string') event.waitUntil(pageCache.cacheVisited(visited).catch(() => {}));
});
