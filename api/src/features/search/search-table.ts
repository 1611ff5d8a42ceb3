import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/db/moment.ts';

const textArray = (name: string) => text(name).array().notNull().default(sql`'{}'`);

/** How the rows are made; with another number the whole index is made anew when the API starts. */
export const INDEX_VERSION = 3;

const SEARCH_STATES = ['published', 'draft', 'trash'] as const;

/** In kB: every search reads what was written and is not sorted in yet, and not every engine sorts it in by itself. */
const PENDING_LIST_LIMIT = { gin_pending_list_limit: 64 };

/** By what entries are found: one row for each of every kind, also hidden ones, written in the transaction that writes the entry, and one for each page of the site itself. What visitors may see of it: `isShownNow`. */
export const searchEntries = pgTable(
  'search_entries',
  {
    kind: text().notNull(),
    entry: integer().notNull(),
    area: text().notNull(),
    /** Null: shown around other content. */
    url: text(),
    /** Where the entry stands itself; whether it is shown now also depends on its time and on what it belongs to. */
    state: text({ enum: SEARCH_STATES }).notNull().default('published'),
    /** Whether the search of the site has entries like this one. */
    isOnSite: boolean('is_on_site').notNull().default(true),
    isOwnPage: boolean('is_own_page').notNull().default(false),
    title: text().notNull(),
    summary: text().notNull(),
    /** What else visitors read of it, as it was written. */
    content: text().notNull().default(''),
    /** A word that names it stands before everything else that has the word. */
    isNamedFirst: boolean('is_named_first').notNull().default(false),
    /** Folded: title and other names, each a line between two line breaks. */
    names: text().notNull(),
    /** Folded: the title; and in lines title, summary, names, and those of the content. */
    titleWords: text('title_words').notNull(),
    words: text().notNull(),
    /** Of title and names; and of everything. */
    titleGrams: textArray('title_grams'),
    grams: textArray('grams'),
    version: smallint().notNull(),
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
    index('search_entries_grams').using('gin', table.grams).with(PENDING_LIST_LIMIT),
    index('search_entries_title_grams').using('gin', table.titleGrams).with(PENDING_LIST_LIMIT),
    index('search_entries_named_first').on(table.kind).where(sql`${table.isNamedFirst}`),
  ],
);
