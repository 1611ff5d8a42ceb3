import { date, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Search terms without a result, with count and last day only: no person, no time. */
export const emptySearches = pgTable('empty_search', {
  word: text().primaryKey(),
  count: integer().notNull(),
  lastDay: date('last_day').notNull(),
});
