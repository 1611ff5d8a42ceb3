import { toStoredAddress } from './kept-address.ts';

/** The pages that a visitor read last are kept for when there is no connection, with the scripts, style sheets and files of releases that they name. */
export interface PageKeeper {
  /** Fetches the page that stands in for what is not kept. */
  prepare(): Promise<void>;
  /** Forgets what earlier versions of this worker kept. */
  tidy(): Promise<void>;
  /** The page from the network; without one as it was kept, or else what can be read instead. `after` outlives the answer. */
  page(
    request: Request,
    preloaded: Promise<Response | undefined>,
    after: (work: Promise<unknown>) => void,
  ): Promise<Response>;
  /** A script or style sheet; without a connection as it was kept. */
  asset(request: Request): Promise<Response>;
  /** Keeps a page that was opened without asking the server for its document. */
  visited(address: string): Promise<void>;
}
interface Deps {
  caches: CacheStorage;
  fetch: typeof fetch;
  origin: string;
  /** Of the page that stands in. */
  version: string;
  now?: () => number;
}

/** How many pages are kept. */
export const PAGES_KEPT = 20;
const ASSETS_KEPT = 160;
const FRESH_FOR = 5 * 60_000;
const PREFIX = 'kept-';
// Of what the first version kept, searches among them, nothing is left.
const PAGES = `${PREFIX}pages-2`;
const ASSETS = `${PREFIX}assets-1`;
const NAMED_ASSET =
  /<(?:link|script)\b[^>]*?\s(?:href|src)="(\/(?:assets|remotes)\/[^"?]+\.(?:js|css|json))"/g;
/** Where the offline page lists what is kept. */
export const KEPT_PLACE = '<!--kept-->';

/** The scripts, style sheets and files of releases that a page names. */
export const assetsIn = (html: string): string[] => [
  ...new Set([...html.matchAll(NAMED_ASSET)].map(([, path = '']) => path)),
];

export function createPageKeeper({
  caches,
  fetch,
  origin,
  version,
  now = Date.now,
}: Deps): PageKeeper {
  const OFFLINE = `${PREFIX}offline-${version}`;
  const open = (name: string) => caches.open(name);

  async function keep(key: string, response: Response): Promise<void> {
    const html = await response.clone().text();
    const assets = await open(ASSETS);
    for (const path of assetsIn(html))
      if (!(await assets.match(origin + path))) await assets.add(origin + path).catch(() => {});
    const pages = await open(PAGES);
    // Put behind the others: the first is the one that was read longest ago.
    await pages.delete(key);
    await pages.put(key, response);
    await trim();
  }
  async function trim(): Promise<void> {
    const pages = await open(PAGES);
    for (const old of (await pages.keys()).slice(0, -PAGES_KEPT)) await pages.delete(old);
    const assets = await open(ASSETS);
    const known = await assets.keys();
    if (known.length <= ASSETS_KEPT) return;
    const texts = await Promise.all((await pages.matchAll()).map((page) => page.text()));
    const used = new Set(texts.flatMap(assetsIn));
    for (const asset of known)
      if (!used.has(new URL(asset.url).pathname)) await assets.delete(asset);
  }
  async function offlinePage(): Promise<Response> {
    const kept = await (await open(OFFLINE)).match('/offline');
    if (!kept) return Response.error();
    const pages = await open(PAGES);
    const rows = await Promise.all(
      (await pages.keys()).toReversed().map(async ({ url }) => {
        const title = /<title>([^<]*)<\/title>/
          .exec((await (await pages.match(url))?.text()) ?? '')?.[1]
          ?.split('｜')[0];
        return title ? `<li><a href="${escaped(url.slice(origin.length))}">${title}</a></li>` : '';
      }),
    );
    const list = rows.join('');
    const html = (await kept.text()).replace(KEPT_PLACE, () =>
      list ? `<h2>離線時還能讀的頁面</h2><ul>${list}</ul>` : '',
    );
    return new Response(html, { status: 503, headers: kept.headers });
  }

  return {
    async prepare() {
      await (await open(OFFLINE)).add(new Request(`${origin}/offline`, { cache: 'reload' }));
    },
    async tidy() {
      const ours = (await caches.keys()).filter(
        (name) => name.startsWith(PREFIX) && ![PAGES, ASSETS, OFFLINE].includes(name),
      );
      await Promise.all(ours.map((name) => caches.delete(name)));
    },
    async page(request, preloaded, after) {
      const key = toStoredAddress(request.url, origin);
      try {
        const response = (await preloaded) ?? (await fetch(request));
        if (key && isKeepable(response)) after(keep(key, response.clone()));
        return response;
      } catch {
        return (
          (key && (await (await open(PAGES)).match(key, { ignoreVary: true }))) || offlinePage()
        );
      }
    },
    async asset(request) {
      try {
        return await fetch(request);
      } catch (error) {
        const kept = await (await open(ASSETS)).match(request.url, { ignoreVary: true });
        if (kept) return kept;
        throw error;
      }
    },
    async visited(address) {
      const key = toStoredAddress(address, origin);
      if (!key) return;
      const kept = await (await open(PAGES)).match(key, { ignoreVary: true });
      if (kept && now() - Date.parse(kept.headers.get('date') ?? '') < FRESH_FOR) return;
      const response = await fetch(key, { headers: { accept: 'text/html' } });
      if (isKeepable(response)) await keep(key, response);
    },
  };
}

const isKeepable = ({ status, type, redirected, headers }: Response) =>
  status === 200 &&
  type !== 'opaqueredirect' &&
  !redirected &&
  (headers.get('content-type') ?? '').startsWith('text/html') &&
  !(headers.get('cache-control') ?? '').includes('no-store');
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
