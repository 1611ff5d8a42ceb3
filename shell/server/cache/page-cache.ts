import type { PackedPage } from '../render/packed-page.ts';

/** A rendered page as it is kept. */
export interface CachedPage {
  status: number;
  body: PackedPage;
}
export interface PageCache {
  /** The page, unless content has changed since. */
  fresh(key: string): CachedPage | undefined;
  /** The last good page, for when the API is down; at most a day old. */
  stale(key: string): CachedPage | undefined;
  /** Counts the emptyings; a page rendered before one must not be put in as fresh after it. */
  generation(): number;
  put(key: string, page: CachedPage, generation: number): void;
  empty(): void;
  /** Without news of changes nothing is fresh. */
  setConnected(isConnected: boolean): void;
  bytes(): number;
}
interface Entry {
  page: CachedPage;
  generation: number;
  at: number;
  bytes: number;
}
const STALE_FOR = 24 * 3600_000;

/** Keeps pages up to so many bytes; the ones used longest ago go first. */
export function createPageCache(maxBytes = 64 * 2 ** 20): PageCache {
  const entries = new Map<string, Entry>();
  let bytes = 0;
  let generation = 0;
  let isConnected = false;

  function remove(key: string) {
    bytes -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  }
  function used(key: string): Entry | undefined {
    const entry = entries.get(key);
    if (!entry) return undefined;
    entries.delete(key);
    entries.set(key, entry);
    return entry;
  }
  return {
    fresh(key) {
      const entry = isConnected ? used(key) : undefined;
      return entry?.generation === generation ? entry.page : undefined;
    },
    stale(key) {
      const entry = used(key);
      return entry && Date.now() - entry.at < STALE_FOR ? entry.page : undefined;
    },
    generation: () => generation,
    put(key, page, from) {
      const size = page.body.bytes + 2 * key.length;
      if (size > maxBytes / 8) return;
      remove(key);
      // Rendered before the last emptying, or while no news came: good enough for an outage only.
      entries.set(key, { page, generation: isConnected ? from : -1, at: Date.now(), bytes: size });
      bytes += size;
      for (const oldest of entries.keys()) {
        if (bytes <= maxBytes) break;
        remove(oldest);
      }
    },
    empty: () => void generation++,
    setConnected(now) {
      if (now !== isConnected) generation++;
      isConnected = now;
    },
    bytes: () => bytes,
  };
}
