import type { Changed } from '@admissions/protocol/server';
import { createChangeLog, touches } from './change-log.ts';
import type { InlineHashes } from './inline-hashes.ts';
import type { PageBody } from './page-body.ts';
import { bytesOf } from './page-body.ts';
import type { PageSort } from './page-sort.ts';
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
export interface Asker {
  network: string;
  sort: PageSort;
}
/** How a page came about. */
export interface Making {
  /** When its rendering began. */
  moment: number;
  asker: Asker;
  /** The kinds that it read; `all` when nobody knows. */
  kinds: Changed;
  /** Renders it again. */
  renew: () => Promise<unknown>;
}
/** A page that a change made old. */
export interface OldPage {
  key: string;
  /** How often it was asked for; counts less with every change. */
  visits: number;
  renew: () => Promise<unknown>;
}
export interface PageCache {
  /** The page, unless what it read has changed since. */
  fresh(key: string, asker: Asker): CachedPage | undefined;
  /** The last good page, for when the API is down or too much is asked; at most a day old. */
  stale(key: string, asker: Asker): CachedPage | undefined;
  /** Counts the changes; a page whose rendering began before one of what it read is not fresh after it. */
  moment(): number;
  put(key: string, page: CachedPage, making: Making): void;
  /** Drops the pages that read what changed, and answers which. */
  change(changed: Changed): OldPage[];
  /** Drops them all. */
  empty(): void;
  /** Without news of changes nothing is fresh. */
  setConnected(isConnected: boolean): void;
  bytes(): number;
}
const OLDER_FOR = 24 * 3600_000;
const MB = 2 ** 20;

interface Fresh {
  page: CachedPage;
  making: Making;
}
interface Older {
  page: CachedPage;
  at: number;
  visits: number;
}

/** Keeps pages as they are now, and, with a budget of their own, the last good copies for outages. */
export function createPageCache(budget = { fresh: 48 * MB, older: 32 * MB }): PageCache {
  const now = createSegmentedStore<Fresh>(budget.fresh);
  const older = createSegmentedStore<Older>(budget.older);
  const log = createChangeLog();
  let isConnected = false;
  function change(changed: Changed): OldPage[] {
    log.note(changed);
    return now
      .remove(({ making }) => touches(changed, making.kinds))
      .map(({ key, value }) => {
        const copy = older.get(key);
        const visits = copy?.visits ?? 0;
        if (copy) copy.visits = Math.floor(visits / 2);
        return { key, visits, renew: value.making.renew };
      });
  }
  return {
    fresh(key, { network }) {
      const found = isConnected ? now.get(key, network) : undefined;
      // Its older copy is used as much: it goes last.
      const copy = found && older.get(key, network);
      if (copy) copy.visits++;
      return found?.page;
    },
    stale(key, { network }) {
      const copy = older.get(key, network);
      return copy && Date.now() - copy.at < OLDER_FOR ? copy.page : undefined;
    },
    moment: log.moment,
    put(key, page, making) {
      const { network, sort } = making.asker;
      // What was proven before a change is so after it.
      const kept = {
        bytes: bytesOf(page.body) + 2 * key.length,
        network,
        isStanding: sort === 'standing',
        // Endless texts, and endless addresses of what is not there.
        isGuessed: sort === 'free' || (sort !== 'standing' && page.status >= 400),
        isProven: now.isProven(key) || older.isProven(key),
      };
      if (isConnected && log.isCurrent(making.kinds, making.moment))
        now.put(key, { page, making }, kept);
      // That something is not there is true at this moment only.
      if (page.status === 200) {
        const visits = older.get(key)?.visits ?? 0;
        older.put(key, { page, at: Date.now(), visits }, kept);
      }
    },
    change,
    empty: () => void change('all'),
    setConnected(isNow) {
      if (isNow !== isConnected) change('all');
      isConnected = isNow;
    },
    bytes: () => now.bytes() + older.bytes(),
  };
}
