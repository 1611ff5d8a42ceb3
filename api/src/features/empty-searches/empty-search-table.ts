import { date, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Words that found no department: how often, and the last day. Nothing of who typed them, and no time. */
export const emptySearches = pgTable('empty_search', {
  word: text().primaryKey(),
  count: integer().notNull(),
  lastDay: date('last_day').notNull(),
});
