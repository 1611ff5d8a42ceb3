import type { PackedPage } from './packed-page.ts';
import { createSegmentedStore } from './segmented-store.ts';

/** A rendered page as it is kept. */
export interface CachedPage {
  status: number;
  /** Of a redirect: where to. */
  location?: string;
  body: PackedPage;
}
/** Who asks for a page, and whether it is one of those that every visitor may come to. */
export interface Asker {
  network: string;
  isStanding: boolean;
}
export interface PageCache {
  /** The page, unless content has changed since. */
  fresh(key: string, asker: Asker): CachedPage | undefined;
  /** The last good page, for when the API is down or too much is asked; at most a day old. */
  stale(key: string, asker: Asker): CachedPage | undefined;
  /** Counts the emptyings; a page rendered before one must not be put in as fresh after it. */
  generation(): number;
  put(key: string, page: CachedPage, generation: number, asker: Asker): void;
  empty(): void;
  /** Without news of changes nothing is fresh. */
  setConnected(isConnected: boolean): void;
  bytes(): number;
}
const OLDER_FOR = 24 * 3600_000;
const MB = 2 ** 20;

/** Keeps pages as they are now, and, with a budget of their own, the last good copies for outages. */
export function createPageCache(budget = { fresh: 48 * MB, older: 32 * MB }): PageCache {
  const now = createSegmentedStore<CachedPage>(budget.fresh);
  const older = createSegmentedStore<{ page: CachedPage; at: number }>(budget.older);
  let generation = 0;
  let isConnected = false;
  const empty = () => {
    generation++;
    now.clear();
  };
  return {
    fresh(key, { network }) {
      const page = isConnected ? now.get(key, network) : undefined;
      // Its older copy is used as much: it goes last.
      if (page) older.get(key, network);
      return page;
    },
    stale(key, { network }) {
      const copy = older.get(key, network);
      return copy && Date.now() - copy.at < OLDER_FOR ? copy.page : undefined;
    },
    generation: () => generation,
    put(key, page, from, { network, isStanding }) {
      // What was proven before a change is so after it.
      const kept = {
        bytes: page.body.bytes + 2 * key.length,
        network,
        isStanding,
        isProven: now.isProven(key) || older.isProven(key),
      };
      if (isConnected && from === generation) now.put(key, page, kept);
      // That something is not there is true at this moment only.
      if (page.status === 200) older.put(key, { page, at: Date.now() }, kept);
    },
    empty,
    setConnected(isNow) {
      if (isNow !== isConnected) empty();
      isConnected = isNow;
    },
    bytes: () => now.bytes() + older.bytes(),
  };
}
