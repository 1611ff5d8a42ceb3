import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../db/moment.ts';

/** Counters of limits that hold over all processes and restarts. */
export const rateCounts = pgTable('rate_count', {
  key: text().primaryKey(),
  count: integer().notNull(),
  resetsAt: moment('resets_at').notNull(),
});
