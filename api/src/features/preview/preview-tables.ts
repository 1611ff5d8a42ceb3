import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/db/moment.ts';

/** Form values of previews, deleted when they expire. */
export const previewDrafts = pgTable(
  'preview_draft',
  {
    /** Random, since the preview address contains it. */
    id: text().primaryKey(),
    kind: text().notNull(),
    entryId: integer('entry_id').notNull(),
    accountId: integer('account_id').notNull(),
    values: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: moment('created_at').notNull().default(sql`now()`),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('preview_draft_of_account').on(table.accountId, table.createdAt)],
);
