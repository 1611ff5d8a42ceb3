/** Pages about what somebody typed or booked, not about published content. */
const PERSONAL_PATH = /^\/(search|myVisit)(\/|$)/;
/** Not a page of the site, or not readable offline. */
const NON_PAGE_PATH = /^\/(admin|api|media|remotes|assets|shell|offline|error)(\/|$)|\.\w+$/;
/** Query parameters that select content. Not: searches (`q`, `title`), previews, unknown ones. */
const CONTENT_PARAMS = new Set(
  'id page lang kind category year type state college theme topic region degree level audience scene share area d'.split(
    ' ',
  ),
);
/** A key or a number as in links of the site; anything else may be typed text. */
const SAFE_VALUE = /^[\w-]{1,40}$/;
/** Tracking parameters, which do not change the page. */
const TRACKING_PARAM = /^(utm_\w+|fbclid|gclid|gbraid|wbraid|msclkid|line_\w+)$/;

export const isPage = (url: URL, origin: string) =>
  url.origin === origin && !NON_PAGE_PATH.test(url.pathname);

/**
 * Null when the page must not be cached: other users of the computer could read searches.
 * An allow list, so that a new query parameter is not cached until somebody decides about it.
 */
export function toCacheKey(address: string, origin: string) {
  const url = new URL(address, origin);
  if (!isPage(url, origin) || PERSONAL_PATH.test(url.pathname)) return null;
  for (const name of [...url.searchParams.keys()])
    if (TRACKING_PARAM.test(name)) url.searchParams.delete(name);
  for (const [name, value] of url.searchParams)
    if (!CONTENT_PARAMS.has(name) || !SAFE_VALUE.test(value)) return null;
  return origin + url.pathname + url.search;
}
