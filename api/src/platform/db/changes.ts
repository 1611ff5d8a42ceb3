import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import type { Database, Tx } from './database.ts';

const CHANNEL = 'content_changes';
const MIN_RECONNECT_DELAY_MS = 200;
const MAX_RECONNECT_DELAY_MS = 10_000;

/** 'all' after a gap in the connection: changes may have been missed. */
export type ChangedKinds = readonly string[] | 'all';

type Listener = (changed: ChangedKinds) => void;

export type Changes = Awaited<ReturnType<typeof openChanges>>;

/** Covers every process on the database; after a reconnect, reports 'all'. */
export async function openChanges(options: pg.ClientConfig, log: FastifyBaseLogger) {
  const listeners = new Set<Listener>();
  const publishLocal = (changed: ChangedKinds) => {
    for (const listener of listeners) listener(changed);
  };
  let closed = false;
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;

  async function connect() {
    const next = new pg.Client(options);
    next.on('error', () => {});
    next.on('notification', ({ payload }) => publishLocal(readPayload(payload)));
    await next.connect();
    await next.query(`LISTEN ${CHANNEL}`);
    next.once('end', () => reconnect(MIN_RECONNECT_DELAY_MS));
    if (closed) await next.end();
    client = next;
  }
  function reconnect(delay: number) {
    if (closed) return;
    retry = setTimeout(() => {
      connect().then(
        () => publishLocal('all'),
        (error: Error) => {
          log.warn({ err: { message: error.message } }, 'cannot listen for changes yet');
          reconnect(Math.min(delay * 2, MAX_RECONNECT_DELAY_MS));
        },
      );
    }, delay);
  }
  await connect();

  return {
    /** Sent with the commit, and never after a rollback. */
    async announce(tx: Tx, kinds: readonly string[]) {
      await tx.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify(kinds)})`);
    },
    /** Call after the commit, so that this process is up to date before its answer leaves. */
    publishLocal,
    /** Returns a function that unsubscribes. */
    listen(listener: Listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      closed = true;
      clearTimeout(retry);
      await client?.end().catch(() => {});
    },
  };
}

/** Anything but an array of kinds, as from an earlier release, means 'all'. */
function readPayload(payload = ''): ChangedKinds {
  try {
    const kinds: unknown = JSON.parse(payload);
    return Array.isArray(kinds) ? kinds.map(String) : 'all';
  } catch {
    return 'all';
  }
}

/** A transaction that invalidates cached answers of these kinds in every process. */
export async function runAnnouncedTransaction<T>(
  { db, changes }: { db: Database; changes: Changes },
  work: (tx: Tx) => Promise<{ result: T; kinds: string[] }>,
) {
  const { result, kinds } = await db.transaction(async (tx) => {
    const done = await work(tx);
    if (done.kinds.length > 0) await changes.announce(tx, done.kinds);
    return done;
  });
  if (kinds.length > 0) changes.publishLocal(kinds);
  return result;
}
