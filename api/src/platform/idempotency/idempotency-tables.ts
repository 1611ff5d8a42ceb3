import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../db/moment.ts';

/** Stored answers to POSTs by Idempotency-Key. */
export const idempotency = pgTable(
  'idempotency',
  {
    key: text().notNull(),
    route: text().notNull(),
    bodyHash: text('body_hash').notNull(),
    answer: jsonb().$type<unknown>(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.route] }),
    index('idempotency_age').on(table.createdAt),
  ],
);

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
