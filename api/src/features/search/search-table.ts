import { KINDS } from '@admissions/model/kinds';
import { and, inArray, type SQL, sql } from 'drizzle-orm';
import {
  alias,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { findParent } from '../../content/schema/tables.ts';
import { moment } from '../../platform/db/moment.ts';

const textArray = (name: string) => text(name).array().notNull().default(sql`'{}'`);

/** A new number rebuilds the index at the start of the API. */
export const INDEX_VERSION = 5;

const SEARCH_STATES = ['published', 'draft', 'trash'] as const;

/** In kB; every search scans the pending list, and not every engine vacuums it. */
const PENDING_LIST_LIMIT = { gin_pending_list_limit: 64 };

/** One row per entry, hidden ones too, and one per site page. For visitors: `isShownNow`. */
export const searchEntries = pgTable(
  'search_entries',
  {
    kind: text().notNull(),
    entry: integer().notNull(),
    area: text().notNull(),
    /** Null: shown around other content. */
    url: text(),
    /** State of the entry alone; schedule and parents also decide about visibility. */
    state: text({ enum: SEARCH_STATES }).notNull().default('published'),
    isOnSite: boolean('is_on_site').notNull().default(true),
    isOwnPage: boolean('is_own_page').notNull().default(false),
    title: text().notNull(),
    summary: text().notNull(),
    /** Other visible text, unfolded. */
    content: text().notNull().default(''),
    /** Whether an exact name ranks before all other matches. */
    isNamedFirst: boolean('is_named_first').notNull().default(false),
    /** Folded lines: title and other names, enclosed in line breaks. */
    names: text().notNull(),
    /** Folded: the title; then lines of title, summary, names and content. */
    titleWords: text('title_words').notNull(),
    words: text().notNull(),
    /** Grams of title and names; below, of all texts. */
    titleGrams: textArray('title_grams'),
    grams: textArray('grams'),
    version: smallint().notNull(),
    /** Date of the entry, or of its last change. */
    day: text().notNull(),
    updatedAt: moment('updated_at').notNull(),
    publishAt: moment('publish_at'),
    unpublishAt: moment('unpublish_at'),
    /** Parent that must be visible for this entry to be shown. */
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

const parent = alias(searchEntries, 'parent');
const isPublishedNow = ({
  state,
  publishAt,
  unpublishAt,
}: Pick<typeof searchEntries, 'state' | 'publishAt' | 'unpublishAt'>) =>
  sql`${state} = 'published' and (${publishAt} is null or ${publishAt} <= now()) and (${unpublishAt} is null or ${unpublishAt} > now())`;

/** Few parents exist, so their state is read once for all hits. */
const PARENT_KINDS = [...new Set(KINDS.flatMap((kind) => findParent(kind)?.to ?? []))];

/** Published, within its schedule, and with a visible parent. */
export const isVisibleNow = and(
  isPublishedNow(searchEntries),
  sql`(${searchEntries.parentKind} is null or (${searchEntries.parentKind}, ${searchEntries.parentEntry}) in (select ${parent.kind}, ${parent.entry} from ${searchEntries} "parent" where ${inArray(parent.kind, PARENT_KINDS)} and ${isPublishedNow(parent as never)}))`,
) as SQL;
