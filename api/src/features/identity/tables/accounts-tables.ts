import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../../../platform/db/moment.ts';

export const accounts = pgTable(
  'account',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    account: text().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    passwordHash: text('password_hash').notNull(),
    /** Hashes of the passwords before, newest first. */
    passwordHistory: jsonb('password_history').$type<string[]>().notNull().default([]),
    mustChangePassword: boolean('must_change_password').notNull().default(false),
    /** JSON text of the flags, as the specification has it. */
    priv: text().notNull().default('{}'),
    active: boolean().notNull().default(true),
    /** Person at the OpenID provider, bound at the first sign-in there. */
    oidcIssuer: text('oidc_issuer'),
    oidcSubject: text('oidc_subject'),
    /** When a manager locked it; it stays so until somebody unlocks it. */
    lockedAt: moment('locked_at'),
    /** The last line of the audit log that was there when it saw what the other managers had done. */
    noticesSeen: integer('notices_seen').notNull().default(0),
    lastSignInAt: moment('last_sign_in_at'),
    createdAt: moment('created_at').notNull().default(sql`now()`),
    updatedAt: moment('updated_at').notNull().default(sql`now()`),
    updatedBy: text('updated_by'),
    revision: integer().notNull().default(1),
    deletedAt: moment('deleted_at'),
  },
  // Names are compared without case; the name of a deleted account is free again.
  (table) => [
    uniqueIndex('account_name')
      .on(sql`lower(${table.account})`)
      .where(sql`${table.deletedAt} is null`),
    uniqueIndex('account_oidc_person')
      .on(table.oidcIssuer, table.oidcSubject)
      .where(sql`${table.deletedAt} is null`),
  ],
);
/** Columns of an account that the next person with its sign-in name may take at the provider. */
export const OIDC_UNBOUND = { oidcIssuer: null, oidcSubject: null };
export type AccountRow = typeof accounts.$inferSelect;
