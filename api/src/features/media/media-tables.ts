import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../db/moment.ts';

/** A smaller or other encoding of a picture; `file` is its name below /media. */
export interface Variant {
  type: 'image/avif' | 'image/webp';
  width: number;
  file: string;
}

export const media = pgTable(
  'media',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** What the uploader called it; never part of an address. */
    name: text().notNull(),
    file: text().notNull().unique(),
    type: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    placeholder: text().notNull(),
    variants: jsonb().$type<Variant[]>().notNull(),
    /** The name in the seed's index, by which demo content refers to it. */
    seedName: text('seed_name').unique(),
    createdBy: integer('created_by'),
    createdAt: moment('created_at').notNull().default(sql`now()`),
  },
  (table) => [index('media_newest').on(table.id.desc().nullsFirst())],
);
export type MediaRow = typeof media.$inferSelect;
