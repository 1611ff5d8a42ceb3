import type { AnyKind } from '@admissions/model';
import type { KindId } from '@admissions/model/kinds';
import { kindOf } from '@admissions/model/kinds';
import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { digestContent, isPublicNowOrSoon } from '../../content/publication/publication.ts';
import type { Row } from '../../content/schema/row.ts';
import type { Tx } from '../../platform/db/database.ts';
import { entryDrafts } from '../drafts/draft-table.ts';
import { digestNewDraft } from './read-subject.ts';
import { draftReviews, reviewComments } from './review-tables.ts';

/** Moves reviews of a draft to the written entry and marks the approval as used. */
export async function settleReviews(tx: Tx, kind: AnyKind, row: Row): Promise<void> {
  const entryId = row.id as number;
  if (row.revision === 1)
    await attachDraftReviews(tx, kind, { entryId, digest: digestContent(kind, row) });
  if (!isPublicNowOrSoon(row)) return;
  const isUsedUp = and(
    eq(draftReviews.state, 'approved'),
    eq(draftReviews.digest, digestContent(kind, row)),
    isNull(draftReviews.publishedRevision),
  );
  // Without a draft there is nothing to review.
  const isOver = and(eq(draftReviews.state, 'waiting'), isNull(draftReviews.draftId));
  await tx
    .update(draftReviews)
    .set({
      publishedRevision: sql`case when ${isUsedUp} then ${row.revision} else ${draftReviews.publishedRevision} end`,
      state: sql`case when ${isOver} then 'closed' else ${draftReviews.state} end`,
    })
    .where(
      and(
        eq(draftReviews.kind, kind.id as KindId),
        eq(draftReviews.entryId, entryId),
        or(isUsedUp, isOver),
      ),
    );
}

/** Finds the draft of a new entry by its content, or by its approved content. */
async function attachDraftReviews(
  tx: Tx,
  { id }: AnyKind,
  { entryId, digest }: { entryId: number; digest: string },
): Promise<void> {
  const kind = id as (typeof draftReviews.$inferSelect)['kind'];
  const approved = await tx
    .select({ draftId: draftReviews.draftId })
    .from(draftReviews)
    .where(
      and(
        eq(draftReviews.kind, kind),
        isNull(draftReviews.entryId),
        isNotNull(draftReviews.draftId),
        eq(draftReviews.digest, digest),
        eq(draftReviews.state, 'approved'),
      ),
    );
  const draftIds = [
    ...approved.map(({ draftId }) => draftId as number),
    ...(await findReviewedDrafts(tx, kind, digest)),
  ];
  if (draftIds.length === 0) return;
  for (const table of [draftReviews, reviewComments])
    await tx
      .update(table)
      .set({ entryId })
      .where(and(eq(table.kind, kind), isNull(table.entryId), inArray(table.draftId, draftIds)));
}

/** Drafts of new entries with this content, with comments but no approval. */
async function findReviewedDrafts(tx: Tx, kind: KindId, digest: string): Promise<number[]> {
  const ofDraft = (table: typeof draftReviews | typeof reviewComments) =>
    tx
      .select({ id: table.draftId })
      .from(table)
      .where(and(eq(table.kind, kind), isNull(table.entryId), isNotNull(table.draftId)));
  const drafts = await tx
    .select()
    .from(entryDrafts)
    .where(
      and(
        eq(entryDrafts.kind, kind),
        isNull(entryDrafts.entryId),
        or(
          inArray(entryDrafts.id, ofDraft(draftReviews)),
          inArray(entryDrafts.id, ofDraft(reviewComments)),
        ),
      ),
    );
  return drafts.filter((copy) => digestNewDraft(kindOf(kind), copy) === digest).map(({ id }) => id);
}
