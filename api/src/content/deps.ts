import type { FastifyBaseLogger } from 'fastify';
import type { MediaLibrary } from '../features/media/media-library.ts';
import type { Config } from '../platform/config/config.ts';
import type { Changes } from '../platform/db/changes.ts';
import type { Database } from '../platform/db/database.ts';
import type { Snapshots } from '../platform/db/snapshots/snapshots.ts';
import type { AnswerCache } from './cache/response-cache.ts';

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
