import type { ChangedKinds } from '../../platform/db/changes.ts';
import { isUnavailable } from '../../platform/http/error-handler.ts';
import { type TaggedBody, tagBody } from '../../platform/http/tagged-body.ts';

const MAX_CACHE_BYTES = 64 * 1024 * 1024;
const MAX_STALE_MS = 24 * 3600 * 1000;

/** JSON text with its ETag. */
export interface CachedResponse extends TaggedBody<string> {
  /** The kinds that invalidate it; absent if it may be stale already. */
  kinds?: readonly string[];
  key?: string;
}
export interface ResponseCache {
  /** Undefined once invalidated. */
  find(key: string): CachedResponse | undefined;
  /** Concurrent reads of a key share one load; `kinds` invalidate the answer. */
  read(
    key: string,
    kinds: readonly string[],
    load: () => Promise<unknown>,
  ): Promise<CachedResponse>;
  invalidate(changed: ChangedKinds): void;
  figures(): { hits: number; misses: number; bytes: number; entries: number };
}
interface CacheEntry {
  answer: CachedResponse;
  kinds: readonly string[];
  bytes: number;
  /** Time of invalidation; stale answers are served only while the database is down. */
  staleSince: number | undefined;
}

/** LRU cache of answers, bounded by bytes. */
export function createResponseCache(maxBytes = MAX_CACHE_BYTES): ResponseCache {
  const cached = new Map<string, CacheEntry>();
  const loading = new Map<string, { kinds: readonly string[]; answer: Promise<CachedResponse> }>();
  let bytes = 0;
  let hits = 0;
  let misses = 0;

  function remove(key: string) {
    bytes -= cached.get(key)?.bytes ?? 0;
    cached.delete(key);
  }
  function store(key: string, answer: CacheEntry) {
    remove(key);
    if (answer.bytes > maxBytes / 8) return;
    cached.set(key, answer);
    bytes += answer.bytes;
    for (const oldest of cached.keys()) {
      if (bytes <= maxBytes) break;
      remove(oldest);
    }
  }
  async function loadAndCache(
    key: string,
    kinds: readonly string[],
    load: () => Promise<unknown>,
    isCurrent: () => boolean,
  ) {
    try {
      const response = toCachedResponse(await load());
      // Invalidated meanwhile: valid for callers from before the change, not for the cache.
      if (!isCurrent()) return response;
      const answer = { ...response, kinds, key };
      const bytes = key.length + response.body.length * 2 + 200;
      store(key, { answer, kinds, bytes, staleSince: undefined });
      return answer;
    } catch (error) {
      const old = cached.get(key);
      if (old && isUnavailable(error) && isUsable(old))
        return { body: old.answer.body, etag: old.answer.etag };
      throw error;
    }
  }
  function find(key: string) {
    const found = cached.get(key);
    if (!found || found.staleSince !== undefined) return undefined;
    hits++;
    cached.delete(key);
    cached.set(key, found);
    return found.answer;
  }

  return {
    find,
    async read(key, kinds, load) {
      const found = find(key);
      if (found) return found;
      misses++;
      const pending = loading.get(key);
      if (pending) return pending.answer;
      const entry: { kinds: readonly string[]; answer: Promise<CachedResponse> } = {
        kinds,
        answer: loadAndCache(key, kinds, load, () => loading.get(key) === entry),
      };
      loading.set(key, entry);
      try {
        return await entry.answer;
      } finally {
        if (loading.get(key) === entry) loading.delete(key);
      }
    },
    invalidate(changed) {
      const touches = (kinds: readonly string[]) =>
        changed === 'all' || kinds.some((kind) => changed.includes(kind));
      for (const entry of cached.values())
        if (touches(entry.kinds)) entry.staleSince ??= Date.now();
      for (const [key, { kinds }] of loading) if (touches(kinds)) loading.delete(key);
    },
    figures: () => ({ hits, misses, bytes, entries: cached.size }),
  };
}

const isUsable = ({ staleSince = Date.now() }: CacheEntry) =>
  Date.now() - staleSince < MAX_STALE_MS;

/** Same format for answers that are not cached. */
export const toCachedResponse = (answer: unknown): CachedResponse =>
  tagBody(JSON.stringify(answer));
