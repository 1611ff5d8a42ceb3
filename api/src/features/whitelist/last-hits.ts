import { eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../platform/db/database.ts';
import { whitelist } from './whitelist-tables.ts';

const WRITE_INTERVAL_MS = 60_000;

/** Batches writes to one a minute, so that requests cause none. */
export function createHitRecorder(db: Database, log: FastifyBaseLogger) {
  const pending = new Map<number, { lastHitAt: string; lastHitIp: string }>();
  let writtenAt = 0;
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  async function write() {
    const hits = [...pending];
    pending.clear();
    for (const [id, hit] of hits)
      await db.orm.update(whitelist).set(hit).where(eq(whitelist.id, id));
  }
  function flush() {
    clearTimeout(timer);
    timer = undefined;
    writtenAt = Date.now();
    writing = writing
      .then(write)
      .catch((error: unknown) =>
        log.warn({ err: error }, 'the last hits of the whitelist were not written'),
      );
    return writing;
  }
  return {
    record(ids: readonly number[], address: string) {
      for (const id of ids)
        pending.set(id, { lastHitAt: new Date().toISOString(), lastHitIp: address });
      if (ids.length > 0)
        timer ??= setTimeout(
          () => void flush(),
          Math.max(0, Math.min(WRITE_INTERVAL_MS, writtenAt + WRITE_INTERVAL_MS - Date.now())),
        ).unref();
    },
    flush,
  };
}
