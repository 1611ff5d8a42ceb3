import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../db/moment.ts';

/** Staff writes by Idempotency-Key, for a day. */
export const writeKeys = pgTable(
  'write_key',
  {
    caller: text().notNull(),
    /** Method and path, with the query. */
    route: text().notNull(),
    key: text().notNull(),
    /** A keyed hash of the body. */
    bodyHash: text('body_hash').notNull(),
    /** Id of the executing request; a takeover after a crash writes its own. */
    claim: text().notNull(),
    /** Retries wait for the executing request until then. */
    busyUntil: moment('busy_until').notNull(),
    /** Set in the transaction of the write itself. */
    done: boolean().notNull().default(false),
    status: integer(),
    /** Encrypted; null where the answer is not stored. */
    answer: text(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.caller, table.route, table.key] }),
    index('write_key_age').on(table.createdAt),
  ],
);
