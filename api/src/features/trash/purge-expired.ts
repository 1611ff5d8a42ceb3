import type { AnyKind } from '@admissions/model';
import { KINDS } from '@admissions/model/kinds';
import { and, asc, eq, inArray, lt } from 'drizzle-orm';
import type { Deps } from '../../content/deps.ts';
import { entryRevisions } from '../../content/revisions/revision-table.ts';
import type { Editor } from '../../content/revisions/revisions.ts';
import type { Row } from '../../content/schema/row.ts';
import { tableOf } from '../../content/schema/tables.ts';
import { listUses } from '../../content/write/references.ts';
import { inContentTransaction } from '../../content/write/write-entry.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Tx } from '../../platform/db/database.ts';

/** After this, entries in the trash are deleted permanently. */
export const TRASH_RETENTION_DAYS = 90;
const DAY_MS = 24 * 3_600_000;
/** Entries per kind and run; the rest follows an hour later. */
const BATCH_ENTRY_COUNT = 200;

/** Entries that others refer to stay until those are deleted. */
export async function purgeExpired(deps: Deps) {
  const cutoff = new Date(Date.now() - TRASH_RETENTION_DAYS * DAY_MS).toISOString();
  // Referring kinds come after the kinds that they refer to.
  for (const kind of KINDS.toReversed()) await purgeKind(deps, kind, cutoff);
}

async function purgeKind(deps: Deps, kind: AnyKind, cutoff: string) {
  const table = tableOf(kind);
  const isExpired = lt(table.deletedAt, cutoff);
  const due = await deps.db.orm.select({ id: table.id }).from(table).where(isExpired).limit(1);
  if (due.length === 0) return;
  await inContentTransaction(deps, kind, async (tx) => {
    const rows = await tx
      .select()
      .from(table)
      .where(isExpired)
      .orderBy(asc(table.id))
      .limit(BATCH_ENTRY_COUNT)
      .for('update');
    const unreferenced: Row[] = [];
    for (const row of rows)
      if ((await listUses(tx, kind, row.id as number, 'all')).length === 0) unreferenced.push(row);
    await purgeRows(deps, tx, kind, { rows: unreferenced, by: null });
  });
}

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
