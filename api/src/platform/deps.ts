import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config/config.ts';
import type { Sealing } from './crypto/sealing.ts';
import type { Changes } from './db/changes.ts';
import type { Database } from './db/database.ts';
import type { Snapshots } from './db/snapshots/snapshots.ts';
import type { ReadSpreadsheet } from './spreadsheets/spreadsheet-reader.ts';

/** Created once at start-up, used by every layer. */
export interface PlatformDeps {
  config: Config;
  db: Database;
  changes: Changes;
  /** Encrypts personal data with the data key. */
  sealing: Sealing;
  /** Of the embedded database; undefined with PostgreSQL. */
  snapshots: Snapshots | undefined;
  readSpreadsheet: ReadSpreadsheet;
  log: FastifyBaseLogger;
}
