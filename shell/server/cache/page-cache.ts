import type { KindNames } from '@admissions/protocol/server';
import { affects, createChangeLog } from './change-log.ts';
import type { InlineHashes } from './inline-hashes.ts';
import { calculateBytes, type PageBody } from './page-body.ts';
import type { PageCategory } from './page-category.ts';
import { createSegmentedStore } from './segmented-store.ts';

export interface CachedPage {
  status: number;
  /** Target of a redirect. */
  location?: string;
  body: PageBody;
  /** Hashes of its inline scripts and styles; absent for feeds and redirects by the shell. */
  hashes?: InlineHashes;
}
/** Decides how long a page resists eviction. */
export interface Requester {
  network: string;
  category: PageCategory;
}
interface RenderInfo {
  /** Change sequence at the start of the render. */
  sequence: number;
  requester: Requester;
  /** Kinds read; `all` if unknown. */
  kinds: KindNames;
}
export type PageCache = ReturnType<typeof createPageCache>;
const MAX_STALE_MS = 24 * 3600_000;
const MB = 2 ** 20;

interface FreshEntry {
  page: CachedPage;
  kinds: KindNames;
}
interface StaleEntry {
  page: CachedPage;
  at: number;
}

/** Fresh pages and, with a separate budget, stale copies for outages. */
export function createPageCache(budget = { fresh: 48 * MB, older: 32 * MB }) {
  const freshEntries = createSegmentedStore<FreshEntry>(budget.fresh);
  const staleEntries = createSegmentedStore<StaleEntry>(budget.older);
  const log = createChangeLog();
  let isConnected = false;
  function invalidate(changed: KindNames) {
    log.record(changed);
    freshEntries.remove(({ kinds }) => affects(changed, kinds));
  }
  return {
    /** The page, unless a kind that it read has changed. */
    findFresh(key: string, { network }: Requester) {
      const found = isConnected ? freshEntries.get(key, network) : undefined;
      // Counts as a use of its stale copy, which is evicted last.
      if (found) staleEntries.get(key, network);
      return found?.page;
    },
    /** Last good page for outages and overload; at most one day old. */
    findStale(key: string, { network }: Requester) {
      const copy = staleEntries.get(key, network);
      return copy && Date.now() - copy.at < MAX_STALE_MS ? copy.page : undefined;
    },
    /** Current change sequence, recorded at the start of a render. */
    sequence: log.sequence,
    put(key: string, page: CachedPage, { sequence, kinds, requester }: RenderInfo) {
      const { network, category } = requester;
      // A proven page stays proven after a change.
      const entryOptions = {
        bytes: calculateBytes(page.body) + 2 * key.length,
        network,
        isPinned: category === 'standing',
        // Unbounded: free texts and unknown addresses.
        isGuessed: category === 'free' || (category !== 'standing' && page.status >= 400),
        isProven: freshEntries.isProven(key) || staleEntries.isProven(key),
      };
      if (isConnected && log.isCurrent(kinds, sequence))
        freshEntries.put(key, { page, kinds }, entryOptions);
      // A page that is not found now may exist later: no stale copy.
      if (page.status === 200) staleEntries.put(key, { page, at: Date.now() }, entryOptions);
    },
    /** Drops the pages that read a changed kind. */
    invalidate,
    clear: () => invalidate('all'),
    /** While the change stream is down, nothing is fresh. */
    setConnected(isNow: boolean) {
      if (isNow !== isConnected) invalidate('all');
      isConnected = isNow;
    },
    bytes: () => freshEntries.bytes() + staleEntries.bytes(),
  };
}
