import type { AnyKind } from '@admissions/contracts';
import { and, eq, inArray } from 'drizzle-orm';
import { entryRevisions } from '../../content/revisions/revision-table.ts';
import type { Editor } from '../../content/revisions/revisions.ts';
import type { Row } from '../../content/schema/row.ts';
import { tableOf } from '../../content/schema/tables.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import { mediaUses } from '../media/media-tables.ts';
import { presences } from '../presence/presence-tables.ts';
import { previewDrafts } from '../preview/preview-tables.ts';
import { draftReviews, reviewComments } from '../reviews/review-tables.ts';
import { searchEntries } from '../search/search-table.ts';
import { siteFindings } from '../site-check/site-check-tables.ts';
import { turnovers } from '../turnover/turnover-table.ts';
import { workingCopies } from '../working-copies/working-copy-table.ts';

/** Whatever is kept of an entry beside its own row. */
const ABOUT_ENTRIES = [
  [entryRevisions, entryRevisions.kind, entryRevisions.entryId],
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

/** Deletes entries whose rows the transaction holds, and everything that is kept of them; the log keeps their titles. */
export async function purgeRows(
  tx: Tx,
  kind: AnyKind,
  rows: readonly Row[],
  by: Editor | null,
): Promise<void> {
  const ids = rows.map(({ id }) => id as number);
  if (ids.length === 0) return;
  for (const [table, kindColumn, idColumn] of ABOUT_ENTRIES)
    await tx.delete(table).where(and(eq(kindColumn, kind.id as never), inArray(idColumn, ids)));
  const table = tableOf(kind);
  await tx.delete(table).where(inArray(table.id, ids));
  for (const row of rows)
    await recordAudit(tx, {
      account: by,
      action: `purge_${kind.slug}`,
      area: kind.area,
      target: `${kind.slug}/${row.id}`,
      details: { name: String(row[kind.title] ?? '') },
    });
}
