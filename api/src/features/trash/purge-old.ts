import type { AnyKind } from '@admissions/model';
import { KINDS } from '@admissions/model/kinds';
import { asc, lt } from 'drizzle-orm';
import type { Deps } from '../../content/deps.ts';
import type { Row } from '../../content/schema/row.ts';
import { tableOf } from '../../content/schema/tables.ts';
import { pointingCount } from '../../content/write/references.ts';
import { inContentTransaction } from '../../content/write/write-entry.ts';
import { purgeRows } from './purge-rows.ts';

const DAY = 24 * 3_600_000;
/** So many of a kind at once; the rest an hour later. */
const MOST = 200;

/** Deletes for ever what has been in the trash for longer than it is kept. What other entries point to stays until they are gone. */
export async function purgeOld(deps: Deps): Promise<void> {
  const before = new Date(Date.now() - deps.config.trashRetentionDays * DAY).toISOString();
  // What points to others stands behind them in the list of kinds.
  for (const kind of KINDS.toReversed()) await purgeKind(deps, kind, before);
}

async function purgeKind(deps: Deps, kind: AnyKind, before: string): Promise<void> {
  const table = tableOf(kind);
  const isOver = lt(table.deletedAt, before);
  const due = await deps.db.orm.select({ id: table.id }).from(table).where(isOver).limit(1);
  if (due.length === 0) return;
  await inContentTransaction(deps, kind, async (tx) => {
    const rows = (await tx
      .select()
      .from(table)
      .where(isOver)
      .orderBy(asc(table.id))
      .limit(MOST)
      .for('update')) as Row[];
    const free: Row[] = [];
    for (const row of rows)
      if ((await pointingCount(tx, kind, row.id as number)) === 0) free.push(row);
    await purgeRows(deps, tx, kind, { rows: free, by: null });
  });
}
