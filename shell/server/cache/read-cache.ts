import type { KindNames } from '@admissions/protocol/server';
import { affects, createChangeLog } from './change-log.ts';
import type { ReadAnswer } from './public-reads.ts';
import { createSegmentedStore } from './segmented-store.ts';

export type ReadCache = ReturnType<typeof createReadCache>;
const MB = 2 ** 20;
/** Estimates for headers and compressed forms. */
const EXTRA_BYTES = 1000;
const COMPRESSED_SHARE = 0.4;

/**
 * Current public API responses, for renders, browsers and other clients.
 * Stores only those that name the kinds they depend on.
 */
export function createReadCache(budget = 48 * MB) {
  const cached = createSegmentedStore<ReadAnswer>(budget);
  const log = createChangeLog();
  let isConnected = false;
  let hits = 0;
  let misses = 0;
  function invalidate(changed: KindNames) {
    log.record(changed);
    cached.remove(({ kinds = 'all' }) => affects(changed, kinds));
  }
  function find(path: string, network: string): ReadAnswer | undefined {
    const found = isConnected ? cached.get(path, network) : undefined;
    if (found) hits++;
    return found;
  }
  return {
    /** The cached response, if still current. */
    find,
    /** The cached response, else that of `load`. */
    async read(path: string, network: string, load: () => Promise<ReadAnswer>) {
      const found = find(path, network);
      if (found) return found;
      misses++;
      const startSequence = log.sequence();
      const answer = await load();
      const { status, kinds, body } = answer;
      const isGood = status === 200 && kinds !== undefined && kinds !== 'all';
      const bytes = (1 + COMPRESSED_SHARE) * body.length + 2 * path.length + EXTRA_BYTES;
      if (isGood && isConnected && log.isCurrent(kinds, startSequence))
        cached.put(path, answer, { bytes, network });
      return answer;
    },
    invalidate,
    /** While the change stream is down, nothing is current. */
    setConnected(isNow: boolean) {
      if (isNow !== isConnected) invalidate('all');
      isConnected = isNow;
    },
    figures: () => ({ hits, misses, bytes: cached.bytes() }),
  };
}
