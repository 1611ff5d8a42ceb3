import type { ReviewComment, ReviewSubject, ReviewThread } from '@admissions/protocol/staff';
import { asc } from 'drizzle-orm';
import type { Deps } from '../../content/deps.ts';
import { needsApproval } from '../../content/publication/publication.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { findBundle } from '../drafts/bundle-tables.ts';
import { readAnswers } from './find-objection.ts';
import { readReviews } from './list-reviews.ts';
import { readEditors } from './publishing-rules.ts';
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
    approval: await readApproval(deps, found),
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
async function readApproval(deps: Deps, found: FoundSubject): Promise<ReviewThread['approval']> {
  const answers = await readAnswers(deps.db.orm, found.kind, found.entry.id as number);
  if (!answers.some(({ state, isUnused }) => state === 'approved' && isUnused)) return 'open';
  const digest = await digestSubject(deps, found).catch((error: unknown) => {
    if (error instanceof HttpError) return null;
    throw error;
  });
  const last = answers.find((answer) => answer.digest === digest);
  return last?.state === 'approved' && last.isUnused ? 'approved' : 'changed';
}
