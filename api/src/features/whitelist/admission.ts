import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../content/deps.ts';
import { readLastHits } from './last-hits.ts';
import { activeRanges, findRanges } from './listed.ts';
import { revertDue } from './provisional.ts';
import { showAddress } from './whitelist-view.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Writes which entries of the whitelist let somebody in since the last time. */
    writeLastHits(): Promise<void>;
  }
}

/** Makes the question whether the back office answers an address now; it undoes what is due first, and remembers by which entries somebody came in. */
export function createAdmission(
  app: FastifyInstance,
  { db, log }: Pick<Deps, 'db' | 'log'>,
): (address: string) => Promise<boolean> {
  const hits = readLastHits(db, log);
  app.decorate('writeLastHits', () => hits.flush());
  app.addHook('onClose', () => hits.flush());
  return async (address) => {
    await revertDue(db);
    const ranges = await activeRanges(db.orm);
    if (ranges.length === 0) return true;
    const opened = findRanges(ranges, address);
    hits.note(
      opened.map(({ id }) => id),
      showAddress(address),
    );
    return opened.length > 0;
  };
}
