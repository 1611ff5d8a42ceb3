import type { AnyKind } from '@admissions/model';
import { type SQL, sql } from 'drizzle-orm';
import { tableOf } from '../../content/schema/tables.ts';
import { entryDrafts } from '../drafts/draft-table.ts';
import { draftReviews } from './review-tables.ts';

/** Without its draft a review cannot be answered. */
export const isSubjectPresent: SQL = sql`(${draftReviews.draftId} is null or exists (select 1 from ${entryDrafts} where ${entryDrafts.id} = ${draftReviews.draftId}))`;

/** Entries of a kind with an unanswered review request. */
export const isReviewRequested = (kind: AnyKind) =>
  sql`exists (select 1 from ${draftReviews} where ${draftReviews.kind} = ${kind.id} and ${draftReviews.entryId} = ${tableOf(kind).id} and ${draftReviews.state} = 'waiting' and ${isSubjectPresent})`;
