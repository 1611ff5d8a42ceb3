import type { Changed } from '../../platform/db/changes.ts';
import { isUnavailable } from '../../platform/http/error-handler.ts';
import type { Tagged } from '../../platform/http/tagged-answer.ts';
import { tagged } from '../../platform/http/tagged-answer.ts';

const MOST_BYTES = 64 * 1024 * 1024;
const STALE_FOR = 24 * 3600 * 1000;

/** A ready answer: JSON text and its ETag. */
export interface CachedResponse extends Tagged<string> {
  /** The kinds whose change makes it old; without them it may be old already, or nobody knows. */
  kinds?: readonly string[];
  /** Its key in the cache. */
  key?: string;
}
export interface ResponseCache {
  /** The answer under this key, unless a change made it old. */
  find(key: string): CachedResponse | undefined;
  /** The answer under this key, made at most once at a time; `kinds` are those whose change makes it old. */
  read(
    key: string,
    kinds: readonly string[],
    load: () => Promise<unknown>,
  ): Promise<CachedResponse>;
  empty(changed: Changed): void;
  figures(): { hits: number; misses: number; bytes: number; entries: number };
}
interface Kept {
  answer: CachedResponse;
  kinds: readonly string[];
  bytes: number;
  /** When a change made it old; kept only to be shown while the database is away. */
  oldSince: number | undefined;
}

/** Ready answers in memory; those leave first that nobody has asked for again. */
export function responseCache(mostBytes = MOST_BYTES): ResponseCache {
  const kept = new Map<string, Kept>();
  const loading = new Map<string, { kinds: readonly string[]; answer: Promise<CachedResponse> }>();
  let bytes = 0;
  let hits = 0;
  let misses = 0;

  function remove(key: string): void {
    bytes -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  }
  function keep(key: string, answer: Kept): void {
    remove(key);
    if (answer.bytes > mostBytes / 8) return;
    kept.set(key, answer);
    bytes += answer.bytes;
    for (const oldest of kept.keys()) {
      if (bytes <= mostBytes) break;
      remove(oldest);
    }
  }
  async function make(
    key: string,
    kinds: readonly string[],
    load: () => Promise<unknown>,
    isCurrent: () => boolean,
  ): Promise<CachedResponse> {
    try {
      const made = toCachedResponse(await load());
      // A change meanwhile: good for those who asked before it, not to be kept.
      if (!isCurrent()) return made;
      const answer = { ...made, kinds, key };
      const bytes = key.length + made.body.length * 2 + 200;
      keep(key, { answer, kinds, bytes, oldSince: undefined });
      return answer;
    } catch (error) {
      const old = kept.get(key);
      if (
        old &&
        isUnavailable(error) &&
        (old.oldSince === undefined || Date.now() - old.oldSince < STALE_FOR)
      )
        return { body: old.answer.body, etag: old.answer.etag };
      throw error;
    }
  }

  function find(key: string): CachedResponse | undefined {
    const found = kept.get(key);
    if (!found || found.oldSince !== undefined) return undefined;
    hits++;
    kept.delete(key);
    kept.set(key, found);
    return found.answer;
  }

  return {
    find,
    async read(key, kinds, load) {
      const found = find(key);
      if (found) return found;
      misses++;
      const already = loading.get(key);
      if (already) return already.answer;
      const entry: { kinds: readonly string[]; answer: Promise<CachedResponse> } = {
        kinds,
        answer: make(key, kinds, load, () => loading.get(key) === entry),
      };
      loading.set(key, entry);
      try {
        return await entry.answer;
      } finally {
        if (loading.get(key) === entry) loading.delete(key);
      }
    },
    empty(changed) {
      const touches = (kinds: readonly string[]) =>
        changed === 'all' || kinds.some((kind) => changed.includes(kind));
      for (const entry of kept.values()) if (touches(entry.kinds)) entry.oldSince ??= Date.now();
      for (const [key, { kinds }] of loading) if (touches(kinds)) loading.delete(key);
    },
    figures: () => ({ hits, misses, bytes, entries: kept.size }),
  };
}

/** JSON text with its ETag, as any answer is sent that is not cached. */
export const toCachedResponse = (answer: unknown): CachedResponse => tagged(JSON.stringify(answer));
