import type { KindId } from '@admissions/model/kinds';
import { integer, jsonb, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { momentNow } from '../../platform/db/moment.ts';

/** Draft and source entry, with the confirmed matches. */
export const rollovers = pgTable(
  'turnover',
  {
    id: serial().primaryKey(),
    kind: text().$type<KindId>().notNull(),
    fromId: integer('from_id').notNull(),
    madeId: integer('made_id').notNull(),
    year: integer().notNull(),
    toYear: integer('to_year').notNull(),
    kept: jsonb().$type<string[]>().notNull().default([]),
    at: momentNow('made_at'),
    by: text('made_by').notNull(),
  },
  (table) => [uniqueIndex('turnover_of_entry').on(table.kind, table.fromId)],
);

/** As staff read it. */
export const ROLLOVER = {
  id: rollovers.id,
  from: rollovers.fromId,
  made: rollovers.madeId,
  year: rollovers.year,
  toYear: rollovers.toYear,
  at: rollovers.at,
  by: rollovers.by,
};
