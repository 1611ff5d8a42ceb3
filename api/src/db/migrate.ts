import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { FastifyBaseLogger } from 'fastify';
import { packageFile } from '../package-folder.ts';
import type { Database } from './database.ts';

// Any number that nothing else locks.
const LOCK = 4_316_007_118;

/** Brings the tables up to date; of several processes that start at once one does it and the others wait. */
export async function migrateDatabase({ pool, embedded }: Database, log: FastifyBaseLogger): Promise<void> {
  const work = async () => {
    const client = await pool.connect();
    try {
      // The embedded engine has one process and one session: nothing to lock, and session locks never block there.
      if (!embedded) await client.query('select pg_advisory_lock($1)', [LOCK]);
      await migrate(drizzle(client), { migrationsFolder: packageFile('drizzle') });
    } catch (error) {
      log.error({ err: error }, 'migration failed');
      throw new Error('The database could not be brought up to date; it was probably made by another version. Use an empty one, or the release that made it', {
        cause: error,
      });
    } finally {
      if (!embedded) await client.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => {});
      client.release();
    }
  };
  await (embedded ? embedded.patient(work) : work());
}
