import type { KindId } from '@admissions/model/kinds';
import type { EntryDraftFailure } from '@admissions/protocol/staff';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Editor } from '../../content/revisions/revisions.ts';
import { moment } from '../../platform/db/moment.ts';

/** What staff changed and have not published: at most one of each entry, any number of entries that are not stored yet. */
export const entryDrafts = pgTable(
  'working_copy',
  {
    id: serial().primaryKey(),
    kind: text().$type<KindId>().notNull(),
    /** Null: an entry that has not been stored yet. */
    entryId: integer('entry_id'),
    version: integer().notNull().default(1),
    title: text().notNull(),
    changed: jsonb().$type<Record<string, unknown>>().notNull(),
    base: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: moment('created_at').notNull().default(sql`now()`),
    updatedAt: moment('updated_at').notNull().default(sql`now()`),
    updatedBy: text('updated_by').notNull(),
    /** The account of the one who wrote last: nobody approves what is their own. */
    updatedById: integer('updated_by_id'),
    /** When it is published by itself, and for whom; null: not by itself. */
    dueAt: moment('due_at'),
    dueFor: jsonb('due_for').$type<Editor>(),
    /** Why it was not when its time came. */
    failure: jsonb().$type<EntryDraftFailure>(),
  },
  (table) => [
    uniqueIndex('working_copy_of_entry').on(table.kind, table.entryId),
    index('working_copy_by_time').on(table.updatedAt),
    index('working_copy_due').on(table.dueAt),
  ],
);
