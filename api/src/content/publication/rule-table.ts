import type { Area } from '@admissions/model';
import { sql } from 'drizzle-orm';
import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/db/moment.ts';

/** No row: no approval required. */
export const publishingRules = pgTable('publishing_rule', {
  area: text().$type<Area>().primaryKey(),
  needsApproval: boolean('needs_approval').notNull(),
  updatedAt: moment('updated_at').notNull().default(sql`now()`),
  updatedBy: text('updated_by').notNull(),
});
