import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { Changes } from './db/changes.ts';
import type { Database } from './db/database.ts';
import type { Snapshots } from './db/snapshots/snapshots.ts';
import type { MediaLibrary } from './features/media/media-library.ts';
import type { AnswerCache } from './kinds/answer-cache.ts';

/** What the routes work with; made once at start-up. */
export interface Deps {
  config: Config;
  db: Database;
  /** Ready answers of public reads. */
  cache: AnswerCache;
  /** Tells this and every other process which kinds have changed. */
  changes: Changes;
  media: MediaLibrary;
  /** Of the embedded database; absent with PostgreSQL. */
  snapshots: Snapshots | undefined;
  log: FastifyBaseLogger;
}
