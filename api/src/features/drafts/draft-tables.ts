import type { KindId } from '@admissions/model/kinds';
import type { EntryDraftFailure, ReviewSubject } from '@admissions/protocol/staff';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Editor } from '../../content/revisions/revisions.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { moment } from '../../platform/db/moment.ts';

/** Unpublished changes: at most one row per entry. */
export const entryDrafts = pgTable(
  'working_copy',
  {
    id: serial().primaryKey(),
    kind: text().$type<KindId>().notNull(),
    /** Null until `migrateDraftsWithoutEntry`, in a row of an earlier version. */
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

/** Changes that go live together. */
export const bundles = pgTable(
  'bundle',
  {
    id: serial().primaryKey(),
    name: text().notNull(),
    createdAt: moment('created_at').notNull().default(sql`now()`),
    createdBy: text('created_by').notNull(),
    /** Null: not scheduled. */
    dueAt: moment('due_at'),
    dueFor: jsonb('due_for').$type<Editor>(),
    /** When the scheduled publication failed. */
    failedAt: moment('failed_at'),
    publishedAt: moment('published_at'),
    publishedBy: text('published_by'),
  },
  (table) => [index('bundle_due').on(table.dueAt)],
);

type StoredDraft = Pick<
  typeof entryDrafts.$inferSelect,
  'title' | 'changed' | 'base' | 'updatedBy' | 'updatedById'
>;

/** An entry with its draft. */
export const bundleItems = pgTable(
  'bundle_item',
  {
    id: serial().primaryKey(),
    bundleId: integer('bundle_id').notNull(),
    kind: text().$type<KindId>().notNull(),
    entryId: integer('entry_id').notNull(),
    /** At the time of adding: an entry may be gone later. */
    title: text().notNull(),
    /** Revisions before and after the publication; `before` is null for a begun entry. */
    before: integer('revision_before'),
    after: integer('revision_after'),
    /** The published draft, for an undo. */
    draft: jsonb().$type<StoredDraft>(),
  },
  (table) => [
    index('bundle_item_of_bundle').on(table.bundleId),
    uniqueIndex('bundle_item_of_entry')
      .on(table.kind, table.entryId)
      .where(sql`${table.after} is null`),
  ],
);

export const isDraftOf = ({ kind, entryId }: ReviewSubject) =>
  and(eq(entryDrafts.kind, kind), eq(entryDrafts.entryId, entryId));

/** The open bundle that it goes live with. */
export async function findBundle(
  orm: Queryable,
  { kind, entryId }: ReviewSubject,
): Promise<{ id: number; name: string } | null> {
  const [found] = await orm
    .select({ id: bundles.id, name: bundles.name })
    .from(bundleItems)
    .innerJoin(bundles, eq(bundles.id, bundleItems.bundleId))
    .where(
      and(isNull(bundleItems.after), eq(bundleItems.kind, kind), eq(bundleItems.entryId, entryId)),
    );
  return found ?? null;
}
