import type { ContentHooks } from '../../content/hooks.ts';
import { endDraft, readPublishedValues } from '../../features/drafts/merge-with-live.ts';
import { readAsShown } from '../../features/drafts/shown-columns.ts';
import { countOpenRequests } from '../../features/forms/data/open-requests.ts';
import { queueNotices } from '../../features/forms/mail/mail-queue.ts';
import type { IdentityHooks } from '../../features/identity/deps/identity-deps.ts';
import { findFilms, findMedia } from '../../features/media/find-media.ts';
import { lockMediaRows } from '../../features/media/lock-media-rows.ts';
import { rebuildMediaUses, updateMediaUses } from '../../features/media/media-uses.ts';
import {
  hideUnapproved,
  requireApproval,
} from '../../features/number-approvals/hide-unapproved.ts';
import { isPreview } from '../../features/preview/find-preview-draft.ts';
import { findPreviewReader } from '../../features/preview/preview-reader.ts';
import { findObjection, settleReviews } from '../../features/reviews/find-objection.ts';
import { isReviewRequested } from '../../features/reviews/review-tables.ts';
import { buildEntryTextFilter } from '../../features/search/entry-text-filter.ts';
import { indexEntry, rebuildSearchIndex } from '../../features/search/index-entry.ts';
import { createSealing } from '../../platform/crypto/sealing.ts';
import type { PlatformDeps } from '../../platform/deps.ts';
import { deleteEntryData } from './delete-entry-data.ts';

type HookDeps = Pick<PlatformDeps, 'db' | 'config' | 'changes'>;

/** Connects content to media, search, previews and approvals. */
export function createContentHooks(deps: HookDeps): ContentHooks {
  const hooks: ContentHooks = {
    images: (ids) => findMedia(deps.db.orm, ids),
    films: (files) => findFilms(deps.db.orm, files),
    lockMediaRows,
    async updateDerivedData(tx, kind, row, before) {
      await updateMediaUses(tx, kind, row, before);
      await indexEntry(tx, kind, await readAsShown(tx, kind, row, before));
      await settleReviews(tx, kind, row);
      await requireApproval(deps, tx, kind, { row, before });
    },
    deleteEntryData,
    async rebuildDerivedData(tx) {
      await rebuildMediaUses(tx);
      await rebuildSearchIndex(tx);
    },
    findObjection,
    hideUnapproved: (kind, entries) => hideUnapproved(deps.db.orm, kind, entries),
    isReviewRequested,
    readDraft: (kind, id) => readPublishedValues({ db: deps.db, hooks }, kind, id),
    endDraft,
    mention: buildEntryTextFilter,
    isPreview,
    findReader: (request, kinds) => findPreviewReader(deps, request, kinds),
  };
  return hooks;
}

/** Connects accounts to the forms' mail queue and open requests. */
export const createIdentityHooks = ({ config }: Pick<HookDeps, 'config'>): IdentityHooks => {
  const sealing = createSealing(config.dataKey);
  return {
    queueLetters: (tx, letters) => queueNotices(tx, letters, sealing),
    countOpenWork: countOpenRequests,
  };
};
