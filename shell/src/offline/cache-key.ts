/** Pages that are about what somebody typed, never about what the site publishes. */
const PERSONAL_PATH = /^\/search(\/|$)/;
/** Not a page of the site, or one that a visitor cannot read without a connection. */
const NON_PAGE_PATH = /^\/(admin|api|media|remotes|assets|shell|offline|error)(\/|$)|\.\w+$/;
/** What a page's address may say of its content. Words of a search (`q`, `title`), previews and whatever is not known here are no content. */
const CONTENT_PARAMS = new Set(
  'id page lang kind category year type state college theme topic region degree level audience scene share area d'.split(
    ' ',
  ),
);
/** A key or a number, as links of the site have them; text that somebody typed is something else. */
const SAFE_VALUE = /^[\w-]{1,40}$/;
/** What others add to an address to count visits: it makes no other page. */
const TRACKING_PARAM = /^(utm_\w+|fbclid|gclid|gbraid|wbraid|msclkid|line_\w+)$/;

/** Whether this is the address of a visitors' page. */
export const isPage = (url: URL, origin: string): boolean =>
  url.origin === origin && !NON_PAGE_PATH.test(url.pathname);

/**
 * The address under which a page is kept; null when it must not be: others who use the same computer would read in the list what was searched for.
 * Only what is declared here is kept, so that a new kind of query is left out until somebody decides about it.
 */
export function toCacheKey(address: string, origin: string): string | null {
  const url = new URL(address, origin);
  if (!isPage(url, origin) || PERSONAL_PATH.test(url.pathname)) return null;
  for (const name of [...url.searchParams.keys()])
    if (TRACKING_PARAM.test(name)) url.searchParams.delete(name);
  for (const [name, value] of url.searchParams)
    if (!CONTENT_PARAMS.has(name) || !SAFE_VALUE.test(value)) return null;
  return origin + url.pathname + url.search;
}
