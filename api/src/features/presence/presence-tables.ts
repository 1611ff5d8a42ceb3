import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/db/moment.ts';

/** Open entry forms; a table, since several processes share it. */
export const presences = pgTable(
  'presence',
  {
    kind: text().notNull(),
    entryId: integer('entry_id').notNull(),
    accountId: integer('account_id').notNull(),
    name: text().notNull(),
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.entryId, table.accountId] })],
);
