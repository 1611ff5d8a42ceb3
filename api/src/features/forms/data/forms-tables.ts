import type { MailRole, MailState, ReviewEvent, ReviewState } from '@admissions/protocol/forms';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../../platform/db/moment.ts';
import { accounts } from '../../identity/tables/accounts-tables.ts';

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
    /** The day (YYYY-MM-DD, Taipei) of which it takes so many places; null where days are only wished. */
    bookedDay: text('booked_day'),
    people: integer(),
    /** When somebody opened it first, or again after it was marked as unread. */
    readAt: moment('read_at'),
    /** The event of which it takes them instead; it may be gone by now. */
    bookedEvent: integer('booked_event'),
    /** Or the camp. */
    bookedCamp: integer('booked_camp'),
  },
  (table) => [
    index('submission_newest').on(table.form, table.createdAt.desc().nullsFirst()),
    index('submission_booked').on(table.bookedDay),
    index('submission_booked_event').on(table.bookedEvent),
    index('submission_booked_camp').on(table.bookedCamp),
  ],
);
export type SubmissionRow = typeof submissions.$inferSelect;

/** Letters about submissions, and to account managers, that wait for the mail server, and what became of them. */
export const formMails = pgTable(
  'form_mail',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Null: a notice to account managers. */
    submissionId: integer('submission_id').references(() => submissions.id),
    role: text().$type<MailRole | 'manager'>().notNull(),
    /** Address, subject and text, encrypted; null once they are erased, and of a notice once it is sent. */
    letter: text(),
    /** Who wrote it: of answers. */
    author: text(),
    state: text().$type<MailState>().notNull().default('queued'),
    attempts: integer().notNull().default(0),
    nextAt: moment('next_at').notNull(),
    /** Until then it is being sent by one process. */
    claimedUntil: moment('claimed_until'),
    /** What the mail server's refusal is called; never its words, which may hold addresses. */
    fault: text(),
    createdAt: moment('created_at').notNull(),
    sentAt: moment('sent_at'),
  },
  (table) => [
    index('form_mail_due').on(table.state, table.nextAt),
    index('form_mail_of').on(table.submissionId),
  ],
);
