import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
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
