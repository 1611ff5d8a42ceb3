import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../content/deps.ts';
import { readLastHits } from './last-hits.ts';
import type { Range } from './listed.ts';
import { findRanges } from './listed.ts';
import { showAddress } from './whitelist-view.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Writes which entries of the whitelist let somebody in since the last time. */
    writeLastHits(): Promise<void>;
  }
}

/** Creates the check whether these ranges admit an address to the back office; it records which entries did. */
export function createAdmission(
  app: FastifyInstance,
  { db, log }: Deps,
): (ranges: readonly Range[], address: string) => boolean {
  const hits = readLastHits(db, log);
  app.decorate('writeLastHits', () => hits.flush());
  app.addHook('onClose', () => hits.flush());
  return (ranges, address) => {
    if (ranges.length === 0) return true;
    const opened = findRanges(ranges, address);
    hits.note(
      opened.map(({ id }) => id),
      showAddress(address),
    );
    return opened.length > 0;
  };
}
