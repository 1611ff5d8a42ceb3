import { beforeEach, describe, expect, it } from 'vitest';
import { CACHED_LIST_PLACEHOLDER, createPageCache, MAX_CACHED_PAGES } from './page-cache.ts';

const ORIGIN = 'https://site.example';
const [PAGES, ASSETS] = ['kept-pages-2', 'kept-assets-1'] as const;
const keyOf = (what: RequestInfo | URL) =>
  new URL(what instanceof Request ? what.url : String(what), ORIGIN).href;

/** In-memory Cache Storage in order of writing; rewriting an entry moves it to the end. */
function memoryCaches(fetchOne: (address: string) => Promise<Response>) {
  const all = new Map<string, Map<string, Response>>();
  const cacheOf = (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>();
    all.set(name, entries);
    return {
      match: async (what: RequestInfo | URL) => entries.get(keyOf(what))?.clone(),
      matchAll: async () => [...entries.values()].map((each) => each.clone()),
      keys: async () => [...entries.keys()].map((url) => new Request(url)),
      put: async (what: RequestInfo | URL, response: Response) =>
        void entries.set(keyOf(what), response),
      delete: async (what: RequestInfo | URL) => entries.delete(keyOf(what)),
      add: async (what: RequestInfo | URL) => {
        const response = await fetchOne(keyOf(what));
        if (!response.ok) throw new TypeError('not ok');
        entries.set(keyOf(what), response);
      },
    };
  };
  const caches = {
    open: async (name: string) => cacheOf(name),
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
  } as unknown as CacheStorage;
  return {
    caches,
    names: () => [...all.keys()].sort(),
    urls: (name: string) =>
      [...(all.get(name)?.keys() ?? [])].map((url) => url.slice(ORIGIN.length)),
  };
}
const html = (title: string, asset = '/assets/a-1.js') =>
  `<html><head><title>${title}｜元智大學招生資訊網</title><link rel="stylesheet" href="/assets/site.css" data-precedence="shell"><link rel="release" href="/assets/releases/r/1.0.0/x.json" integrity="sha384"><script type="module" src="${asset}" async=""></script></head><script>{"/assets/never.js":"sha384"}</script></html>`;
const answer = (text: string, status = 200, type = 'text/html; charset=utf-8') =>
  new Response(text, { status, headers: { 'content-type': type, date: new Date().toUTCString() } });

let isOnline: boolean;
let requests: string[];
let server: Map<string, () => Response>;
let memory: ReturnType<typeof memoryCaches>;
let pageCache: ReturnType<typeof createPageCache>;
const fetchOne = async (what: RequestInfo | URL) => {
  const path = keyOf(what).slice(ORIGIN.length);
  requests.push(path);
  if (!isOnline) throw new TypeError('Failed to fetch');
  return (
    server.get(path)?.() ??
    (/^\/(assets|remotes)\//.test(path)
      ? answer('code', 200, 'text/javascript')
      : answer(html(`第${path}頁`, `/remotes/r/${path.slice(1).split('?')[0]}.js`)))
  );
};
async function open(path: string) {
  const works: Promise<unknown>[] = [];
  const response = await pageCache.page(
    new Request(ORIGIN + path),
    Promise.resolve(undefined),
    (work) => works.push(work),
  );
  await Promise.all(works);
  return response;
}
beforeEach(async () => {
  isOnline = true;
  requests = [];
  server = new Map([['/offline', () => answer(`<main>${CACHED_LIST_PLACEHOLDER}</main>`)]]);
  memory = memoryCaches(fetchOne);
  pageCache = createPageCache({
    caches: memory.caches,
    fetch: fetchOne as typeof fetch,
    origin: ORIGIN,
    version: 'v2',
  });
  await pageCache.cacheOfflinePage();
});

describe('a page', () => {
  it('comes from the cache while offline, with its scripts, style sheets and release files', async () => {
    await open('/news?page=2');
    isOnline = false;
    const page = await open('/news?page=2');
    expect([page.status, await page.text()]).toEqual([
      200,
      expect.stringContaining('第/news?page=2頁'),
    ]);
    expect(memory.urls(ASSETS)).toEqual([
      '/assets/site.css',
      '/assets/releases/r/1.0.0/x.json',
      '/remotes/r/news.js',
    ]);
    expect(await (await pageCache.asset(new Request(`${ORIGIN}/assets/site.css`))).text()).toBe(
      'code',
    );
    await expect(pageCache.asset(new Request(`${ORIGIN}/assets/never.js`))).rejects.toThrow(
      'Failed to fetch',
    );
  });
  it('falls back to the offline page, which lists the cached pages, latest first', async () => {
    await open('/news');
    await open('/camp?type=camp&state=open');
    isOnline = false;
    const page = await open('/traffic');
    expect(page.status).toBe(503);
    expect(await page.text()).toBe(
      '<main><h2>離線時還能讀的頁面</h2><ul><li><a href="/camp?type=camp&#38;state=open">第/camp?type=camp&state=open頁</a></li><li><a href="/news">第/news頁</a></li></ul></main>',
    );
  });
  it.each([
    ['not found', answer('x', 404)],
    ['not a page', answer('{}', 200, 'application/json')],
  ])('is not cached when it is %s', async (_, response) => {
    server.set('/odd', () => response);
    await open('/odd');
    expect(memory.urls(PAGES)).toEqual([]);
  });
  it('evicts the oldest pages', async () => {
    for (let index = 0; index <= MAX_CACHED_PAGES; index++) await open(`/p${index}`);
    await open('/p1');
    const cachedUrls = memory.urls(PAGES);
    expect([cachedUrls.length, cachedUrls[0], cachedUrls.at(-1)]).toEqual([
      MAX_CACHED_PAGES,
      '/p2',
      '/p1',
    ]);
  });
  it('is neither cached nor listed for the next user of the computer when it shows a search', async () => {
    for (const path of [
      '/search?q=病假 王小明',
      '/news?title=王小明',
      '/newsCont?id=1&preview=a.b.c',
    ]) {
      await open(path);
      await pageCache.cacheVisited(path);
    }
    await open('/news');
    isOnline = false;
    const page = await (await open('/search?q=病假 王小明')).text();
    expect(memory.urls(PAGES)).toEqual(['/news']);
    expect(page).toContain('href="/news"');
    expect(page).not.toMatch(/search|title=|preview|王小明/);
  });
  it('takes its scripts with it when its release is gone', async () => {
    for (let index = 0; index < 170; index++) await open(`/p${index}`);
    expect(memory.urls(ASSETS).length).toBeLessThan(165);
    expect(memory.urls(ASSETS)).toContain('/remotes/r/p169.js');
    expect(memory.urls(ASSETS)).not.toContain('/remotes/r/p3.js');
  });
});

it('a page opened by client navigation is fetched and cached once', async () => {
  await pageCache.cacheVisited('/news');
  await pageCache.cacheVisited('/news');
  expect(requests.filter((path) => path === '/news')).toHaveLength(1);
  isOnline = false;
  expect((await open('/news')).status).toBe(200);
});

it('page cache maintenance deletes the old offline page and nothing of others', async () => {
  for (const name of ['kept-offline-v1', 'kept-pages-0', 'elsewhere'])
    await memory.caches.open(name);
  await pageCache.deleteOldCaches();
  expect(memory.names()).toEqual(['elsewhere', 'kept-offline-v2']);
});
