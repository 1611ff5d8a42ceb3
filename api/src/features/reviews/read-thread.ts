import type { ReviewComment, ReviewSubject, ReviewThread } from '@admissions/protocol/staff';
import { asc } from 'drizzle-orm';
import type { Deps } from '../../content/deps.ts';
import { needsApproval } from '../../content/publication/publication.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { findBundle } from '../drafts/bundle-tables.ts';
import { readEditors } from './editors.ts';
import { readReviews } from './list-reviews.ts';
import { digestSubject, type FoundSubject, readSubject } from './read-subject.ts';
import { draftReviews, isAboutSubject, reviewComments } from './review-tables.ts';

export async function readThread(
  deps: Deps,
  subject: ReviewSubject,
  me: number,
): Promise<ReviewThread> {
  const { orm } = deps.db;
  const found = await readSubject(deps, subject);
  const { area } = found.kind;
  const comments = await orm
    .select()
    .from(reviewComments)
    .where(isAboutSubject(reviewComments, subject))
    .orderBy(asc(reviewComments.id));
  return {
    reviews: await readReviews(orm, isAboutSubject(draftReviews, subject)),
    comments: comments.map(toComment),
    needsApproval: await needsApproval(orm, [area]),
    seen: found.seen,
    approval: await readApproval(deps, subject, found),
    lastEditorId: found.lastEditorId,
    colleagues: (await readEditors(orm))
      .filter(({ id, may }) => id !== me && may(area))
      .map(({ id, name }) => ({ id, name })),
    bundle: await findBundle(orm, subject),
  };
}

export const toComment = (row: typeof reviewComments.$inferSelect): ReviewComment => ({
  id: row.id,
  field: row.field,
  item: row.item,
  text: row.text,
  by: { id: row.byId, name: row.by },
  at: row.at,
  resolved: row.resolvedAt === null ? null : { by: row.resolvedBy ?? '', at: row.resolvedAt },
});

/** Whether the current content was approved; false for unpublishable content. */
async function readApproval(
  deps: Deps,
  subject: ReviewSubject,
  found: FoundSubject,
): Promise<ReviewThread['approval']> {
  const answers = await readAnswered(deps.db.orm, subject);
  if (!answers.some(({ state, used }) => state === 'approved' && used === null)) return 'open';
  const digest = await digestSubject(deps, found).catch((error: unknown) => {
    if (error instanceof HttpError) return null;
    throw error;
  });
  const last = answers.find((answer) => answer.digest === digest);
  return last?.state === 'approved' && last.used === null ? 'approved' : 'changed';
}

const readAnswered = async (orm: Queryable, subject: ReviewSubject) =>
  (
    await orm
      .select({
        state: draftReviews.state,
        digest: draftReviews.digest,
        used: draftReviews.publishedRevision,
        at: draftReviews.answeredAt,
      })
      .from(draftReviews)
      .where(isAboutSubject(draftReviews, subject))
  )
    .filter(({ at }) => at !== null)
    .sort((one, other) => ((one.at ?? '') < (other.at ?? '') ? 1 : -1));
