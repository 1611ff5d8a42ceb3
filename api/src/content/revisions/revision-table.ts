import { index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { momentNow } from '../../platform/db/moment.ts';

/** Complete snapshots of every revision of every entry. */
export const entryRevisions = pgTable(
  'entry_revision',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    entryId: integer('entry_id').notNull(),
    revision: integer().notNull(),
    at: momentNow(),
    accountId: integer('account_id'),
    by: text(),
    action: text().notNull(),
    /** Optional name given by staff. */
    name: text(),
    snapshot: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (table) => [
    unique('entry_revision_of_entry').on(table.kind, table.entryId, table.revision),
    index('entry_revision_at').on(table.at),
  ],
);
