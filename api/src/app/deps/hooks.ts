import type { AnyKind } from '@admissions/model';
import { and, eq, inArray } from 'drizzle-orm';
import type { ContentHooks } from '../../content/hooks.ts';
import { bundleItems, entryDrafts } from '../../features/drafts/draft-tables.ts';
import { endDraft, readDraftedValues } from '../../features/drafts/merge-with-live.ts';
import { syncBegunDraft } from '../../features/drafts/shown-columns.ts';
import { queueNotices } from '../../features/forms/mail/mail-queue.ts';
import { countOpenRequests } from '../../features/forms/review/assignees.ts';
import type { IdentityHooks } from '../../features/identity/deps/identity-deps.ts';
import { mediaUses } from '../../features/media/media-tables.ts';
import {
  findFilms,
  findMedia,
  lockMediaRows,
  rebuildMediaUses,
  updateMediaUses,
} from '../../features/media/media-uses.ts';
import { numberApprovals } from '../../features/number-approvals/approval-table.ts';
import {
  hideUnapproved,
  requireApproval,
} from '../../features/number-approvals/hide-unapproved.ts';
import { presences } from '../../features/presence/presence-tables.ts';
import { findPreviewReader, isPreview } from '../../features/preview/preview-reader.ts';
import { previewDrafts } from '../../features/preview/preview-tables.ts';
import { findObjection, settleReviews } from '../../features/reviews/find-objection.ts';
import {
  draftReviews,
  isReviewRequested,
  reviewComments,
} from '../../features/reviews/review-tables.ts';
import { countUnconfirmed } from '../../features/rollover/review-rollover.ts';
import { rollovers } from '../../features/rollover/rollover-table.ts';
import { buildEntryTextFilter } from '../../features/search/entry-text-filter.ts';
import { indexEntry, rebuildSearchIndex } from '../../features/search/index-entry.ts';
import { searchEntries } from '../../features/search/search-table.ts';
import { siteFindings } from '../../features/site-check/site-check-tables.ts';
import type { Sealing } from '../../platform/crypto/sealing.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { PlatformDeps } from '../../platform/deps.ts';

type HookDeps = Pick<PlatformDeps, 'db' | 'config' | 'changes'>;

/** Connects content to media, search, previews and approvals. */
export function createContentHooks(deps: HookDeps): ContentHooks {
  const hooks: ContentHooks = {
    images: (ids) => findMedia(deps.db.orm, ids),
    films: (files) => findFilms(deps.db.orm, files),
    lockMediaRows,
    async updateDerivedData(tx, kind, row, before) {
      await updateMediaUses(tx, kind, row, before);
      await indexEntry(tx, kind, await syncBegunDraft(tx, kind, row, before));
      await settleReviews(tx, kind, row);
      await requireApproval(deps, tx, kind, { row, before });
    },
    deleteEntryData,
    async rebuildDerivedData(tx) {
      await rebuildMediaUses(tx);
      await rebuildSearchIndex(tx);
    },
    findObjection,
    countUnconfirmed: (kind, id) => countUnconfirmed(deps, kind.id, id),
    hideUnapproved: (kind, entries) => hideUnapproved(deps.db.orm, kind, entries),
    isReviewRequested,
    readDraftedValues: (kind, id) => readDraftedValues({ db: deps.db, hooks }, kind, id),
    endDraft,
    textFilter: buildEntryTextFilter,
    isPreview,
    findReader: (request, kinds) => findPreviewReader(deps, request, kinds),
  };
  return hooks;
}

/** Connects accounts to the forms' mail queue and open requests. */
export const createIdentityHooks = (sealing: Sealing): IdentityHooks => ({
  queueLetters: (tx, letters) => queueNotices(tx, letters, sealing),
  countOpenWork: countOpenRequests,
});

/** Tables of features that refer to entries. */
const ENTRY_TABLES = [
  [entryDrafts, entryDrafts.kind, entryDrafts.entryId],
  [bundleItems, bundleItems.kind, bundleItems.entryId],
  [draftReviews, draftReviews.kind, draftReviews.entryId],
  [reviewComments, reviewComments.kind, reviewComments.entryId],
  [previewDrafts, previewDrafts.kind, previewDrafts.entryId],
  [presences, presences.kind, presences.entryId],
  [siteFindings, siteFindings.kind, siteFindings.entryId],
  [searchEntries, searchEntries.kind, searchEntries.entry],
  [mediaUses, mediaUses.kind, mediaUses.entryId],
  [numberApprovals, numberApprovals.kind, numberApprovals.departmentId],
  // Not by source: a draft outlives the entry that it was created from.
  [rollovers, rollovers.kind, rollovers.madeId],
] as const;

/** Runs in the transaction that deletes the entries. */
async function deleteEntryData(tx: Tx, { id: kind }: AnyKind, ids: readonly number[]) {
  for (const [table, kindColumn, idColumn] of ENTRY_TABLES)
    await tx.delete(table).where(and(eq(kindColumn, kind as never), inArray(idColumn, [...ids])));
}
