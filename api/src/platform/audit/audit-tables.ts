import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { momentNow } from '../db/moment.ts';

/** Append-only. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: momentNow(),
    /** Null: the system, or an anonymous caller. */
    accountId: integer('account_id'),
    /** A copy of the name: the account may be deleted later. */
    account: text(),
    action: text().notNull(),
    area: text().notNull(),
    /** Such as `visit/12`. */
    target: text().notNull(),
    /** Names of changed fields and similar; never personal data or secrets. */
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** Covers the previous hash too, so a changed or removed line is detected. */
    hash: text().notNull(),
  },
  (table) => [index('audit_log_newest').on(table.at.desc().nullsFirst())],
);

/** One row with length and last hash of the log: detects lines cut off at the end. */
export const auditHead = pgTable('audit_head', {
  id: integer().primaryKey(),
  lines: integer().notNull(),
  lastId: integer('last_id').notNull(),
  hash: text().notNull(),
});
