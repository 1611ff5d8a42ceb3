import type { Crop, MediaKind } from '@admissions/protocol/staff';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { editColumns, momentNow } from '../../platform/db/moment.ts';

/** A smaller or other encoding of a picture; `file` is its name below /media. */
export interface Variant {
  type: 'image/avif' | 'image/webp' | 'image/jpeg';
  width: number;
  file: string;
}

export const media = pgTable(
  'media',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<MediaKind>().notNull().default('image'),
    /** The uploaded file name; never part of an address. */
    name: text().notNull(),
    file: text().notNull().unique(),
    type: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    placeholder: text().notNull(),
    variants: jsonb().$type<Variant[]>().notNull(),
    alt: text().notNull().default(''),
    tags: text().array().notNull().default(sql`'{}'`),
    focal: jsonb().$type<{ x: number; y: number }>(),
    crop: jsonb().$type<Crop>(),
    /** The whole picture while `file` is a crop of it. */
    original: jsonb().$type<{ file: string; width: number; height: number }>(),
    /** Seconds. */
    duration: integer(),
    /** The seed key by which demo content refers to it. */
    seedName: text('seed_name').unique(),
    createdBy: integer('created_by'),
    ...editColumns(),
  },
  (table) => [index('media_newest').on(table.id.desc().nullsFirst())],
);
export type MediaRow = typeof media.$inferSelect;

/** Uses of media by entries, updated with every write; the foreign key prevents deletion. */
export const mediaUses = pgTable(
  'media_uses',
  {
    mediaId: integer('media_id')
      .notNull()
      .references(() => media.id),
    kind: text().notNull(),
    entryId: integer('entry_id').notNull(),
    field: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.mediaId, table.kind, table.entryId, table.field] }),
    index('media_uses_by_entry').on(table.kind, table.entryId),
  ],
);

/** Unreferenced files, deleted later because caches may still refer to them. */
export const leftFiles = pgTable('media_left_files', {
  file: text().primaryKey(),
  at: momentNow(),
});
