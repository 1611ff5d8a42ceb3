import type { ReviewEvent, ReviewState } from '@admissions/contracts';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../../db/moment.ts';
import { accounts } from '../accounts/accounts-tables.ts';

/** What visitors sent with any of the forms; a new form needs no table of its own. */
export const submissions = pgTable(
  'submission',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    form: text().notNull(),
    reference: text().notNull().unique(),
    /** The answers that name nobody. */
    facts: jsonb().$type<Record<string, unknown>>().notNull(),
    /** The personal answers, encrypted; null once they are erased. */
    personal: text(),
    school: text().notNull(),
    noticeVersion: text('notice_version').notNull(),
    consentAt: moment('consent_at').notNull(),
    state: text().$type<ReviewState>().notNull().default('new'),
    assigneeId: integer('assignee_id').references(() => accounts.id),
    scheduledAt: moment('scheduled_at'),
    /** The staff's notes, encrypted: people write names and numbers into them. */
    notes: text(),
    history: jsonb().$type<ReviewEvent[]>().notNull().default([]),
    createdAt: moment('created_at').notNull().default(sql`now()`),
    updatedAt: moment('updated_at').notNull().default(sql`now()`),
    updatedBy: text('updated_by'),
    revision: integer().notNull().default(1),
    deletedAt: moment('deleted_at'),
  },
  (table) => [index('submission_newest').on(table.form, table.createdAt.desc().nullsFirst())],
);
export type SubmissionRow = typeof submissions.$inferSelect;

/** Answers to POSTs by their Idempotency-Key: sent twice, done once. */
export const idempotency = pgTable(
  'idempotency',
  {
    key: text().notNull(),
    route: text().notNull(),
    bodyHash: text('body_hash').notNull(),
    answer: jsonb().$type<unknown>(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.route] }), index('idempotency_age').on(table.createdAt)],
);
