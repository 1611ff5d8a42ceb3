import { toCacheKey } from './cache-key.ts';

interface Deps {
  caches: CacheStorage;
  fetch: typeof fetch;
  origin: string;
  /** Version of the offline page. */
  version: string;
  now?: () => number;
}

export const MAX_CACHED_PAGES = 20;
const MAX_CACHED_ASSETS = 160;
const FRESH_MS = 5 * 60_000;
const PREFIX = 'kept-';
// `pages-1` held searches and is deleted.
const PAGES = `${PREFIX}pages-2`;
const ASSETS = `${PREFIX}assets-1`;
const NAMED_ASSET =
  /<(?:link|script)\b[^>]*?\s(?:href|src)="(\/(?:assets|remotes)\/[^"?]+\.(?:js|css|json))"/g;
/** Replaced by the list of cached pages. */
export const CACHED_LIST_PLACEHOLDER = '<!--kept-->';

/** Scripts, style sheets and release files that a page references. */
const listAssets = (html: string) => [
  ...new Set([...html.matchAll(NAMED_ASSET)].map(([, path = '']) => path)),
];

/** Recently read pages for offline use, with their scripts, style sheets and release files. */
export function createPageCache({ caches, fetch, origin, version, now = Date.now }: Deps) {
  const OFFLINE = `${PREFIX}offline-${version}`;
  const open = (name: string) => caches.open(name);

  async function cachePage(key: string, response: Response) {
    const html = await response.clone().text();
    const assets = await open(ASSETS);
    for (const path of listAssets(html))
      if (!(await assets.match(origin + path))) await assets.add(origin + path).catch(() => {});
    const pages = await open(PAGES);
    // Re-inserted at the end, so that the first entry is the least recently used.
    await pages.delete(key);
    await pages.put(key, response);
    await trim();
  }
  async function trim() {
    const pages = await open(PAGES);
    for (const old of (await pages.keys()).slice(0, -MAX_CACHED_PAGES)) await pages.delete(old);
    const assets = await open(ASSETS);
    const cachedAssets = await assets.keys();
    if (cachedAssets.length <= MAX_CACHED_ASSETS) return;
    const texts = await Promise.all((await pages.matchAll()).map((page) => page.text()));
    const used = new Set(texts.flatMap(listAssets));
    for (const asset of cachedAssets)
      if (!used.has(new URL(asset.url).pathname)) await assets.delete(asset);
  }
  async function offlinePage(): Promise<Response> {
    const offlineTemplate = await (await open(OFFLINE)).match('/offline');
    if (!offlineTemplate) return Response.error();
    const pages = await open(PAGES);
    const rows = await Promise.all(
      (await pages.keys()).toReversed().map(async ({ url }) => {
        const title = /<title>([^<]*)<\/title>/
          .exec((await (await pages.match(url))?.text()) ?? '')?.[1]
          ?.split('｜')[0];
        return title
          ? `<li><a href="${escapeHtml(url.slice(origin.length))}">${title}</a></li>`
          : '';
      }),
    );
    const list = rows.join('');
    const html = (await offlineTemplate.text()).replace(CACHED_LIST_PLACEHOLDER, () =>
      list ? `<h2>離線時還能讀的頁面</h2><ul>${list}</ul>` : '',
    );
    return new Response(html, { status: 503, headers: offlineTemplate.headers });
  }

  return {
    /** Fetches the offline fallback page. */
    async cacheOfflinePage() {
      await (await open(OFFLINE)).add(new Request(`${origin}/offline`, { cache: 'reload' }));
    },
    /** Deletes caches of earlier versions of this worker. */
    async deleteOldCaches() {
      const ours = (await caches.keys()).filter(
        (name) => name.startsWith(PREFIX) && ![PAGES, ASSETS, OFFLINE].includes(name),
      );
      await Promise.all(ours.map((name) => caches.delete(name)));
    },
    /** Network first, then cache, then the offline page. `after` extends the life of the event. */
    async page(
      request: Request,
      preloaded: Promise<Response | undefined>,
      after: (work: Promise<unknown>) => void,
    ) {
      const key = toCacheKey(request.url, origin);
      try {
        const response = (await preloaded) ?? (await fetch(request));
        if (key && isCacheable(response)) after(cachePage(key, response.clone()));
        return response;
      } catch {
        return (
          (key && (await (await open(PAGES)).match(key, { ignoreVary: true }))) || offlinePage()
        );
      }
    },
    /** A script or style sheet: network first, then cache. */
    async asset(request: Request) {
      try {
        return await fetch(request);
      } catch (error) {
        const cachedAsset = await (await open(ASSETS)).match(request.url, { ignoreVary: true });
        if (cachedAsset) return cachedAsset;
        throw error;
      }
    },
    /** Caches a page that was opened by client navigation, without its document. */
    async cacheVisited(address: string) {
      const key = toCacheKey(address, origin);
      if (!key) return;
      const cachedPage = await (await open(PAGES)).match(key, { ignoreVary: true });
      if (cachedPage && now() - Date.parse(cachedPage.headers.get('date') ?? '') < FRESH_MS) return;
      const response = await fetch(key, { headers: { accept: 'text/html' } });
      if (isCacheable(response)) await cachePage(key, response);
    },
  };
}

const isCacheable = ({ status, type, redirected, headers }: Response) =>
  status === 200 &&
  type !== 'opaqueredirect' &&
  !redirected &&
  (headers.get('content-type') ?? '').startsWith('text/html') &&
  !(headers.get('cache-control') ?? '').includes('no-store');
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
