import type { AnyKind } from '@admissions/model';
import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { tableOf } from '../../content/schema/tables.ts';
import { entryDrafts } from '../drafts/draft-table.ts';
import { draftReviews } from './review-tables.ts';

/** Whether the draft that was asked about is still there: without it there is nothing to answer. */
export const isSubjectPresent: SQL = sql`(${draftReviews.draftId} is null or exists (select 1 from ${entryDrafts} where ${entryDrafts.id} = ${draftReviews.draftId}))`;

/** The entries of a kind at which a colleague was asked to look and has not answered. */
export const isReviewRequested = (kind: AnyKind): SQL =>
  sql`exists (select 1 from ${draftReviews} where ${draftReviews.kind} = ${kind.id} and ${draftReviews.entryId} = ${tableOf(kind).id} and ${draftReviews.state} = 'waiting' and ${isSubjectPresent})`;
