import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../content/deps.ts';
import type { Range } from './active-ranges.ts';
import { findRanges } from './active-ranges.ts';
import { createHitRecorder } from './last-hits.ts';
import { formatAddress } from './whitelist-view.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Writes which entries of the whitelist let somebody in since the last time. */
    writeLastHits(): Promise<void>;
  }
}

/** Creates the check whether these ranges admit an address to the back office; it records which entries did. */
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
