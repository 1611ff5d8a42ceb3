import type { AnyKind } from '@admissions/model';
import { and, eq, inArray } from 'drizzle-orm';
import { bundleItems } from '../../features/drafts/bundle-tables.ts';
import { entryDrafts } from '../../features/drafts/draft-table.ts';
import { mediaUses } from '../../features/media/media-tables.ts';
import { numberApprovals } from '../../features/number-approvals/approval-table.ts';
import { presences } from '../../features/presence/presence-tables.ts';
import { previewDrafts } from '../../features/preview/preview-tables.ts';
import { draftReviews, reviewComments } from '../../features/reviews/review-tables.ts';
import { rollovers } from '../../features/rollover/rollover-table.ts';
import { searchEntries } from '../../features/search/search-table.ts';
import { siteFindings } from '../../features/site-check/site-check-tables.ts';
import type { Tx } from '../../platform/db/database.ts';

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
export async function deleteEntryData(
  tx: Tx,
  { id: kind }: AnyKind,
  ids: readonly number[],
): Promise<void> {
  for (const [table, kindColumn, idColumn] of ENTRY_TABLES)
    await tx.delete(table).where(and(eq(kindColumn, kind as never), inArray(idColumn, [...ids])));
}
