import type { Changed } from '@admissions/protocol/server';
import { affects, createChangeLog } from './change-log.ts';
import type { InlineHashes } from './inline-hashes.ts';
import type { PageBody } from './page-body.ts';
import { calculateBytes } from './page-body.ts';
import type { PageCategory } from './page-category.ts';
import { createSegmentedStore } from './segmented-store.ts';

/** A rendered page as it is kept. */
export interface CachedPage {
  status: number;
  /** Of a redirect: where to. */
  location?: string;
  body: PageBody;
  /** What its own scripts and styles are, for the content policy; none in what is no page. */
  hashes?: InlineHashes;
}
/** Who asks for a page, and how many of its sort there can be. */
export interface Requester {
  network: string;
  category: PageCategory;
}
/** How a page came about. */
export interface RenderInfo {
  /** When its rendering began. */
  sequence: number;
  requester: Requester;
  /** The kinds that it read; `all` when nobody knows. */
  kinds: Changed;
  /** Renders it again. */
  rerender: () => Promise<unknown>;
}
/** A page that a change made old. */
export interface StalePage {
  key: string;
  /** How often it was asked for; counts less with every change. */
  visits: number;
  rerender: () => Promise<unknown>;
}
export interface PageCache {
  /** The page, unless what it read has changed since. */
  findFresh(key: string, requester: Requester): CachedPage | undefined;
  /** The last good page, for when the API is down or too much is asked; at most a day old. */
  findStale(key: string, requester: Requester): CachedPage | undefined;
  /** Counts the changes; a page whose rendering began before one of what it read is not fresh after it. */
  sequence(): number;
  put(key: string, page: CachedPage, info: RenderInfo): void;
  /** Drops the pages that read what changed, and answers which. */
  invalidate(changed: Changed): StalePage[];
  /** Drops them all. */
  clear(): void;
  /** Without news of changes nothing is fresh. */
  setConnected(isConnected: boolean): void;
  bytes(): number;
}
const MAX_STALE_MS = 24 * 3600_000;
const MB = 2 ** 20;

interface FreshEntry {
  page: CachedPage;
  info: RenderInfo;
}
interface StaleEntry {
  page: CachedPage;
  at: number;
  visits: number;
}

/** Keeps pages as they are now, and, with a budget of their own, the last good copies for outages. */
export function createPageCache(budget = { fresh: 48 * MB, older: 32 * MB }): PageCache {
  const freshEntries = createSegmentedStore<FreshEntry>(budget.fresh);
  const staleEntries = createSegmentedStore<StaleEntry>(budget.older);
  const log = createChangeLog();
  let isConnected = false;
  function invalidate(changed: Changed): StalePage[] {
    log.record(changed);
    return freshEntries
      .remove(({ info: making }) => affects(changed, making.kinds))
      .map(({ key, value }) => {
        const copy = staleEntries.get(key);
        const visits = copy?.visits ?? 0;
        if (copy) copy.visits = Math.floor(visits / 2);
        return { key, visits, rerender: value.info.rerender };
      });
  }
  return {
    findFresh(key, { network }) {
      const found = isConnected ? freshEntries.get(key, network) : undefined;
      // Its older copy is used as much: it goes last.
      const copy = found && staleEntries.get(key, network);
      if (copy) copy.visits++;
      return found?.page;
    },
    findStale(key, { network }) {
      const copy = staleEntries.get(key, network);
      return copy && Date.now() - copy.at < MAX_STALE_MS ? copy.page : undefined;
    },
    sequence: log.sequence,
    put(key, page, info) {
      const { network, category: sort } = info.requester;
      // What was proven before a change is so after it.
      const entryOptions = {
        bytes: calculateBytes(page.body) + 2 * key.length,
        network,
        isPinned: sort === 'standing',
        // Endless texts, and endless addresses of what is not there.
        isGuessed: sort === 'free' || (sort !== 'standing' && page.status >= 400),
        isProven: freshEntries.isProven(key) || staleEntries.isProven(key),
      };
      if (isConnected && log.isCurrent(info.kinds, info.sequence))
        freshEntries.put(key, { page, info }, entryOptions);
      // That something is not there is true at this moment only.
      if (page.status === 200) {
        const visits = staleEntries.get(key)?.visits ?? 0;
        staleEntries.put(key, { page, at: Date.now(), visits }, entryOptions);
      }
    },
    invalidate,
    clear: () => void invalidate('all'),
    setConnected(isNow) {
      if (isNow !== isConnected) invalidate('all');
      isConnected = isNow;
    },
    bytes: () => freshEntries.bytes() + staleEntries.bytes(),
  };
}
