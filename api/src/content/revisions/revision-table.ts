import { type SQL, sql } from 'drizzle-orm';
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

/** SQL condition: visitors could see an earlier revision of the entry. */
export const wasShown = (kind: SQL | string, entryId: SQL): SQL<boolean> =>
  sql`exists (select 1 from entry_revision shown
    join entry_revision next on next.kind = shown.kind and next.entry_id = shown.entry_id and next.revision = shown.revision + 1
    where shown.kind = ${kind} and shown.entry_id = ${entryId} and shown.snapshot ->> 'status' = 'published'
      and coalesce((shown.snapshot ->> 'publishAt')::timestamptz < next.at, true))`;
