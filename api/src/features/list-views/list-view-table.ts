import type { KindId } from '@admissions/model/kinds';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/db/moment.ts';

export const listViews = pgTable(
  'list_view',
  {
    id: serial().primaryKey(),
    kind: text().$type<KindId>().notNull(),
    name: text().notNull(),
    state: jsonb().$type<Record<string, string>>().notNull(),
    columns: jsonb().$type<string[]>(),
    isShared: boolean('is_shared').notNull(),
    ownerId: integer('owner_id').notNull(),
    /** Stored by name: a shared view outlives the account. */
    ownerName: text('owner_name').notNull(),
    updatedAt: moment('updated_at').notNull().default(sql`now()`),
  },
  (table) => [index('list_view_of_kind').on(table.kind, table.ownerId)],
);
