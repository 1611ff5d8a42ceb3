import type { PageAnswer } from '../render/pages.ts';

/** A cache in front may answer with a page for so long (seconds) without asking: what is published is seen by everybody a moment later. */
const SHARED_MAX_AGE_SECONDS = 1;
/** When the site cannot be reached, for so long. */
const STALE_IF_ERROR_SECONDS = 24 * 3600;

const PUBLIC_HEADERS = {
  // A browser asks each time, and is told that it has the page.
  'cache-control': `public, max-age=0, s-maxage=${SHARED_MAX_AGE_SECONDS}, stale-if-error=${STALE_IF_ERROR_SECONDS}`,
  // What browsers would take to mean them too stands apart (RFC 9213).
  'cdn-cache-control': `max-age=${SHARED_MAX_AGE_SECONDS}, stale-while-revalidate=${SHARED_MAX_AGE_SECONDS}, stale-if-error=${STALE_IF_ERROR_SECONDS}`,
};
const PRIVATE_HEADERS = { 'cache-control': 'private, no-cache' };
const NO_STORE_HEADERS = { 'cache-control': 'no-store' };

/** Who may keep a page: everybody's is everybody's, unless a canary gives some visitors another one; an older copy and a failure are of this moment. */
export function cachingHeaders(
  { status, location, source }: Pick<PageAnswer, 'status' | 'location' | 'source'>,
  hasCanary: boolean,
): Record<string, string> {
  if (status !== 200 && status !== 404 && location === undefined) return NO_STORE_HEADERS;
  return hasCanary || source === 'stale' || source === 'preview' ? PRIVATE_HEADERS : PUBLIC_HEADERS;
}
