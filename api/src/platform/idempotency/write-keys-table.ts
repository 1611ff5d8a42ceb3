import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../db/moment.ts';

/** Writes of staff by their Idempotency-Key, for a day: sent twice, done once. */
export const writeKeys = pgTable(
  'write_key',
  {
    /** Whose key it is. */
    caller: text().notNull(),
    /** Method and path, with the query. */
    route: text().notNull(),
    key: text().notNull(),
    /** A keyed hash of what was sent. */
    bodyHash: text('body_hash').notNull(),
    /** Names the request that does it; whoever takes over after a crash writes its own. */
    claim: text().notNull(),
    /** Until then the request that does it is waited for. */
    busyUntil: moment('busy_until').notNull(),
    /** Set in the transaction of the write itself. */
    done: boolean().notNull().default(false),
    status: integer(),
    /** Encrypted; null where the answer is not kept. */
    answer: text(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.caller, table.route, table.key] }),
    index('write_key_age').on(table.createdAt),
  ],
);
