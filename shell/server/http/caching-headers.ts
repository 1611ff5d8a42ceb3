import type { PageAnswer } from '../render/pages.ts';

/** A cache in front may answer with a page for so long (seconds) without asking: what is published is seen by everybody a moment later. */
const SHARED_FOR = 1;
/** When the site cannot be reached, for so long. */
const SHARED_IN_NEED = 24 * 3600;

const FOR_ALL = {
  // A browser asks each time, and is told that it has the page.
  'cache-control': `public, max-age=0, s-maxage=${SHARED_FOR}, stale-if-error=${SHARED_IN_NEED}`,
  // What browsers would take to mean them too stands apart (RFC 9213).
  'cdn-cache-control': `max-age=${SHARED_FOR}, stale-while-revalidate=${SHARED_FOR}, stale-if-error=${SHARED_IN_NEED}`,
};
const FOR_THIS_ONE = { 'cache-control': 'private, no-cache' };
const FOR_NOBODY = { 'cache-control': 'no-store' };

/** Who may keep a page: everybody's is everybody's, unless a canary gives some visitors another one; an older copy and a failure are of this moment. */
export function cachingHeaders(
  { status, location, source }: Pick<PageAnswer, 'status' | 'location' | 'source'>,
  hasCanary: boolean,
): Record<string, string> {
  if (status !== 200 && status !== 404 && location === undefined) return FOR_NOBODY;
  return hasCanary || source === 'stale' || source === 'preview' ? FOR_THIS_ONE : FOR_ALL;
}
