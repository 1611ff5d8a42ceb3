import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../db/moment.ts';

/** Who did what; lines are only ever added. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: moment().notNull().default(sql`now()`),
    /** Null: the system itself, or nobody who is signed in. */
    accountId: integer('account_id'),
    /** The name then, for the account may be gone. */
    account: text(),
    action: text().notNull(),
    area: text().notNull(),
    /** What it was done to, such as `visit/12`. */
    target: text().notNull(),
    /** Names of changed fields and the like; never personal data nor secrets. */
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** Of this line and the hash of the one before: a line cannot be changed or taken out unnoticed. */
    hash: text().notNull(),
  },
  (table) => [index('audit_log_newest').on(table.at.desc().nullsFirst())],
);

/** How long the log is and how it ends, in one row: lines that are cut off at the end are missed here. */
export const auditHead = pgTable('audit_head', {
  id: integer().primaryKey(),
  lines: integer().notNull(),
  lastId: integer('last_id').notNull(),
  hash: text().notNull(),
});
