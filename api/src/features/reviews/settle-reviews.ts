import type { AnyKind } from '@admissions/model';
import type { KindId } from '@admissions/model/kinds';
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { digestContent, isPublicNowOrSoon } from '../../content/publication/publication.ts';
import type { Row } from '../../content/schema/row.ts';
import type { Tx } from '../../platform/db/database.ts';
import { draftReviews } from './review-tables.ts';

/** Marks the approval of a published entry as used. */
export async function settleReviews(tx: Tx, kind: AnyKind, row: Row): Promise<void> {
  const entryId = row.id as number;
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
