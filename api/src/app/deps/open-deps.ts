import { answerCache } from '../../content/cache/response-cache.ts';
import type { Deps } from '../../content/deps.ts';
import { watchSchedules } from '../../content/read/watch-schedules.ts';
import { mediaLibrary } from '../../features/media/media-library.ts';
import type { Config } from '../../platform/config/config.ts';
import { openChanges } from '../../platform/db/changes.ts';
import { migrateDatabase } from '../../platform/db/migrate.ts';
import { openDatabase } from '../../platform/db/open-database.ts';
import { snapshotsOf } from '../../platform/db/snapshots/snapshots.ts';
import { loggerOf } from '../../platform/logger.ts';

export interface Programs {
  /** Folder of the built worker programs, ending in a slash. */
  programs: URL;
  template?: string;
  idleTransaction?: number;
}

/** Opens the database, brings it up to date and makes what the routes work with. */
export async function openDeps(
  config: Config,
  programs: Programs,
): Promise<{ deps: Deps; close: () => Promise<void> }> {
  const log = loggerOf(config.logLevel);
  const { db, connection } = await openDatabase(config, log, programs);
  try {
    const place = {
      dataDir: config.dataDir,
      programs: programs.programs,
      kept: config.snapshotsKept,
    };
    const snapshots = db.embedded && snapshotsOf(db.embedded, place);
    await migrateDatabase(db, log, {
      before: async () => void (await snapshots?.take('migration')),
    });
    const changes = await openChanges(connection, log);
    const cache = answerCache();
    changes.listen((changed) => cache.empty(changed));
    const schedules = watchSchedules({ db, changes, log });
    const deps: Deps = { config, db, cache, changes, media: mediaLibrary(db), snapshots, log };
    return {
      deps,
      async close() {
        schedules.stop();
        await changes.close();
        await db.close();
      },
    };
  } catch (error) {
    await db.close();
    throw error;
  }
}
