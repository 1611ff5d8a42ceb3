import type { AnyKind, Area } from '@admissions/model';
import type { KindId } from '@admissions/model/kinds';
import { KINDS } from '@admissions/model/kinds';
import type { RemovedSamples, SampleArea } from '@admissions/protocol/staff';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Deps } from '../../content/deps.ts';
import { countEntriesOfKinds, listEntriesOfKinds } from '../../content/read/entries-of-kinds.ts';
import type { Editor } from '../../content/revisions/revisions.ts';
import type { Row } from '../../content/schema/row.ts';
import { tableOf } from '../../content/schema/tables.ts';
import { listUses } from '../../content/write/references.ts';
import type { Stored } from '../../content/write/write-entry.ts';
import { storeChange } from '../../content/write/write-entry.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { runAnnouncedTransaction } from '../../platform/db/announced-transaction.ts';
import type { Queryable, Tx } from '../../platform/db/database.ts';

const MAX_LISTED = 2000;
const where = sql`"isSample"`;
const kindsOf = (area: Area) => KINDS.filter((kind) => kind.area === area);
const isSample = ({ id }: AnyKind) => {
  const table = tableOf({ id });
  return and(eq(table.isSample, true), isNull(table.deletedAt));
};

export const countSamples = (orm: Queryable): Promise<number> =>
  countEntriesOfKinds(orm, KINDS, where);

export async function listSamples(orm: Queryable, areas: readonly Area[]): Promise<SampleArea[]> {
  const kinds = KINDS.filter(({ area }) => areas.includes(area));
  const found = await listEntriesOfKinds(orm, kinds, {
    where,
    order: sql`kind`,
    limit: MAX_LISTED,
  });
  return areas.flatMap((area) => {
    const list = found
      .filter(({ kind }) => kind.startsWith(`${area}.`))
      .map(({ kind, id, title, parent }) => ({ kind, id, title: title ?? '', parent }));
    return list.length > 0 ? [{ area, list }] : [];
  });
}

/** To the trash, all or nothing; what other content needs goes after that content, or stays. */
export const removeSamples = (deps: Deps, area: Area, by: Editor): Promise<RemovedSamples> =>
  runAnnouncedTransaction(deps, async (tx) => {
    const result: RemovedSamples = { removed: [], left: 0 };
    const records: Stored['record'][] = [];
    const values = () => ({ deletedAt: new Date().toISOString() });
    // Relations lead to earlier kinds only.
    for (const kind of kindsOf(area).toReversed()) {
      const found = await lockSamples(tx, kind);
      const removable: Row[] = [];
      for (const row of found)
        if (
          !kind.singleton &&
          (await listUses(tx, kind, row.id as number, 'required')).length === 0
        )
          removable.push(row);
      result.left += found.length - removable.length;
      if (removable.length === 0) continue;
      const write = { kind, by, action: 'remove' } as const;
      const entries: Stored[] = [];
      for (const row of removable)
        entries.push(await storeChange(deps, tx, { ...write, id: row.id as number, values }, row));
      records.push(...entries.map(({ record }) => record));
      result.removed.unshift({
        kind: kind.id as KindId,
        entries: entries.map(({ id, revision }) => ({ id, revision })),
      });
    }
    for (const record of records) await record();
    return { result, kinds: result.removed.map(({ kind }) => kind) };
  });

async function lockSamples(tx: Tx, kind: AnyKind): Promise<Row[]> {
  const table = tableOf(kind);
  const rows = await tx
    .select()
    .from(table)
    .where(isSample(kind))
    .orderBy(asc(table.id))
    .for('update');
  return rows as Row[];
}

/** Samples that are right as they are; returns their number. */
export const acceptSamples = (deps: Deps, area: Area, by: Editor): Promise<number> =>
  runAnnouncedTransaction(deps, async (tx) => {
    let count = 0;
    for (const kind of kindsOf(area)) {
      const { id } = tableOf(kind);
      const changed = await tx
        .update(tableOf(kind))
        .set({ isSample: false })
        .where(isSample(kind))
        .returning({ id });
      count += changed.length;
    }
    const details = { count };
    await recordAudit(tx, { account: by, action: 'accept_samples', area, target: area, details });
    return { result: count, kinds: kindsOf(area).map(({ id }) => id) };
  });
