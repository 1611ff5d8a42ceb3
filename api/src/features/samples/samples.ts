import type { AnyKind, Area } from '@admissions/model';
import type { KindId } from '@admissions/model/kinds';
import { KINDS } from '@admissions/model/kinds';
import type { RemovedSamples, SampleArea } from '@admissions/protocol/staff';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Deps } from '../../content/deps.ts';
import { countEntriesOfKinds, listEntriesOfKinds } from '../../content/read/entries-of-kinds.ts';
import type { Editor } from '../../content/revisions/revisions.ts';
import { tableOf } from '../../content/schema/tables.ts';
import { bulkChange } from '../../content/write/bulk-change.ts';
import { listUses } from '../../content/write/references.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { runAnnouncedTransaction } from '../../platform/db/announced-transaction.ts';
import type { Queryable } from '../../platform/db/database.ts';

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

/** To the trash, kind by kind; what other content needs goes after that content, or stays. */
export async function removeSamples(deps: Deps, area: Area, by: Editor): Promise<RemovedSamples> {
  const { orm } = deps.db;
  const result: RemovedSamples = { removed: [], left: 0 };
  // Relations lead to earlier kinds only.
  for (const kind of kindsOf(area).toReversed()) {
    const { id, revision } = tableOf(kind);
    const found = await orm.select({ id, revision }).from(tableOf(kind)).where(isSample(kind));
    const entries: { id: number; revision: number }[] = [];
    for (const entry of found as typeof entries)
      if (!kind.singleton && (await listUses(orm, kind, entry.id, 'required')).length === 0)
        entries.push(entry);
    result.left += found.length - entries.length;
    if (entries.length === 0) continue;
    const written = await bulkChange(
      deps,
      kind,
      { action: 'trash', entries },
      {
        by,
        locale: 'zh-TW',
      },
    );
    result.removed.unshift({ kind: kind.id as KindId, entries: written });
  }
  return result;
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
