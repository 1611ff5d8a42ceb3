import type { MailNotices } from '@admissions/protocol/staff';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../../../platform/db/moment.ts';

export const accounts = pgTable(
  'account',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    account: text().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    passwordHash: text('password_hash').notNull(),
    /** Hashes of previous passwords, newest first. */
    passwordHistory: jsonb('password_history').$type<string[]>().notNull().default([]),
    mustChangePassword: boolean('must_change_password').notNull().default(false),
    /** The flags as JSON text, as in the specification. */
    priv: text().notNull().default('{}'),
    active: boolean().notNull().default(true),
    /** The bound person at the OpenID provider. */
    oidcIssuer: text('oidc_issuer'),
    oidcSubject: text('oidc_subject'),
    /** Locked by a manager until it is unlocked. */
    lockedAt: moment('locked_at'),
    /** The id of the last audit entry it has seen as a notice. */
    noticesSeen: integer('notices_seen').notNull().default(0),
    /** When it gets letters about its tasks. */
    mailNotices: text('mail_notices').$type<MailNotices>().notNull().default('now'),
    lastSignInAt: moment('last_sign_in_at'),
    createdAt: moment('created_at').notNull().default(sql`now()`),
    updatedAt: moment('updated_at').notNull().default(sql`now()`),
    updatedBy: text('updated_by'),
    revision: integer().notNull().default(1),
    deletedAt: moment('deleted_at'),
  },
  // Case-insensitive; names of deleted accounts can be reused.
  (table) => [
    uniqueIndex('account_name')
      .on(sql`lower(${table.account})`)
      .where(sql`${table.deletedAt} is null`),
    uniqueIndex('account_oidc_person')
      .on(table.oidcIssuer, table.oidcSubject)
      .where(sql`${table.deletedAt} is null`),
  ],
);
/** Resets the binding, so that the next person with the sign-in name is bound. */
export const OIDC_UNBOUND = { oidcIssuer: null, oidcSubject: null };
export type AccountRow = typeof accounts.$inferSelect;

/** Tasks of accounts that get one letter in the morning, until it is queued. */
export const accountTasks = pgTable(
  'account_task',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** What the task is about, such as `review/7`; deletes it when done. */
    about: text().notNull(),
    text: text().notNull(),
    path: text().notNull(),
    at: moment().notNull().default(sql`now()`),
  },
  (table) => [index('account_task_about').on(table.about)],
);
