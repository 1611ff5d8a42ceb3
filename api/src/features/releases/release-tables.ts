import type {
  Budget,
  DeployScope,
  JudgedFigures,
  Pin,
  ReleaseChannel,
  ShellReport,
  Trial,
} from '@admissions/protocol/releases';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, momentNow } from '../../platform/db/moment.ts';

export const remoteOwners = pgTable('remote_owner', {
  remote: text().primaryKey(),
  team: text().notNull(),
  prefixes: jsonb().$type<string[]>().notNull(),
  budget: jsonb().$type<Partial<Budget>>(),
  /** No longer read: earlier releases could be signed. */
  publicKey: text('public_key'),
  updatedAt: momentNow('updated_at'),
  updatedBy: text('updated_by').notNull(),
});

/** Only the hash is stored: a copy of the database grants no access. */
export const deployTokens = pgTable('deploy_token', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  remote: text().notNull(),
  name: text().notNull(),
  hash: text().notNull().unique(),
  createdAt: momentNow('created_at'),
  createdBy: text('created_by').notNull(),
  lastUsedAt: moment('last_used_at'),
  revokedAt: moment('revoked_at'),
  revokedBy: text('revoked_by'),
  /** Null: never. */
  expiresAt: moment('expires_at'),
  /** Null: all. */
  scopes: jsonb().$type<DeployScope[]>(),
});

/** Every accepted release; its files are one archive in the store. */
export const remoteReleases = pgTable(
  'remote_release',
  {
    remote: text().notNull(),
    version: text().notNull(),
    /** release.json as sent. */
    description: text().notNull(),
    signature: text(),
    /** Name in the store. */
    archive: text().notNull(),
    size: integer().notNull(),
    builder: text(),
    commit: text(),
    sentBy: text('sent_by').notNull(),
    sentAt: momentNow('sent_at'),
  },
  (table) => [primaryKey({ columns: [table.remote, table.version] })],
);

export const releaseChannels = pgTable(
  'release_channel',
  {
    remote: text().notNull(),
    channel: text().$type<ReleaseChannel>().notNull(),
    version: text().notNull(),
    /** Earlier versions, newest first. */
    previous: jsonb().$type<string[]>().notNull().default([]),
    pin: jsonb().$type<Pin>(),
    percent: integer().notNull().default(100),
    /** Start of this release or share. */
    at: momentNow(),
    by: text().notNull(),
    reason: text().notNull(),
    /** No longer used: canaries could be promoted after a time. */
    promoteAfter: integer('promote_after'),
    /** Only for stable: the fallback during its first minutes. */
    trial: jsonb().$type<Trial>(),
  },
  (table) => [primaryKey({ columns: [table.remote, table.channel] })],
);

/** One row: the registry's sequence. Locking it serialises changes of channels. */
export const releaseHead = pgTable('release_head', {
  id: integer().primaryKey(),
  sequence: integer().notNull(),
});

/** Append only. */
export const releaseLog = pgTable(
  'release_log',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: momentNow(),
    remote: text().notNull(),
    action: text().notNull(),
    channel: text().$type<ReleaseChannel>(),
    from: text('from_version'),
    to: text('to_version'),
    reason: text().notNull(),
    by: text().notNull(),
    commit: text(),
    percent: integer(),
    figures: jsonb().$type<JudgedFigures>(),
  },
  (table) => [index('release_log_of_remote').on(table.remote, table.id)],
);

/** What each shell reports to serve, one row per shell. */
export const shellAdoptions = pgTable('shell_adoption', {
  shell: text().primaryKey(),
  at: moment().notNull(),
  sequence: integer().notNull(),
  remotes: jsonb().$type<ShellReport['remotes']>().notNull(),
});

/** No longer used: an earlier version wrote the pages of the current releases. */
export const remotePages = pgTable('remote_page', {
  path: text().primaryKey(),
  inSitemap: boolean('in_sitemap').notNull(),
});
