import type { MailRole, MailState, ReviewEvent, ReviewState } from '@admissions/protocol/forms';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment, momentNow } from '../../../platform/db/moment.ts';
import { accounts } from '../../identity/tables/identity-tables.ts';

/** Submissions of all forms. */
export const submissions = pgTable(
  'submission',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    form: text().notNull(),
    reference: text().notNull().unique(),
    /** Answers without personal data. */
    facts: jsonb().$type<Record<string, unknown>>().notNull(),
    /** The personal answers, encrypted; null once erased. */
    personal: text(),
    school: text().notNull(),
    noticeVersion: text('notice_version').notNull(),
    consentAt: moment('consent_at').notNull(),
    state: text().$type<ReviewState>().notNull().default('new'),
    assigneeId: integer('assignee_id').references(() => accounts.id),
    scheduledAt: moment('scheduled_at'),
    /** Staff notes, encrypted because they may contain personal data. */
    notes: text(),
    history: jsonb().$type<ReviewEvent[]>().notNull().default([]),
    createdAt: momentNow('created_at'),
    updatedAt: momentNow('updated_at'),
    updatedBy: text('updated_by'),
    revision: integer().notNull().default(1),
    deletedAt: moment('deleted_at'),
    /** The day (YYYY-MM-DD, Taipei) of the booked seats; null for requested days. */
    bookedDay: text('booked_day'),
    people: integer(),
    /** When it was first opened, or opened again after being marked unread. */
    readAt: moment('read_at'),
    /** The booked event; may be deleted since. */
    bookedEvent: integer('booked_event'),
    /** The booked camp; may be deleted since. */
    bookedCamp: integer('booked_camp'),
    /** The submission that this duplicate was merged into; it is hidden like a deleted one. */
    mergedInto: integer('merged_into'),
  },
  (table) => [
    index('submission_newest').on(table.form, table.createdAt.desc().nullsFirst()),
    index('submission_booked').on(table.bookedDay),
    index('submission_booked_event').on(table.bookedEvent),
    index('submission_booked_camp').on(table.bookedCamp),
    index('submission_merged_into').on(table.mergedInto),
  ],
);
export type SubmissionRow = typeof submissions.$inferSelect;

/** Mail queue: letters about submissions and letters to staff, with their state. */
export const formMails = pgTable(
  'form_mail',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Null: a letter to staff about accounts or tasks. */
    submissionId: integer('submission_id').references(() => submissions.id),
    role: text().$type<MailRole | 'manager'>().notNull(),
    /** Recipient, subject and text, encrypted; null once erased, for notices once sent. */
    letter: text(),
    /** The staff author of a reply. */
    author: text(),
    state: text().$type<MailState>().notNull().default('queued'),
    attempts: integer().notNull().default(0),
    nextAt: moment('next_at').notNull(),
    /** Claimed by one process until then. */
    claimedUntil: moment('claimed_until'),
    /** The error code of the mail server; its message may hold addresses. */
    fault: text(),
    createdAt: moment('created_at').notNull(),
    sentAt: moment('sent_at'),
  },
  (table) => [
    index('form_mail_due').on(table.state, table.nextAt),
    index('form_mail_of').on(table.submissionId),
  ],
);
