import type { ReviewSubject } from '@admissions/protocol/staff';
import { and, eq } from 'drizzle-orm';
import type { Deps } from '../../content/deps.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { createNotFoundError, invalid, refused } from '../../platform/http/http-error.ts';
import type { SignedIn } from '../../platform/http/signed-in.ts';
import type { IdentityDeps } from '../identity/deps/identity-deps.ts';
import { deleteTasks } from '../identity/notices/notify-colleagues.ts';
import { readEditors } from './editors.ts';
import { notifyAboutSubject } from './notify-about-subject.ts';
import { type FoundSubject, readSubject } from './read-subject.ts';
import { draftReviews, isAboutSubject, isSubjectPresent } from './review-tables.ts';

interface ReviewRequest extends ReviewSubject {
  /** Account id of the reviewer. */
  of: number;
  note: string;
}

interface Requester {
  by: SignedIn;
}

/** Throws a 422 for an unsuitable reviewer, a 409 when the review was already requested. */
export async function requestReview(
  deps: IdentityDeps,
  { by }: Requester,
  { of, note, ...subject }: ReviewRequest,
) {
  const found = await readSubject(deps, subject);
  const reviewer = (await readEditors(deps.db.orm)).find(({ id }) => id === of);
  if (!reviewer?.may(found.kind.area) || of === by.id) throw invalid({ of: 'validation.select' });
  if (of === found.lastEditorId) throw refused(409, 'error.lastEditorAsked');
  return deps.db.transaction(async (tx) => {
    const [other] = await tx
      .select({ id: draftReviews.id })
      .from(draftReviews)
      .where(
        and(
          isAboutSubject(draftReviews, subject),
          eq(draftReviews.ofId, of),
          eq(draftReviews.state, 'waiting'),
          isSubjectPresent,
        ),
      );
    if (other) throw refused(409, 'error.reviewAsked');
    const [added] = await tx
      .insert(draftReviews)
      .values({
        kind: subject.kind,
        entryId: subject.entryId,
        draftId: found.copy?.id ?? null,
        title: found.title,
        byId: by.id,
        by: by.name,
        ofId: of,
        of: reviewer.name,
        note,
      })
      .returning({ id: draftReviews.id });
    if (!added) throw new Error('the inserted review was not returned');
    await recordAudit(tx, buildAuditLine('ask', by, found));
    const { title } = found;
    const about = reviewTask(added.id);
    await notifyAboutSubject(tx, deps, subject, {
      by,
      to: [of],
      about,
      did: '請您核可',
      title,
      note,
    });
    return added.id;
  });
}

export const reviewTask = (id: number) => `review/${id}`;

/** Only the requester may withdraw, and only before the answer. */
export async function withdrawReview({ db }: Deps, id: number, by: SignedIn) {
  const [withdrawn] = await db.orm
    .update(draftReviews)
    .set({ state: 'withdrawn' })
    .where(
      and(eq(draftReviews.id, id), eq(draftReviews.byId, by.id), eq(draftReviews.state, 'waiting')),
    )
    .returning({ id: draftReviews.id });
  if (withdrawn) return void (await deleteTasks(db.orm, [reviewTask(id)]));
  const [existing] = await db.orm
    .select({ byId: draftReviews.byId })
    .from(draftReviews)
    .where(eq(draftReviews.id, id));
  if (existing?.byId !== by.id) throw createNotFoundError();
  throw refused(409, 'error.reviewAnswered');
}

/** Never contains the text of notes. */
export const buildAuditLine = (
  action: 'ask' | 'approve' | 'return',
  by: SignedIn,
  { kind, entry }: Pick<FoundSubject, 'kind' | 'entry'>,
) => ({
  account: by,
  action: `${action}_${kind.slug}`,
  area: kind.area,
  target: `${kind.slug}/${entry.id}`,
});
