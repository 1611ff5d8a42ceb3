import { type AnyKind, allows, parseFlags } from '@admissions/model';
import type { KindId } from '@admissions/model/kinds';
import { and, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import {
  digestContent,
  isNewToVisitors,
  isPublicNowOrSoon,
  needsApproval,
  type Objection,
  type Publication,
} from '../../content/publication/publication.ts';
import { isRevisionOf } from '../../content/revisions/revisions.ts';
import { entryRevisions, type Row } from '../../content/schema/tables.ts';
import type { Queryable, Tx } from '../../platform/db/database.ts';
import { accounts } from '../identity/tables/identity-tables.ts';
import { draftReviews } from './review-tables.ts';

/** How long the author of a hide may undo it without approval. */
const UNDO_WINDOW_MS = 3_600_000;

/** Null when the area needs no approval, or another editor approved exactly this content. */
export async function findObjection(
  orm: Queryable,
  publication: Publication,
): Promise<Objection | null> {
  if (!isNewToVisitors(publication)) return null;
  if (!(await needsApproval(orm, [publication.kind.area]))) return null;
  const { kind, after } = publication;
  const answers = await readAnswers(orm, kind, after.id as number);
  const digest = digestContent(kind, after);
  // The latest answer about this content counts.
  const last = answers.find((answer) => answer.digest === digest);
  if (last?.state === 'approved' && last.isUnused && last.mayApprove) return null;
  if (await isUndo(orm, publication)) return null;
  return answers.some(({ state, isUnused }) => state === 'approved' && isUnused)
    ? 'changed'
    : 'unapproved';
}

/** Latest first. */
export async function readAnswers(orm: Queryable, kind: AnyKind, entryId: number) {
  const rows = await orm
    .select({
      state: draftReviews.state,
      digest: draftReviews.digest,
      publishedRevision: draftReviews.publishedRevision,
      priv: accounts.priv,
      active: accounts.active,
      deletedAt: accounts.deletedAt,
    })
    .from(draftReviews)
    .leftJoin(accounts, eq(accounts.id, draftReviews.answerById))
    .where(
      and(
        eq(draftReviews.kind, kind.id as KindId),
        eq(draftReviews.entryId, entryId),
        isNotNull(draftReviews.answeredAt),
        inArray(draftReviews.state, ['approved', 'returned']),
      ),
    )
    .orderBy(desc(draftReviews.answeredAt), desc(draftReviews.id));
  return rows.map(({ state, digest, publishedRevision, priv, active, deletedAt }) => ({
    state,
    digest,
    isUnused: publishedRevision === null,
    mayApprove: active === true && deletedAt === null && allows(parseFlags(priv), kind.area),
  }));
}

/** Whether the writer undoes their own hide or trash. */
async function isUndo(orm: Queryable, { kind, by, before, after }: Publication) {
  if (before === null || isPublicNowOrSoon(before)) return false;
  const [last, earlier] = await orm
    .select()
    .from(entryRevisions)
    .where(isRevisionOf(kind, after.id as number))
    .orderBy(desc(entryRevisions.revision))
    .limit(2);
  if (!last || !earlier || last.revision !== before.revision || last.accountId !== by.id)
    return false;
  const at = Date.parse(last.at);
  return (
    Date.now() - at < UNDO_WINDOW_MS &&
    isPublicNowOrSoon(earlier.snapshot, at) &&
    digestContent(kind, earlier.snapshot) === digestContent(kind, after)
  );
}

/** Marks the approval of a published entry as used. */
export async function settleReviews(tx: Tx, kind: AnyKind, row: Row) {
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
