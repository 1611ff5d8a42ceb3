import type { AnyKind } from '@admissions/model';
import type { KindId } from '@admissions/model/kinds';
import type { ReviewProgress, ReviewSubject } from '@admissions/protocol/staff';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { tableOf } from '../../content/schema/tables.ts';
import { moment, momentNow } from '../../platform/db/moment.ts';
import { entryDrafts } from '../drafts/draft-tables.ts';

// `draftId` is the reviewed draft. Names are stored since accounts may be deleted.
const subjectColumns = () => ({
  kind: text().$type<KindId>().notNull(),
  entryId: integer('entry_id'),
  draftId: integer('draft_id'),
});

export const draftReviews = pgTable(
  'draft_review',
  {
    id: serial().primaryKey(),
    ...subjectColumns(),
    title: text().notNull(),
    state: text().$type<ReviewProgress>().notNull().default('waiting'),
    at: momentNow(),
    byId: integer('by_id').notNull(),
    by: text().notNull(),
    ofId: integer('of_id').notNull(),
    of: text().notNull(),
    note: text().notNull(),
    answeredAt: moment('answered_at'),
    answerById: integer('answer_by_id'),
    answerBy: text('answer_by'),
    words: text(),
    /** `digestContent` at the time of the answer; null for unpublishable content. */
    digest: text(),
    /** Set when published with this approval, which is valid once. */
    publishedRevision: integer('published_revision'),
  },
  (table) => [
    index('draft_review_of_entry').on(table.kind, table.entryId),
    index('draft_review_waiting').on(table.state, table.ofId),
  ],
);

export const reviewComments = pgTable(
  'review_comment',
  {
    id: serial().primaryKey(),
    ...subjectColumns(),
    field: text(),
    item: text(),
    text: text().notNull(),
    at: momentNow(),
    byId: integer('by_id').notNull(),
    by: text().notNull(),
    resolvedAt: moment('resolved_at'),
    resolvedBy: text('resolved_by'),
  },
  (table) => [index('review_comment_of_entry').on(table.kind, table.entryId)],
);

export const isAboutSubject = (
  table: typeof draftReviews | typeof reviewComments,
  { kind, entryId }: ReviewSubject,
) => and(eq(table.kind, kind), eq(table.entryId, entryId)) as SQL;

/** Without its draft a review cannot be answered. */
export const isSubjectPresent: SQL = sql`(${draftReviews.draftId} is null or exists (select 1 from ${entryDrafts} where ${entryDrafts.id} = ${draftReviews.draftId}))`;

/** Entries of a kind with an unanswered review request. */
export const isReviewRequested = (kind: AnyKind) =>
  sql`exists (select 1 from ${draftReviews} where ${draftReviews.kind} = ${kind.id} and ${draftReviews.entryId} = ${tableOf(kind).id} and ${draftReviews.state} = 'waiting' and ${isSubjectPresent})`;
