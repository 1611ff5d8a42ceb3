import { kindOf } from '@admissions/model/kinds';
import { ADMIN_BUNDLES } from '@admissions/protocol/staff';
import { and, eq } from 'drizzle-orm';
import type { Deps } from '../../content/deps.ts';
import { digestContent } from '../../content/publication/publication.ts';
import { refused } from '../../platform/http/http-error.ts';
import type { SignedIn } from '../../platform/http/typed-routes.ts';
import type { IdentityDeps } from '../identity/deps/identity-deps.ts';
import { deleteTasks } from '../identity/notices/notify-colleagues.ts';
import {
  addRequest,
  findReviewer,
  notifyAbout,
  recordReview,
  reviewTask,
} from '../reviews/request-review.ts';
import { draftReviews, isAboutSubject } from '../reviews/review-tables.ts';
import { bundleTask, lockOpenBundle, readBundle } from './bundles.ts';
import { prepareItems } from './prepare-items.ts';
import { refuseMoved } from './publish-bundle.ts';

/** The items that still need an approval. */
async function readWaiting(deps: Deps, id: number, by: SignedIn) {
  const { items } = await readBundle(deps.db.orm, id);
  const prepared = await prepareItems(deps, items, by);
  return prepared.flatMap(({ state, found, ...each }) =>
    state === 'approval' && found ? [{ ...each, found }] : [],
  );
}

/** Requests a review of each waiting item from one colleague, who gets one letter. */
export async function askForBundle(
  deps: IdentityDeps,
  id: number,
  by: SignedIn,
  { of, note }: { of: number; note: string },
) {
  const { items } = await readBundle(deps.db.orm, id);
  const subjects = (await readWaiting(deps, id, by)).map(({ found }) => found);
  // The button of the colleague needs the flags of all items.
  const all = items.map(({ kind }) => ({ kind: kindOf(kind), lastEditorId: null }));
  const reviewer = await findReviewer(deps, by, of, [...subjects, ...all]);
  await deps.db.transaction(async (tx) => {
    const { name } = await lockOpenBundle(tx, id);
    if (subjects.length === 0) throw refuseMoved();
    const added: (number | null)[] = [];
    for (const found of subjects) added.push(await addRequest(tx, by, { found, reviewer, note }));
    if (added.every((each) => each === null)) throw refused(409, 'error.reviewAsked');
    await notifyAbout(tx, deps, `${ADMIN_BUNDLES}?id=${id}`, {
      by,
      to: [of],
      about: bundleTask(id),
      did: '請您核可一組修改',
      title: name,
      note,
    });
  });
}

/** Approves what still needs it. Throws 409 when the caller changed some of it last. */
export async function approveBundle(deps: Deps, id: number, by: SignedIn) {
  const waiting = await readWaiting(deps, id, by);
  const own = waiting.filter(({ found }) => found.lastEditorId === by.id);
  if (own.length > 0)
    throw refused(409, 'error.ownBundleApproval', {
      params: { titles: own.map(({ title }) => `「${title}」`).join('') },
    });
  const answer = { state: 'approved', words: '', answerById: by.id, answerBy: by.name } as const;
  await deps.db.transaction(async (tx) => {
    await lockOpenBundle(tx, id);
    const tasks = [bundleTask(id)];
    for (const { item, kind, found, title, values } of waiting) {
      const approval = {
        ...answer,
        digest: digestContent(kind, { ...found.entry, ...values }),
        answeredAt: new Date().toISOString(),
      };
      const answered = await tx
        .update(draftReviews)
        .set(approval)
        .where(and(isAboutSubject(draftReviews, item), eq(draftReviews.state, 'waiting')))
        .returning({ id: draftReviews.id });
      tasks.push(...answered.map((review) => reviewTask(review.id)));
      if (answered.length === 0)
        await tx.insert(draftReviews).values({
          ...approval,
          kind: item.kind,
          entryId: item.entryId,
          title,
          // The editor sees the approval, as after a request.
          byId: found.lastEditorId ?? by.id,
          by: found.copy?.updatedBy ?? String(found.entry.updatedBy ?? ''),
          ofId: by.id,
          of: by.name,
          note: '',
        });
    }
    await deleteTasks(tx, tasks);
    for (const { found } of waiting) await recordReview(tx, 'approve', by, found);
  });
}
