import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { editColumns, moment } from '../../platform/db/moment.ts';

export const whitelist = pgTable('ip_whitelist', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** Canonical: `140.138.1.0/24`, `2001:db8::/32`; a single address has no prefix length. */
  ip: text().notNull().unique(),
  note: text().notNull(),
  expiresAt: moment('expires_at'),
  ...editColumns(),
  /** Last admitted account. */
  lastHitAt: moment('last_hit_at'),
  lastHitIp: text('last_hit_ip'),
});
export type WhitelistRow = typeof whitelist.$inferSelect;

/** One row: the previous list and the time of its automatic restoration. */
export const provisionalChange = pgTable('ip_whitelist_provisional', {
  id: integer().primaryKey(),
  before: jsonb().$type<WhitelistRow[]>().notNull(),
  revertsAt: moment('reverts_at').notNull(),
  by: text().notNull(),
});
