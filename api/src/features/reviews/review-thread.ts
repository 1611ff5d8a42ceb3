import type {
  CommentPosition,
  ReviewComment,
  ReviewSubject,
  ReviewThread,
} from '@admissions/protocol/staff';
import { asc, eq } from 'drizzle-orm';
import type { Deps } from '../../content/deps.ts';
import { needsApproval } from '../../content/publication/publication.ts';
import { HttpError, requireRow } from '../../platform/http/http-error.ts';
import type { SignedIn } from '../../platform/http/typed-routes.ts';
import { findBundle } from '../drafts/draft-tables.ts';
import { readEditors } from '../identity/accounts/account-view.ts';
import type { IdentityDeps } from '../identity/deps/identity-deps.ts';
import { deleteTasks, findMentioned } from '../identity/notices/notify-colleagues.ts';
import { readAnswers } from './find-objection.ts';
import { readReviews } from './list-reviews.ts';
import { digestSubject, type FoundSubject, readSubject } from './read-subject.ts';
import { notifyAbout, readFormPath } from './request-review.ts';
import { draftReviews, isAboutSubject, reviewComments } from './review-tables.ts';

interface CommentWrite extends ReviewSubject, CommentPosition {
  text: string;
}

/** On a draft or entry, one of its fields, or an item of a body; mails whom it mentions. */
export async function createComment(
  deps: IdentityDeps,
  { kind, entryId, field, item, text }: CommentWrite,
  by: SignedIn,
): Promise<ReviewComment> {
  const subject = { kind, entryId };
  const { title, kind: ofKind } = await readSubject(deps, subject);
  return deps.db.transaction(async (tx) => {
    const added = requireRow(
      await tx
        .insert(reviewComments)
        .values({
          kind,
          entryId,
          field,
          item,
          text,
          byId: by.id,
          by: by.name,
        })
        .returning(),
    );
    const editors = (await readEditors(tx)).filter(({ may }) => may(ofKind.area));
    await notifyAbout(tx, deps, await readFormPath(tx, subject), {
      by,
      to: findMentioned(text, editors),
      about: commentTask(added.id),
      did: '在留言中提到您',
      title,
      note: text,
    });
    return toComment(added);
  });
}

const commentTask = (id: number) => `comment/${id}`;

/** Throws "not exists" when there is none. */
export async function readComment({ orm }: Deps['db'], id: number) {
  return requireRow(await orm.select().from(reviewComments).where(eq(reviewComments.id, id)));
}

/** Resolves a comment or reopens it. */
export async function resolveComment(
  { orm }: Deps['db'],
  { id, isResolved }: { id: number; isResolved: boolean },
  by: SignedIn,
): Promise<ReviewComment> {
  const changed = requireRow(
    await orm
      .update(reviewComments)
      .set({
        resolvedAt: isResolved ? new Date().toISOString() : null,
        resolvedBy: isResolved ? by.name : null,
      })
      .where(eq(reviewComments.id, id))
      .returning(),
  );
  if (isResolved) await deleteTasks(orm, [commentTask(id)]);
  return toComment(changed);
}

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

const toComment = (row: typeof reviewComments.$inferSelect): ReviewComment => ({
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
