import type { CommentPosition, ReviewComment, ReviewSubject } from '@admissions/protocol/staff';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../content/deps.ts';
import { createNotFoundError } from '../../platform/http/http-error.ts';
import type { SignedIn } from '../../platform/http/signed-in.ts';
import type { IdentityDeps } from '../identity/deps/identity-deps.ts';
import { findMentioned } from '../identity/notices/find-mentioned.ts';
import { deleteTasks } from '../identity/notices/notify-colleagues.ts';
import { readEditors } from './publishing-rules.ts';
import { readSubject } from './read-subject.ts';
import { toComment } from './read-thread.ts';
import { notifyAboutSubject } from './request-review.ts';
import { reviewComments } from './review-tables.ts';

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
    const [added] = await tx
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
      .returning();
    if (!added) throw new Error('the inserted comment was not returned');
    const editors = (await readEditors(tx)).filter(({ may }) => may(ofKind.area));
    await notifyAboutSubject(tx, deps, subject, {
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
  const [found] = await orm.select().from(reviewComments).where(eq(reviewComments.id, id));
  if (!found) throw createNotFoundError();
  return found;
}

/** Resolves a comment or reopens it. */
export async function resolveComment(
  { orm }: Deps['db'],
  { id, isResolved }: { id: number; isResolved: boolean },
  by: SignedIn,
): Promise<ReviewComment> {
  const [changed] = await orm
    .update(reviewComments)
    .set({
      resolvedAt: isResolved ? new Date().toISOString() : null,
      resolvedBy: isResolved ? by.name : null,
    })
    .where(eq(reviewComments.id, id))
    .returning();
  if (!changed) throw createNotFoundError();
  if (isResolved) await deleteTasks(orm, [commentTask(id)]);
  return toComment(changed);
}
