import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../content/deps.ts';
import { findRanges, type Range } from './active-ranges.ts';
import { createHitRecorder } from './last-hits.ts';
import { formatAddress } from './whitelist-view.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Stores which entries admitted somebody since the last call. */
    writeLastHits(): Promise<void>;
  }
}

/** The returned check also records the matching entries. */
export function createAdmissionCheck(
  app: FastifyInstance,
  { db, log }: Deps,
): (ranges: readonly Range[], address: string) => boolean {
  const hits = createHitRecorder(db, log);
  app.decorate('writeLastHits', () => hits.flush());
  app.addHook('onClose', () => hits.flush());
  return (ranges, address) => {
    if (ranges.length === 0) return true;
    const matched = findRanges(ranges, address);
    hits.record(
      matched.map(({ id }) => id),
      formatAddress(address),
    );
    return matched.length > 0;
  };
}
