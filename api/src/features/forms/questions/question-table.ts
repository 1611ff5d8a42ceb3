import type { QuestionState } from '@admissions/protocol/forms';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { editColumns, moment } from '../../../platform/db/moment.ts';

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
