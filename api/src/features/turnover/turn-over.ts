import type { Locale } from '@admissions/model';
import type { KindId } from '@admissions/model/kinds';
import { kindOf } from '@admissions/model/kinds';
import type { Turnover, TurnoversMade } from '@admissions/protocol/staff';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Deps } from '../../content/deps.ts';
import type { Editor } from '../../content/revisions/revisions.ts';
import type { Row } from '../../content/schema/row.ts';
import { tableOf } from '../../content/schema/tables.ts';
import { lockRows } from '../../content/write/change-many.ts';
import { checkValues } from '../../content/write/checked-values.ts';
import { pickContent } from '../../content/write/copied-entry.ts';
import { inContentTransaction, recordNew, storeNew } from '../../content/write/write-entry.ts';
import type { Queryable, Tx } from '../../platform/db/database.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { toTurnover } from './to-turnover.ts';
import { turnovers } from './turnover-table.ts';

/** Drafts for another year are made from these entries; what was made already is not made again. */
interface TurnoversWrite {
  kind: KindId;
  entries: number[];
  year: number;
  toYear: number;
}

type Refused = TurnoversMade['refused'];

/** Makes drafts for another year from these entries: all that can be made at once, in one transaction. What was made before is not made again, unless it has been thrown away. */
export async function turnOver(
  deps: Deps,
  { by, locale }: { by: Editor; locale: Locale },
  write: TurnoversWrite,
): Promise<TurnoversMade> {
  const kind = kindOf(write.kind);
  const sources = await readSources(deps.db.orm, write);
  const refused = await findRefused(deps, write, sources, locale);
  const wanted = sources.map(({ id }) => id as number);
  return inContentTransaction(deps, kind, async (tx) => {
    // Locked, so that two who press at once make one.
    const locked = await lockRows(tx, kind, wanted);
    const rows = locked.filter(({ deletedAt }) => deletedAt === null);
    const already = await findMade(tx, write);
    const held = new Set([...already.map(({ from }) => from), ...refused.map(({ id }) => id)]);
    const free = rows.filter(({ id }) => !held.has(id as number));
    const stored: { source: number; row: Row }[] = [];
    for (const source of free)
      stored.push({
        source: source.id as number,
        row: await storeNew(deps, tx, { kind, by }, toCopy(write, source)),
      });
    const made = await remember(tx, write, stored, by);
    for (const { source, row } of stored)
      await recordNew(
        tx,
        { kind, by, noted: { from: source } },
        row,
        Object.keys(pickContent(kind, row)),
      );
    const there = new Set(rows.map(({ id }) => id));
    return { made, already, missing: write.entries.filter((id) => !there.has(id)), refused };
  });
}

async function readSources(
  orm: Queryable,
  { kind, entries }: Pick<TurnoversWrite, 'kind' | 'entries'>,
): Promise<Row[]> {
  const table = tableOf({ id: kind });
  const rows = await orm
    .select()
    .from(table)
    .where(and(inArray(table.id, entries), isNull(table.deletedAt)))
    .orderBy(asc(table.id));
  return rows as Row[];
}

const toCopy = ({ kind }: TurnoversWrite, source: Row): Row => ({
  ...pickContent(kindOf(kind), source),
  status: 'draft',
});

async function findRefused(
  deps: Deps,
  write: TurnoversWrite,
  sources: readonly Row[],
  locale: Locale,
): Promise<Refused> {
  const refused: Refused = [];
  for (const source of sources) {
    const values = toCopy(write, source);
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

/** What was made from these entries and is not in the trash. */
async function findMade(
  tx: Queryable,
  { kind, entries }: Pick<TurnoversWrite, 'kind' | 'entries'>,
): Promise<Turnover[]> {
  const table = tableOf({ id: kind });
  const rows = await tx
    .select({ turnover: turnovers })
    .from(turnovers)
    .innerJoin(table, eq(table.id, turnovers.madeId))
    .where(
      and(eq(turnovers.kind, kind), inArray(turnovers.fromId, entries), isNull(table.deletedAt)),
    );
  return rows.map(({ turnover }) => toTurnover(turnover));
}

async function remember(
  tx: Tx,
  { kind, year, toYear }: TurnoversWrite,
  stored: readonly { source: number; row: Row }[],
  by: Editor,
): Promise<Turnover[]> {
  const made: Turnover[] = [];
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
      .insert(turnovers)
      .values({ kind, fromId: source, ...values })
      .onConflictDoUpdate({ target: [turnovers.kind, turnovers.fromId], set: values })
      .returning();
    if (line) made.push(toTurnover(line));
  }
  return made;
}
