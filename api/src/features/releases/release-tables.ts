import type {
  Adoption,
  Budget,
  JudgedFigures,
  Pin,
  ReleaseChannel,
  Trial,
} from '@admissions/protocol/releases';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/db/moment.ts';

/** Whose a remote and its paths are. */
export const remoteOwners = pgTable('remote_owner', {
  remote: text().primaryKey(),
  team: text().notNull(),
  prefixes: jsonb().$type<string[]>().notNull(),
  budget: jsonb().$type<Partial<Budget>>(),
  /** No longer read: releases of before could be signed. */
  publicKey: text('public_key'),
  updatedAt: moment('updated_at').notNull().default(sql`now()`),
  updatedBy: text('updated_by').notNull(),
});

/** With one of these a team's program sends releases of one remote. Only the hash is here: a copy of the database opens nothing. */
export const deployTokens = pgTable('deploy_token', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  remote: text().notNull(),
  name: text().notNull(),
  hash: text().notNull().unique(),
  createdAt: moment('created_at').notNull().default(sql`now()`),
  createdBy: text('created_by').notNull(),
  lastUsedAt: moment('last_used_at'),
  revokedAt: moment('revoked_at'),
  revokedBy: text('revoked_by'),
});

/** Every release that was taken; its files are one archive in the store. */
export const remoteReleases = pgTable(
  'remote_release',
  {
    remote: text().notNull(),
    version: text().notNull(),
    /** release.json as it was sent. */
    description: text().notNull(),
    signature: text(),
    /** Its name in the store. */
    archive: text().notNull(),
    size: integer().notNull(),
    builder: text(),
    commit: text(),
    sentBy: text('sent_by').notNull(),
    sentAt: moment('sent_at').notNull().default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.remote, table.version] })],
);

/** Which release each channel of a remote has. */
export const releaseChannels = pgTable(
  'release_channel',
  {
    remote: text().notNull(),
    channel: text().$type<ReleaseChannel>().notNull(),
    version: text().notNull(),
    /** What it had before, the newest first. */
    previous: jsonb().$type<string[]>().notNull().default([]),
    pin: jsonb().$type<Pin>(),
    percent: integer().notNull().default(100),
    /** Since when it has this release, or this share, and by whom and why. */
    at: moment().notNull().default(sql`now()`),
    by: text().notNull(),
    reason: text().notNull(),
    /** Of a canary: after so many minutes a healthy one is for everybody. */
    promoteAfter: integer('promote_after'),
    /** Of the stable release: what takes its place when it does badly in its first minutes. */
    trial: jsonb().$type<Trial>(),
  },
  (table) => [primaryKey({ columns: [table.remote, table.channel] })],
);

/** How often the channels have changed, in one row: the sequence of the registry that shells follow. Whoever changes a channel holds it, so that changes come one after the other. */
export const releaseHead = pgTable('release_head', {
  id: integer().primaryKey(),
  sequence: integer().notNull(),
});

/** What was done to releases, by whom and why; lines are only ever added. */
export const releaseLog = pgTable(
  'release_log',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: moment().notNull().default(sql`now()`),
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

/** What each shell serves, as it says itself; one row a shell, since it says all at once. */
export const shellAdoptions = pgTable('shell_adoption', {
  shell: text().primaryKey(),
  at: moment().notNull(),
  sequence: integer().notNull(),
  remotes: jsonb().$type<Adoption['remotes']>().notNull(),
});
