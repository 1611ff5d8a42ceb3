import type {
  MailRole,
  MailState,
  QuestionState,
  ReviewEvent,
  ReviewState,
} from '@admissions/protocol/forms';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { editColumns, moment, momentNow } from '../../../platform/db/moment.ts';
import type { IdentityDeps } from '../../identity/deps/identity-deps.ts';
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

/** Questions to storytellers: the encrypted original beside the published text. */
export const storyQuestions = pgTable(
  'story_question',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    reference: text().notNull().unique(),
    /** The story id; may be deleted since. */
    story: integer().notNull(),
    /** Name and question as sent, encrypted; null once erased. */
    asked: text(),
    state: text().$type<QuestionState>().notNull().default('new'),
    /** The published name, edited by staff. */
    name: text(),
    question: text(),
    answer: text(),
    answeredAt: moment('answered_at'),
    noticeVersion: text('notice_version').notNull(),
    consentAt: moment('consent_at').notNull(),
    ...editColumns(),
  },
  (table) => [index('story_question_of').on(table.story, table.state)],
);
export type QuestionRow = typeof storyQuestions.$inferSelect;

export type MailDeps = Pick<IdentityDeps, 'config' | 'sealing'>;

/** The scheduled day (Taipei), else the booked one. */
export const scheduledDay = sql<
  string | null
>`coalesce(to_char(${submissions.scheduledAt} at time zone 'Asia/Taipei', 'YYYY-MM-DD'), ${submissions.bookedDay})`;

/** The same with its time if there is one; sorts as text. */
export const scheduledMoment = sql<
  string | null
>`coalesce(to_char(${submissions.scheduledAt} at time zone 'Asia/Taipei', 'YYYY-MM-DD HH24:MI'), ${submissions.bookedDay})`;

/** Address of a submission in the back office. */
export const buildRequestPath = (form: string, id: number) => `/admin/forms/edit_${form}?id=${id}`;
