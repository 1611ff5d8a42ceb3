import type { Area } from '@admissions/model';
import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { momentNow } from '../../platform/db/moment.ts';

/** No row: no approval required. */
export const publishingRules = pgTable('publishing_rule', {
  area: text().$type<Area>().primaryKey(),
  needsApproval: boolean('needs_approval').notNull(),
  updatedAt: momentNow('updated_at'),
  updatedBy: text('updated_by').notNull(),
});
