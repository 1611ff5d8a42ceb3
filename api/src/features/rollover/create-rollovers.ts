import type { Locale } from '@admissions/model';
import { type KindId, kindOf } from '@admissions/model/kinds';
import type { Rollover, RolloverResult } from '@admissions/protocol/staff';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Deps } from '../../content/deps.ts';
import { readRows } from '../../content/read/read-entry.ts';
import type { Editor } from '../../content/revisions/revisions.ts';
import { type Row, tableOf, titleOf } from '../../content/schema/tables.ts';
import { checkValues } from '../../content/write/check-values.ts';
import { pickContent } from '../../content/write/copy-entry.ts';
import {
  inContentTransaction,
  lockRows,
  recordNew,
  storeNew,
} from '../../content/write/write-entry.ts';
import type { Tx } from '../../platform/db/database.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { addToNamedBundle } from '../bundles/bundles.ts';
import { ROLLOVER, rollovers } from './rollover-table.ts';

interface RolloverRequest {
  kind: KindId;
  entries: number[];
  year: number;
  toYear: number;
}

type Refused = RolloverResult['refused'];

/** One transaction; entries with an existing copy outside the trash are skipped. */
export async function createRollovers(
  deps: Deps,
  { by, locale }: { by: Editor; locale: Locale },
  write: RolloverRequest,
): Promise<RolloverResult> {
  const kind = kindOf(write.kind);
  const found = await readRows(deps.db.orm, kind, write.entries);
  const sources = found.filter(({ deletedAt }) => deletedAt === null);
  const refused = await findRefused(deps, write, sources, locale);
  const sourceIds = sources.map(({ id }) => id as number);
  return inContentTransaction(deps, kind, async (tx) => {
    // The lock prevents duplicates of concurrent requests.
    const locked = await lockRows(tx, kind, sourceIds);
    const rows = locked.filter(({ deletedAt }) => deletedAt === null);
    const existing = await findExisting(tx, write);
    const excludedIds = new Set([
      ...existing.map(({ from }) => from),
      ...refused.map(({ id }) => id),
    ]);
    const stored: { source: number; row: Row }[] = [];
    for (const row of rows) {
      const source = row.id as number;
      if (excludedIds.has(source)) continue;
      const draft = toDraft(write, row);
      stored.push({ source, row: await storeNew(deps, tx, { kind, by }, draft) });
    }
    const created = await saveRollovers(tx, write, stored, by);
    const added = stored.map(({ row }) => ({ id: row.id as number, title: titleOf(kind, row) }));
    const yearly = { name: `${write.toYear}學年度`, by, kind: write.kind };
    const bundle = added.length > 0 ? await addToNamedBundle(tx, yearly, added) : null;
    for (const { source, row } of stored) {
      const fields = Object.keys(pickContent(kind, row));
      await recordNew(tx, { kind, by, noted: { from: source } }, row, fields);
    }
    const presentIds = new Set(rows.map(({ id }) => id));
    return {
      made: created,
      already: existing,
      missing: write.entries.filter((id) => !presentIds.has(id)),
      refused,
      bundle,
    };
  });
}

const toDraft = ({ kind }: RolloverRequest, source: Row): Row => ({
  ...pickContent(kindOf(kind), source),
  isSample: source.isSample === true,
  status: 'draft',
});

async function findRefused(
  deps: Deps,
  write: RolloverRequest,
  sources: readonly Row[],
  locale: Locale,
): Promise<Refused> {
  const refused: Refused = [];
  for (const source of sources) {
    const values = toDraft(write, source);
    try {
      await checkValues(deps, kindOf(write.kind), { values, entry: values });
    } catch (error) {
      const errors = error instanceof HttpError && error.fieldErrors(locale);
      if (!errors) throw error;
      refused.push({ id: source.id as number, errors });
    }
  }
  return refused;
}

function findExisting(tx: Tx, { kind, entries }: RolloverRequest): Promise<Rollover[]> {
  const table = tableOf({ id: kind });
  return tx
    .select(ROLLOVER)
    .from(rollovers)
    .innerJoin(table, eq(table.id, rollovers.madeId))
    .where(
      and(eq(rollovers.kind, kind), inArray(rollovers.fromId, entries), isNull(table.deletedAt)),
    );
}

async function saveRollovers(
  tx: Tx,
  { kind, year, toYear }: RolloverRequest,
  stored: readonly { source: number; row: Row }[],
  by: Editor,
): Promise<Rollover[]> {
  const created: Rollover[] = [];
  for (const { source, row } of stored) {
    const values = {
      madeId: row.id as number,
      year,
      toYear,
      kept: [],
      at: new Date().toISOString(),
      by: by.name,
    };
    const [line] = await tx
      .insert(rollovers)
      .values({ kind, fromId: source, ...values })
      .onConflictDoUpdate({ target: [rollovers.kind, rollovers.fromId], set: values })
      .returning(ROLLOVER);
    if (line) created.push(line);
  }
  return created;
}
