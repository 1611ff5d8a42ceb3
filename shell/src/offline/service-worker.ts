import { RELEASE_FILES } from '../browser/import-map.ts';
import { createPageKeeper } from './keep-pages.ts';
import { isPage } from './kept-address.ts';

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'message', listener: (event: Lasting & { data: unknown }) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  registration: { navigationPreload?: { enable(): Promise<void>; disable(): Promise<void> } };
  navigator: { userAgent: string };
  /** Written before this script by the server. */
  OFFLINE_VERSION?: string;
}
const worker = globalThis as unknown as WorkerScope;
const { origin } = location;
const keeper = createPageKeeper({
  caches,
  fetch: (...what) => fetch(...what),
  origin,
  version: worker.OFFLINE_VERSION ?? '0',
});

worker.addEventListener('install', (event) =>
  event.waitUntil(keeper.prepare().then(() => worker.skipWaiting())),
);
/** Where a page that is asked for ahead of the worker cannot be had, Firefox (seen in 153) shows its own error, whatever the worker answers. */
function setPreload() {
  const { navigationPreload } = worker.registration;
  return /\bFirefox\//.test(worker.navigator.userAgent)
    ? navigationPreload?.disable()
    : navigationPreload?.enable();
}
worker.addEventListener('activate', (event) =>
  event.waitUntil(
    keeper
      .tidy()
      .then(setPreload)
      .then(() => worker.clients.claim()),
  ),
);
const isAsset = ({ destination }: Request, { pathname }: URL) =>
  pathname.startsWith(`${RELEASE_FILES}/`) ||
  (/^(script|style)$/.test(destination) && /^\/(assets|remotes)\//.test(pathname));
// Pages, scripts, style sheets and what is to be known of releases alone: the back office, the API, pictures and everything that is sent go past this worker.
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin) return;
  if (request.mode === 'navigate') {
    if (isPage(url, origin))
      event.respondWith(
        keeper.page(request, event.preloadResponse, (work) => event.waitUntil(work)),
      );
  } else if (isAsset(request, url)) event.respondWith(keeper.asset(request));
});
worker.addEventListener('message', (event) => {
  const { visited } = (event.data ?? {}) as { visited?: unknown };
  if (typeof visited === 'string') event.waitUntil(keeper.visited(visited).catch(() => {}));
});
