import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/db/moment.ts';

const texts = (name: string) => text(name).array().notNull().default(sql`'{}'`);

/** What visitors may find: one row for each published entry of every kind, written in the transaction that writes the entry. */
export const searchEntries = pgTable(
  'search_entries',
  {
    kind: text().notNull(),
    entry: integer().notNull(),
    area: text().notNull(),
    /** Null: shown around other content and found nowhere. */
    url: text(),
    isOwnPage: boolean('is_own_page').notNull().default(false),
    title: text().notNull(),
    summary: text().notNull(),
    /** Folded: the title, and everything that is searched. */
    titleWords: text('title_words').notNull(),
    words: text().notNull(),
    titleGrams: texts('title_grams'),
    grams: texts('grams'),
    /** The entry's own day, or when it was changed. */
    day: text().notNull(),
    updatedAt: moment('updated_at').notNull(),
    publishAt: moment('publish_at'),
    unpublishAt: moment('unpublish_at'),
    /** The entry without which this one is not shown. */
    parentKind: text('parent_kind'),
    parentEntry: integer('parent_entry'),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.entry] }),
    index('search_entries_grams').using('gin', table.grams),
  ],
);
