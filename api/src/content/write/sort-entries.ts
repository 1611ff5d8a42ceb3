import type { AnyKind } from '@admissions/model';
import { asc, eq, isNull } from 'drizzle-orm';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { createNotFoundError } from '../../platform/http/http-error.ts';
import type { Deps } from '../deps.ts';
import type { Editor } from '../revisions/revisions.ts';
import { tableOf } from '../schema/tables.ts';
import { inContentTransaction } from './write-entry.ts';

/** Permutes these entries among their positions; the others stay where they are. */
export async function sortEntries(deps: Deps, kind: AnyKind, ids: readonly number[], by: Editor) {
  const table = tableOf(kind);
  await inContentTransaction(deps, kind, async (tx) => {
    // Locked in the order of ids, so that concurrent writes cannot deadlock.
    const locked = (await tx
      .select({ id: table.id, sort: table.sort })
      .from(table)
      .where(isNull(table.deletedAt))
      .orderBy(asc(table.id))
      .for('update')) as { id: number; sort: number }[];
    const rows = locked.sort((a, b) => a.sort - b.sort || a.id - b.id);
    if (ids.some((id) => !rows.some((row) => row.id === id))) throw createNotFoundError();
    const queue = [...ids];
    const order = rows.map(({ id }) => (ids.includes(id) ? (queue.shift() as number) : id));
    const before = new Map(rows.map(({ id, sort }) => [id, sort]));
    for (const [index, id] of order.entries()) {
      if (before.get(id) !== index + 1)
        await tx
          .update(table)
          .set({ sort: index + 1 })
          .where(eq(table.id, id));
    }
    await recordAudit(tx, {
      account: by,
      action: `sort_${kind.slug}`,
      area: kind.area,
      target: kind.slug,
      details: { ids },
    });
  });
}
