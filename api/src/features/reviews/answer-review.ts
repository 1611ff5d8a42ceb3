import { isDeepStrictEqual } from 'node:util';
import type { AnyKind } from '@admissions/model';
import type { DraftReviewReply, ReviewSubject } from '@admissions/protocol/staff';
import { and, eq } from 'drizzle-orm';
import type { Deps } from '../../content/deps.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { HttpError, refused } from '../../platform/http/http-error.ts';
import type { SignedIn } from '../../platform/http/signed-in.ts';
import { deleteTasks } from '../identity/notices/notify-colleagues.ts';
import { digestSubject, type FoundSubject, readSubject } from './read-subject.ts';
import { buildAuditLine, reviewTask } from './request-review.ts';
import { draftReviews } from './review-tables.ts';

type Review = typeof draftReviews.$inferSelect & ReviewSubject;

/** Throws a 409 when already answered, changed since it was seen, or for approving one's own. */
export async function answerReview(
  deps: Deps,
  { review, by }: { review: Review; by: SignedIn },
  { state, words, seen }: DraftReviewReply,
) {
  if (review.state !== 'waiting') throw refuse('error.reviewAnswered');
  if (review.byId === by.id) throw refuse('error.ownReview');
  const found = await readSubject(deps, review);
  if (!isDeepStrictEqual({ ...found.seen }, { ...seen })) throw refuse('error.reviewMoved');
  if (state === 'approved' && found.lastEditorId === by.id) throw refuse('error.ownApproval');
  const digest = await readDigest(deps, found, state);
  await deps.db.transaction(async (tx) => {
    const answered = await tx
      .update(draftReviews)
      .set({
        state,
        words,
        digest,
        answeredAt: new Date().toISOString(),
        answerById: by.id,
        answerBy: by.name,
      })
      .where(and(eq(draftReviews.id, review.id), eq(draftReviews.state, 'waiting')))
      .returning({ id: draftReviews.id });
    if (answered.length === 0) throw refuse('error.reviewAnswered');
    await deleteTasks(tx, [reviewTask(review.id)]);
    await recordAudit(tx, buildAuditLine(state === 'approved' ? 'approve' : 'return', by, found));
  });
}

const refuse = (
  message: 'error.reviewAnswered' | 'error.ownReview' | 'error.ownApproval' | 'error.reviewMoved',
) => refused(409, message);

/** Only an approval requires valid content. */
async function readDigest(
  deps: Deps,
  found: FoundSubject,
  state: DraftReviewReply['state'],
): Promise<string | null> {
  try {
    return await digestSubject(deps, found);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    if (state === 'returned') return null;
    if (error.status !== 422) throw error;
    const fields = formatFieldLabels(found.kind, Object.keys(error.fieldErrors('zh-TW') ?? {}));
    throw refused(409, 'error.notPublishable', { params: { fields } });
  }
}

/** Labels of the fields that these paths point into, on one line. */
export const formatFieldLabels = ({ fields }: AnyKind, paths: readonly string[]) => {
  const names = paths.map((path) => {
    const name = path.split('.')[0] ?? path;
    return (Object.hasOwn(fields, name) && fields[name]?.label?.['zh-TW']) || name;
  });
  return [...new Set(names)].join('、');
};
