import type { Changes } from './changes.ts';
import type { Database, Tx } from './database.ts';

/** A transaction that invalidates cached answers of these kinds in every process. */
export async function runAnnouncedTransaction<T>(
  { db, changes }: { db: Database; changes: Changes },
  work: (tx: Tx) => Promise<{ result: T; kinds: string[] }>,
): Promise<T> {
  const { result, kinds } = await db.transaction(async (tx) => {
    const done = await work(tx);
    if (done.kinds.length > 0) await changes.announce(tx, done.kinds);
    return done;
  });
  if (kinds.length > 0) changes.publishLocal(kinds);
  return result;
}
