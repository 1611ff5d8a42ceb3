import type { KindId } from '@admissions/model/kinds';
import type { EntryDraftFailure } from '@admissions/protocol/staff';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Editor } from '../../content/revisions/revisions.ts';
import { moment } from '../../platform/db/moment.ts';

/** Unpublished changes: at most one row per entry. */
export const entryDrafts = pgTable(
  'working_copy',
  {
    id: serial().primaryKey(),
    kind: text().$type<KindId>().notNull(),
    /** Null until `adoptNewDrafts`, in a row of an earlier version. */
    entryId: integer('entry_id'),
    version: integer().notNull().default(1),
    title: text().notNull(),
    changed: jsonb().$type<Record<string, unknown>>().notNull(),
    base: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: moment('created_at').notNull().default(sql`now()`),
    updatedAt: moment('updated_at').notNull().default(sql`now()`),
    updatedBy: text('updated_by').notNull(),
    /** The last editor, who may not approve the draft. */
    updatedById: integer('updated_by_id'),
    /** All accounts that have written in it. */
    editorIds: jsonb('editor_ids').$type<number[]>().notNull().default([]),
    /** Valid columns of an entry that was begun and never saved; null for other entries. */
    shown: jsonb().$type<Record<string, unknown>>(),
    /** Null: not scheduled. */
    dueAt: moment('due_at'),
    dueFor: jsonb('due_for').$type<Editor>(),
    /** Why the scheduled publication failed. */
    failure: jsonb().$type<EntryDraftFailure>(),
  },
  (table) => [
    uniqueIndex('working_copy_of_entry').on(table.kind, table.entryId),
    index('working_copy_by_time').on(table.updatedAt),
    index('working_copy_due').on(table.dueAt),
  ],
);
