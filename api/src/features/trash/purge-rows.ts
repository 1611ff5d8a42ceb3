import type { AnyKind } from '@admissions/model';
import { and, eq, inArray } from 'drizzle-orm';
import type { Deps } from '../../content/deps.ts';
import { entryRevisions } from '../../content/revisions/revision-table.ts';
import type { Editor } from '../../content/revisions/revisions.ts';
import type { Row } from '../../content/schema/row.ts';
import { tableOf } from '../../content/schema/tables.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Tx } from '../../platform/db/database.ts';

/** Requires locked rows. Deletes all dependent data; the audit log retains the titles. */
export async function purgeRows(
  { hooks }: Deps,
  tx: Tx,
  kind: AnyKind,
  { rows, by }: { rows: readonly Row[]; by: Editor | null },
) {
  const ids = rows.map(({ id }) => id as number);
  if (ids.length === 0) return;
  await hooks.deleteEntryData(tx, kind, ids);
  const { kind: ofKind, entryId } = entryRevisions;
  await tx.delete(entryRevisions).where(and(eq(ofKind, kind.id), inArray(entryId, ids)));
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
