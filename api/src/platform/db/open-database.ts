import fs from 'node:fs';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Config } from '../config/config.ts';
import { createDatabase } from './database.ts';
import { Embedded } from './embedded/embedded.ts';
import { type RestoreResult, restoreNewest } from './snapshots/restore-snapshot.ts';
import { listSnapshots } from './snapshots/snapshot-files.ts';

/** PostgreSQL by its URL, or the embedded engine in the data folder. Throws one sentence. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  log: FastifyBaseLogger,
  options: { programs: URL; template?: string; idleTransaction?: number },
) {
  const onError = (error: Error) =>
    log.warn({ err: { message: error.message } }, 'database connection lost');
  if (config.databaseUrl) {
    const connection = {
      connectionString: config.databaseUrl,
      max: 10,
      connectionTimeoutMillis: 5000,
      statement_timeout: 5000,
    };
    const db = createDatabase(connection, { onError });
    try {
      await checkServer(db.pool);
    } catch (error) {
      await db.close();
      throw error;
    }
    return {
      db,
      connection: { connectionString: config.databaseUrl, connectionTimeoutMillis: 5000 },
    };
  }
  const recovery = createRecovery(config.dataDir, options.programs, log);
  const embedded = new Embedded({ folder: config.dataDir, ...options, ...recovery.options });
  embedded.on('fault', (error) =>
    log.error({ err: { message: error.message } }, 'embedded database'),
  );
  embedded.on('restarted', (what) => log.warn(what, 'embedded database restarted'));
  await embedded.open();
  return {
    db: {
      ...createDatabase(embedded.poolConfig(), { embedded, onError }),
      recovered: recovery.done(),
    },
    connection: embedded.poolConfig(),
  };
}

async function checkServer(pool: pg.Pool) {
  let version: number;
  try {
    const { rows } = await pool.query<{ version: string }>(
      `select current_setting('server_version_num') as version`,
    );
    version = Number(rows[0]?.version ?? 0);
  } catch (error) {
    throw new Error(
      `The database at DATABASE_URL cannot be reached: ${(error as Error).message || (error as NodeJS.ErrnoException).code}`,
      { cause: error },
    );
  }
  if (version < 150_000)
    throw new Error(
      `The database at DATABASE_URL is PostgreSQL ${Math.floor(version / 10_000)}; this product needs 15 or newer`,
    );
}

// An engine without disk space does not start either; a restore would not help.
const MIN_FREE_BYTES = 64 * 2 ** 20;

/** Restores the newest good snapshot of a missing or broken database, with loud log lines. */
function createRecovery(dataDir: string, programs: URL, log: FastifyBaseLogger) {
  let restored: RestoreResult | undefined;
  return {
    done: () => restored,
    options: {
      expected: () => restored?.snapshot.tables ?? listSnapshots(dataDir)[0]?.tables,
      async recover(why: string) {
        const snapshots = listSnapshots(dataDir);
        if (snapshots.length === 0) return false;
        const { bavail, bsize } = fs.statfsSync(dataDir);
        if (bavail * bsize < MIN_FREE_BYTES)
          throw new Error(
            `The embedded database in ${dataDir} did not start and the disk is full: ${why}`,
          );
        log.fatal(
          { why, snapshots: snapshots.length },
          'THE DATABASE CANNOT BE OPENED; restoring the newest good snapshot',
        );
        const done = await restoreNewest(snapshots, { dataDir, programs }, (error) =>
          log.error({ err: error }, 'cannot restore a snapshot'),
        );
        if (!done)
          throw new Error(
            `The embedded database in ${dataDir} did not start (${why}), and none of its ${snapshots.length} snapshots can be restored`,
          );
        restored = done;
        const { name, takenAt } = done.snapshot;
        log.fatal(
          { snapshot: name, takenAt, movedTo: done.movedTo },
          done.isUpToDate
            ? `RESTORED FROM A SNAPSHOT of ${takenAt} AND THE JOURNAL after it: at most the last seconds before the damage are missing`
            : `RESTORED FROM A SNAPSHOT: everything written after ${takenAt} is missing`,
        );
        return true;
      },
    },
  };
}
