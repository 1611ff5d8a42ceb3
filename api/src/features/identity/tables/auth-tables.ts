import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../../../platform/db/moment.ts';
import { accounts } from './accounts-tables.ts';

/** Application tokens, by the hash of the token. */
export const appTokens = pgTable(
  'app_token',
  {
    hash: text().primaryKey(),
    domain: text().notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('app_token_expiry').on(table.expiresAt)],
);

/** Admin sessions; signing out deletes the row. */
export const adminSessions = pgTable(
  'admin_session',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tokenHash: text('token_hash').notNull().unique(),
    /** Hash of the half that only the HttpOnly cookie holds. */
    halfHash: text('half_hash').notNull(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    ip: text().notNull(),
    userAgent: text('user_agent').notNull(),
    createdAt: moment('created_at').notNull().default(sql`now()`),
    seenAt: moment('seen_at').notNull(),
    /** When the password was given last. */
    provenAt: moment('proven_at').notNull().default(sql`now()`),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('admin_session_account').on(table.accountId)],
);
export type AdminSessionRow = typeof adminSessions.$inferSelect;

/**
 * Failed attempts by account name, whether or not there is such an account (an unknown name locks like a known one), and by where they came from;
 * the source '' is the sum of what strangers failed from all networks.
 */
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

/** Browsers that an account has signed in with before, by the hash of the token in their cookie; one token may stand for several accounts. */
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

/** The second step of signing in: an authenticator app's secret and the codes for when it is lost. */
export const secondFactors = pgTable('second_factor', {
  accountId: integer('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  /** Encrypted with the data key. */
  secret: text().notNull(),
  /** Null until the first code has shown that the app has the secret: before that no code is asked for. */
  confirmedAt: moment('confirmed_at'),
  /** The last time step that signed in; it and the ones before sign in no more. */
  lastStep: integer('last_step').notNull().default(0),
  /** Hashes of the recovery codes that are left. */
  recoveryCodes: jsonb('recovery_codes').$type<string[]>().notNull().default([]),
});
