import type { Deps } from '../../content/deps.ts';
import { digestContent } from '../../content/publication/publication.ts';
import { forbidden, refused } from '../../platform/http/http-error.ts';
import type { SignedIn } from '../../platform/http/typed-routes.ts';
import { recordReview } from '../reviews/request-review.ts';
import { draftReviews } from '../reviews/review-tables.ts';
import { lockOpenBundle, readBundle } from './bundles.ts';
import { prepareItems } from './prepare-items.ts';

/** Approves what still needs it. Throws 409 when the caller changed some of it last. */
export async function approveBundle(deps: Deps, id: number, by: SignedIn) {
  const { items } = await readBundle(deps.db.orm, id);
  const prepared = await prepareItems(deps, items, by);
  if (prepared.some(({ state }) => state === 'right')) throw forbidden();
  const waiting = prepared.flatMap(({ state, found, ...each }) =>
    state === 'approval' && found ? [{ ...each, found }] : [],
  );
  const own = waiting.filter(({ found }) => found.lastEditorId === by.id);
  if (own.length > 0)
    throw refused(409, 'error.ownBundleApproval', {
      params: { titles: own.map(({ title }) => `「${title}」`).join('') },
    });
  const answer = { state: 'approved', words: '', answerById: by.id, answerBy: by.name } as const;
  await deps.db.transaction(async (tx) => {
    await lockOpenBundle(tx, id);
    for (const { item, kind, found, title, values } of waiting)
      await tx.insert(draftReviews).values({
        ...answer,
        kind: item.kind,
        entryId: item.entryId,
        title,
        // The editor sees the approval, as after a request.
        byId: found.lastEditorId ?? by.id,
        by: found.copy?.updatedBy ?? String(found.entry.updatedBy ?? ''),
        ofId: by.id,
        of: by.name,
        note: '',
        digest: digestContent(kind, { ...found.entry, ...values }),
        answeredAt: new Date().toISOString(),
      });
    for (const { found } of waiting) await recordReview(tx, 'approve', by, found);
  });
}
