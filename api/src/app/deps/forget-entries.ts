import type { AnyKind } from '@admissions/model';
import { and, eq, inArray } from 'drizzle-orm';
import { mediaUses } from '../../features/media/media-tables.ts';
import { presences } from '../../features/presence/presence-tables.ts';
import { previewDrafts } from '../../features/preview/preview-tables.ts';
import { draftReviews, reviewComments } from '../../features/reviews/review-tables.ts';
import { searchEntries } from '../../features/search/search-table.ts';
import { siteFindings } from '../../features/site-check/site-check-tables.ts';
import { turnovers } from '../../features/turnover/turnover-table.ts';
import { workingCopies } from '../../features/working-copies/working-copy-table.ts';
import type { Tx } from '../../platform/db/database.ts';

/** Whatever features keep of an entry beside its own row. */
const ABOUT_ENTRIES = [
  [workingCopies, workingCopies.kind, workingCopies.entryId],
  [draftReviews, draftReviews.kind, draftReviews.entryId],
  [reviewComments, reviewComments.kind, reviewComments.entryId],
  [previewDrafts, previewDrafts.kind, previewDrafts.entryId],
  [presences, presences.kind, presences.entryId],
  [siteFindings, siteFindings.kind, siteFindings.entryId],
  [searchEntries, searchEntries.kind, searchEntries.entry],
  [mediaUses, mediaUses.kind, mediaUses.entryId],
  // The other way round the draft stays what it is: what was made from an entry outlives it.
  [turnovers, turnovers.kind, turnovers.madeId],
] as const;

/** Deletes what features keep of entries that are deleted for ever, in the same transaction. */
export async function forgetEntries(
  tx: Tx,
  { id: kind }: AnyKind,
  ids: readonly number[],
): Promise<void> {
  for (const [table, kindColumn, idColumn] of ABOUT_ENTRIES)
    await tx.delete(table).where(and(eq(kindColumn, kind as never), inArray(idColumn, [...ids])));
}
