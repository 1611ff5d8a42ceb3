import { isDeepStrictEqual } from 'node:util';
import { type AnyKind, buildStaffUrl } from '@admissions/model';
import { type KindId, kindOf } from '@admissions/model/kinds';
import type { DraftReview, DraftReviewReply, ReviewSubject } from '@admissions/protocol/staff';
import { and, eq } from 'drizzle-orm';
import type { Deps } from '../../content/deps.ts';
import { recordEntry } from '../../content/write/write-entry.ts';
import type { Tx } from '../../platform/db/database.ts';
import {
  createNotFoundError,
  HttpError,
  invalid,
  refused,
} from '../../platform/http/http-error.ts';
import type { SignedIn } from '../../platform/http/typed-routes.ts';
import { readEditors } from '../identity/accounts/account-view.ts';
import type { IdentityDeps } from '../identity/deps/identity-deps.ts';
import { deleteTasks, notifyColleagues } from '../identity/notices/notify-colleagues.ts';
import { readParents } from './list-reviews.ts';
import { digestSubject, type FoundSubject, readSubject } from './read-subject.ts';
import { draftReviews, isAboutSubject, isSubjectPresent } from './review-tables.ts';

interface ReviewRequest extends ReviewSubject {
  /** Account id of the reviewer. */
  of: number;
  note: string;
}

/** Throws a 422 for an unsuitable reviewer, a 409 when the review was already requested. */
export async function requestReview(
  deps: IdentityDeps,
  by: SignedIn,
  { of, note, ...subject }: ReviewRequest,
) {
  const found = await readSubject(deps, subject);
  const reviewer = await findReviewer(deps, by, of, [found]);
  return deps.db.transaction(async (tx) => {
    const id = await addRequest(tx, by, { found, reviewer, note });
    if (id === null) throw refused(409, 'error.reviewAsked');
    const { title } = found;
    const about = reviewTask(id);
    await notifyAbout(tx, deps, await readFormPath(tx, subject), {
      by,
      to: [of],
      about,
      did: '請您核可',
      title,
      note,
    });
    return id;
  });
}

type Reviewer = DraftReview['by'];

/** Throws a 422 without the flags of all subjects, a 409 for the last editor of one. */
export async function findReviewer(
  { db }: Deps,
  by: SignedIn,
  of: number,
  subjects: readonly Pick<FoundSubject, 'kind' | 'lastEditorId'>[],
): Promise<Reviewer> {
  const reviewer = (await readEditors(db.orm)).find(({ id }) => id === of && id !== by.id);
  if (!reviewer || !subjects.every(({ kind }) => reviewer.may(kind.area)))
    throw invalid({ of: 'validation.select' });
  if (subjects.some(({ lastEditorId }) => lastEditorId === of))
    throw refused(409, 'error.lastEditorAsked');
  return reviewer;
}

/** Returns its id; null when this colleague was already requested. */
export async function addRequest(
  tx: Tx,
  by: SignedIn,
  { found, reviewer, note }: { found: FoundSubject; reviewer: Reviewer; note: string },
): Promise<number | null> {
  const subject = { kind: found.kind.id as KindId, entryId: found.entry.id as number };
  const [other] = await tx
    .select({ id: draftReviews.id })
    .from(draftReviews)
    .where(
      and(
        isAboutSubject(draftReviews, subject),
        eq(draftReviews.ofId, reviewer.id),
        eq(draftReviews.state, 'waiting'),
        isSubjectPresent,
      ),
    );
  if (other) return null;
  const [added] = await tx
    .insert(draftReviews)
    .values({
      ...subject,
      draftId: found.copy?.id ?? null,
      title: found.title,
      byId: by.id,
      by: by.name,
      ofId: reviewer.id,
      of: reviewer.name,
      note,
    })
    .returning({ id: draftReviews.id });
  if (!added) throw new Error('the inserted review was not returned');
  await recordReview(tx, 'ask', by, found);
  return added.id;
}

export const reviewTask = (id: number) => `review/${id}`;

/** Only the requester may withdraw, and only before the answer. */
export async function withdrawReview({ db }: Deps, id: number, by: SignedIn) {
  const { rowCount } = await db.orm
    .update(draftReviews)
    .set({ state: 'withdrawn' })
    .where(
      and(eq(draftReviews.id, id), eq(draftReviews.byId, by.id), eq(draftReviews.state, 'waiting')),
    );
  if (rowCount) return void (await deleteTasks(db.orm, [reviewTask(id)]));
  const [existing] = await db.orm
    .select({ byId: draftReviews.byId })
    .from(draftReviews)
    .where(eq(draftReviews.id, id));
  if (existing?.byId !== by.id) throw createNotFoundError();
  throw refused(409, 'error.reviewAnswered');
}

/** Never contains the text of notes. */
export const recordReview = (
  tx: Tx,
  action: 'ask' | 'approve' | 'return',
  account: SignedIn,
  { kind, entry }: FoundSubject,
) => recordEntry(tx, { account, action, kind, id: entry.id });

type Review = typeof draftReviews.$inferSelect & ReviewSubject;

/** Throws a 409 when already answered, changed since it was seen, or for approving one's own. */
export async function answerReview(
  deps: Deps,
  by: SignedIn,
  review: Review,
  { state, words, seen }: DraftReviewReply,
) {
  if (review.state !== 'waiting') throw refused(409, 'error.reviewAnswered');
  if (review.byId === by.id) throw refused(409, 'error.ownReview');
  const found = await readSubject(deps, review);
  if (!isDeepStrictEqual({ ...found.seen }, { ...seen })) throw refused(409, 'error.reviewMoved');
  if (state === 'approved' && found.lastEditorId === by.id) throw refused(409, 'error.ownApproval');
  const digest = await readDigest(deps, found, state);
  await deps.db.transaction(async (tx) => {
    const { rowCount } = await tx
      .update(draftReviews)
      .set({
        state,
        words,
        digest,
        answeredAt: new Date().toISOString(),
        answerById: by.id,
        answerBy: by.name,
      })
      .where(and(eq(draftReviews.id, review.id), eq(draftReviews.state, 'waiting')));
    if (!rowCount) throw refused(409, 'error.reviewAnswered');
    await deleteTasks(tx, [reviewTask(review.id)]);
    await recordReview(tx, state === 'approved' ? 'approve' : 'return', by, found);
  });
}

/** Only an approval requires valid content. */
async function readDigest(deps: Deps, found: FoundSubject, state: DraftReviewReply['state']) {
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
const formatFieldLabels = ({ fields }: AnyKind, paths: readonly string[]) => {
  const names = paths.map((path) => {
    const name = path.split('.')[0] ?? path;
    return (Object.hasOwn(fields, name) && fields[name]?.label?.['zh-TW']) || name;
  });
  return [...new Set(names)].join('、');
};

interface SubjectNotice {
  by: SignedIn;
  to: readonly number[];
  about: string;
  /** What the colleague did, such as 請您核可. */
  did: string;
  title: string;
  /** What the colleague wrote; may be empty. */
  note: string;
}
/** Mails colleagues with a link to a page of the back office. */
export async function notifyAbout(
  tx: Tx,
  deps: IdentityDeps,
  path: string,
  { by, to, about, did, title, note }: SubjectNotice,
) {
  const text = `${by.name}${did}：「${title}」${note ? `\n${note}` : ''}`;
  await notifyColleagues(tx, deps, { by, to, tasks: [{ about, text, path }] });
}

/** Of the form of a draft or entry. */
export async function readFormPath(tx: Tx, subject: ReviewSubject) {
  const parentOf = await readParents(tx, [subject]);
  return buildStaffUrl(kindOf(subject.kind), subject.entryId, parentOf(subject));
}
