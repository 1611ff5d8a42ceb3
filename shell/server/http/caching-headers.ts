import type { PageAnswer } from '../render/pages.ts';

/** Shared caches serve without revalidation this long: published content is visible at once. */
const SHARED_MAX_AGE_SECONDS = 1;
const STALE_IF_ERROR_SECONDS = 24 * 3600;

const PUBLIC_HEADERS = {
  // Browsers revalidate each time and get 304.
  'cache-control': `public, max-age=0, s-maxage=${SHARED_MAX_AGE_SECONDS}, stale-if-error=${STALE_IF_ERROR_SECONDS}`,
  // Separate, because browsers would apply these directives too (RFC 9213).
  'cdn-cache-control': `max-age=${SHARED_MAX_AGE_SECONDS}, stale-while-revalidate=${SHARED_MAX_AGE_SECONDS}, stale-if-error=${STALE_IF_ERROR_SECONDS}`,
};
const PRIVATE_HEADERS = { 'cache-control': 'private, no-cache' };
const NO_STORE_HEADERS = { 'cache-control': 'no-store' };

/** Shared caches store no failures, stale copies, previews, or pages that vary during a canary. */
export function cachingHeaders(
  { status, location, source }: Pick<PageAnswer, 'status' | 'location' | 'source'>,
  isVaried: boolean,
): Record<string, string> {
  if (status !== 200 && status !== 404 && location === undefined) return NO_STORE_HEADERS;
  return isVaried || source === 'stale' || source === 'preview' ? PRIVATE_HEADERS : PUBLIC_HEADERS;
}
