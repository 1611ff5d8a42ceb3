import type { KindId } from '@admissions/model/kinds';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/db/moment.ts';

/** The values of an entry in a preview. */
export interface PreviewedValues {
  kind: KindId;
  entryId: number;
  values: Record<string, unknown>;
}

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
    /** Further drafts of the same preview. */
    others: jsonb().$type<PreviewedValues[]>().notNull().default([]),
    createdAt: moment('created_at').notNull().default(sql`now()`),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('preview_draft_of_account').on(table.accountId, table.createdAt)],
);
