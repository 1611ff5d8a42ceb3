import type { GoLiveCheck } from '@admissions/protocol/staff';
import { sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/db/moment.ts';

/** Checks that a person confirmed or set aside. */
export const goLiveDecisions = pgTable('go_live_decision', {
  check: text().$type<GoLiveCheck>().primaryKey(),
  by: text().notNull(),
  at: moment().notNull().default(sql`now()`),
});
