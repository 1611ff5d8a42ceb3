import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, momentNow } from '../../../platform/db/moment.ts';
import { accounts } from './accounts-tables.ts';

/** Stored by the hash of the token. */
export const appTokens = pgTable(
  'app_token',
  {
    hash: text().primaryKey(),
    domain: text().notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('app_token_expiry').on(table.expiresAt)],
);

/** Signing out deletes the row. */
export const adminSessions = pgTable(
  'admin_session',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tokenHash: text('token_hash').notNull().unique(),
    /** Hash of the half in the HttpOnly cookie. */
    halfHash: text('half_hash').notNull(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    ip: text().notNull(),
    userAgent: text('user_agent').notNull(),
    createdAt: momentNow('created_at'),
    seenAt: moment('seen_at').notNull(),
    /** When the password was last confirmed. */
    provenAt: momentNow('proven_at'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('admin_session_account').on(table.accountId)],
);
export type AdminSessionRow = typeof adminSessions.$inferSelect;

/** Failures by name (existing or not) and source; '' is the sum of all strangers. */
export const signInFailures = pgTable(
  'sign_in_failure',
  {
    account: text().notNull(),
    source: text().notNull(),
    failures: integer().notNull(),
    firstAt: moment('first_at').notNull(),
    lockedUntil: moment('locked_until'),
  },
  (table) => [
    primaryKey({ columns: [table.account, table.source] }),
    index('sign_in_failure_age').on(table.firstAt),
  ],
);

/** Known browsers by the hash of their cookie; one token may serve several accounts. */
export const knownDevices = pgTable(
  'known_device',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tokenHash: text('token_hash').notNull(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('known_device_of').on(table.tokenHash, table.accountId),
    index('known_device_account').on(table.accountId),
  ],
);

/** Authenticator secret and recovery codes. */
export const secondFactors = pgTable('second_factor', {
  accountId: integer('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  /** Encrypted with the data key. */
  secret: text().notNull(),
  /** Null until a first code has confirmed the secret; no code is required before. */
  confirmedAt: moment('confirmed_at'),
  /** The last used time step; it and earlier ones are rejected. */
  lastStep: integer('last_step').notNull().default(0),
  /** Hashes of the unused recovery codes. */
  recoveryCodes: jsonb('recovery_codes').$type<string[]>().notNull().default([]),
});
