import type { KindId } from '@admissions/model/kinds';
import type { SiteRule } from '@admissions/protocol/staff';
import { integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { moment, momentNow } from '../../platform/db/moment.ts';

/** Findings of the last check; repeated ones retain their dismissal. */
export const siteFindings = pgTable(
  'site_finding',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<KindId>().notNull(),
    entryId: integer('entry_id').notNull(),
    rule: text().$type<SiteRule>().notNull(),
    field: text().notNull(),
    item: integer(),
    words: text().notNull(),
    foundAt: momentNow('found_at'),
    setAsideBy: text('set_aside_by'),
    setAsideAt: moment('set_aside_at'),
  },
  (table) => [
    unique('site_finding_of').on(table.kind, table.entryId, table.rule, table.field, table.words),
  ],
);

/** One row, claimed by the process that runs the check. */
export const siteChecks = pgTable('site_check', {
  id: integer().primaryKey(),
  finishedAt: moment('finished_at'),
  /** Start and expiry of the claim. */
  startedAt: moment('started_at'),
  claimedUntil: moment('claimed_until'),
  entries: integer().notNull().default(0),
});
