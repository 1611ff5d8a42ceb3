import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config/config.ts';
import type { Changes } from './db/changes.ts';
import type { Database } from './db/database.ts';
import type { Snapshots } from './db/snapshots/snapshots.ts';
import type { ReadSpreadsheet } from './spreadsheets/spreadsheet-reader.ts';

/** What every floor works with; made once at start-up. */
export interface PlatformDeps {
  config: Config;
  db: Database;
  /** Tells this and every other process which kinds have changed. */
  changes: Changes;
  /** Of the embedded database; absent with PostgreSQL. */
  snapshots: Snapshots | undefined;
  readSpreadsheet: ReadSpreadsheet;
  log: FastifyBaseLogger;
}
