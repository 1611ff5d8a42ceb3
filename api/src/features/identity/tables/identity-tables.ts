import { type Flags, parseFlags } from '@admissions/model';
import type { MailNotices } from '@admissions/protocol/staff';
import { and, eq, isNull, sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../platform/db/database.ts';
import { moment, momentNow } from '../../../platform/db/moment.ts';

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

/** As long as the account may sign in. */
export async function readCurrentFlags(db: Queryable, id: number): Promise<Flags> {
  const account = await findAccountById(db, id);
  return account?.active ? parseFlags(account.priv) : {};
}

/** Ignores case. */
export async function findAccountByName(db: Queryable, name: string) {
  const [row] = await db
    .select()
    .from(accounts)
    .where(
      and(eq(sql`lower(${accounts.account})`, name.toLowerCase()), isNull(accounts.deletedAt)),
    );
  return row ?? null;
}

export async function findAccountById(db: Queryable, id: number) {
  const [row] = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.id, id), isNull(accounts.deletedAt)));
  return row ?? null;
}
