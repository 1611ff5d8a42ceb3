import { changedAnswers } from '@admissions/protocol/server';
import { createResponseCache } from '../../content/cache/response-cache.ts';
import { watchSchedules } from '../../content/read/watch-schedules.ts';
import type { IdentityDeps } from '../../features/identity/deps/identity-deps.ts';
import { createChildProcessCheck } from '../../features/releases/check-in-child-process.ts';
import type { ReleaseDeps } from '../../features/releases/release-deps.ts';
import type { Config } from '../../platform/config/config.ts';
import { createSealing } from '../../platform/crypto/sealing.ts';
import { openChanges } from '../../platform/db/changes.ts';
import { migrateDatabase } from '../../platform/db/migrate.ts';
import { openDatabase } from '../../platform/db/open-database.ts';
import { createSnapshots } from '../../platform/db/snapshots/snapshots.ts';
import { createLogger } from '../../platform/logger.ts';
import { protectFolder } from '../../platform/protect-folder.ts';
import { createSpreadsheetReader } from '../../platform/spreadsheets/spreadsheet-reader.ts';
import { createContentHooks, createIdentityHooks } from './hooks.ts';

export type AppDeps = IdentityDeps & ReleaseDeps;

interface Programs {
  /** Folder of the built worker programs, ending in a slash. */
  programs: URL;
  template?: string;
  idleTransaction?: number;
}

/** Opens and migrates the database and creates the dependencies of the routes. */
export async function openDeps(
  config: Config,
  programs: Programs,
): Promise<{ deps: AppDeps; close: () => Promise<void> }> {
  const log = createLogger(config.logLevel, config.logDir);
  const notice = protectFolder(config.dataDir);
  if (notice) log.warn(notice);
  if (config.smtpUrl && !config.canonicalOrigin)
    log.warn('SITE_ORIGIN is not set: links in letters to the office have no host');
  const { db, connection } = await openDatabase(config, log, programs);
  try {
    const snapshotOptions = {
      dataDir: config.dataDir,
      programs: programs.programs,
      maxSnapshots: config.maxSnapshots,
    };
    const snapshots = db.embedded && createSnapshots(db.embedded, snapshotOptions);
    await migrateDatabase(db, log, {
      before: async () => void (await snapshots?.take('migration')),
    });
    const changes = await openChanges(connection, log);
    const cache = createResponseCache();
    changes.listen((changed) => cache.invalidate(changedAnswers(changed)));
    const schedules = watchSchedules({ db, changes, log });
    const sealing = createSealing(config.dataKey);
    const deps: AppDeps = {
      config,
      sealing,
      db,
      cache,
      changes,
      hooks: createContentHooks({ db, config, changes }),
      identity: createIdentityHooks(sealing),
      snapshots,
      checkRelease: createChildProcessCheck(programs.programs),
      readSpreadsheet: createSpreadsheetReader(programs.programs),
      log,
    };
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
