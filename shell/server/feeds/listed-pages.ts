import { type Page, SITE_READ_PATHS, type SitemapEntry } from '@admissions/protocol';
import { createRenderApi } from '../render/render-api.ts';

/** Minimum interval, however many unknown addresses are requested. */
const REFRESH_INTERVAL_MS = 60_000;
const READ_TIMEOUT_MS = 8000;
/** Of 10,000 addresses each. */
const MAX_FILES = 20;

/** Read in the background; until then and after failed reads the previous list is used. */
export function createListedPages(
  loadAddresses: () => Promise<string[]>,
  { refreshMs = REFRESH_INTERVAL_MS, now = () => performance.now() } = {},
): (target: string) => boolean {
  let listed: ReadonlySet<string> = new Set();
  let readAt = Number.NEGATIVE_INFINITY;
  return (target) => {
    if (now() - readAt > refreshMs) {
      readAt = now();
      loadAddresses().then(
        (addresses) => {
          listed = new Set(addresses.map(normalizeAddress));
        },
        () => {},
      );
    }
    return listed.has(normalizeAddress(target));
  };
}

function normalizeAddress(address: string) {
  const [path, query] = address.split('?', 2);
  const search = new URLSearchParams(query);
  search.delete('lang');
  search.sort();
  return `${path}?${search}`;
}

interface Deps {
  apiUrl: string;
  internalToken: string;
  token: (renew?: boolean) => Promise<string | null>;
}

export async function loadListedAddresses(deps: Deps): Promise<string[]> {
  const api = createRenderApi({
    ...deps,
    address: '127.0.0.1',
    timeoutMs: READ_TIMEOUT_MS,
  });
  const addresses: string[] = [];
  for (let page = 1; page <= MAX_FILES; page++) {
    const { list, total } = await api.get<Page<SitemapEntry>>(SITE_READ_PATHS.sitemap, {
      params: { page: String(page) },
    });
    addresses.push(...list.map(({ url }) => url));
    if (list.length === 0 || addresses.length >= total) break;
  }
  return addresses;
}
