import type { KindId } from '@admissions/model/kinds';
import { kindOf } from '@admissions/model/kinds';
import type { Turnover, TurnoverChange, TurnoverReview } from '@admissions/protocol/staff';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Deps } from '../../content/deps.ts';
import { readStaffEntry, storedEntry } from '../../content/read/staff-entry.ts';
import type { Editor } from '../../content/revisions/revisions.ts';
import { readSnapshot } from '../../content/revisions/revisions.ts';
import type { Row } from '../../content/schema/row.ts';
import { tableOf } from '../../content/schema/tables.ts';
import { editFields } from '../../content/write/edit-fields.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { conflict, notExists } from '../../platform/http/http-error.ts';
import { changedFields, listFinds } from './finds/finds.ts';
import { keepingKey, reviewFinds } from './finds/reviewed-finds.ts';
import { toTurnover } from './to-turnover.ts';
import { turnovers } from './turnover-table.ts';

type Line = typeof turnovers.$inferSelect;

/** What was made for another year of one kind and is not in the trash, the first made first. */
export async function listTurnovers(
  { orm }: Pick<Database, 'orm'>,
  kind: KindId,
): Promise<Turnover[]> {
  const table = tableOf({ id: kind });
  const rows = await orm
    .select({ line: turnovers })
    .from(turnovers)
    .innerJoin(table, eq(table.id, turnovers.madeId))
    .where(and(eq(turnovers.kind, kind), isNull(table.deletedAt)))
    .orderBy(asc(turnovers.id));
  return rows.map(({ line }) => toTurnover(line));
}

/** Throws the answer "there is no such thing" when it is not there. */
export async function readTurnoverLine({ orm }: Pick<Database, 'orm'>, id: number): Promise<Line> {
  const [line] = await orm.select().from(turnovers).where(eq(turnovers.id, id));
  if (!line) throw notExists();
  return line;
}

/** The draft with every year and date that it took over, and what became of each. */
export async function reviewTurnover(deps: Deps, line: Line): Promise<TurnoverReview> {
  const kind = kindOf(line.kind);
  const now = await storedEntry(deps, kind, line.madeId);
  if (now.deletedAt !== null) throw notExists();
  const began = await readSnapshot(deps.db.orm, kind, line.madeId, 1);
  const turn = { from: line.year, years: line.toYear - line.year };
  const finds = reviewFinds(listFinds(kind, now, turn), listFinds(kind, began, turn), line.kept);
  return {
    ...toTurnover(line),
    title: String(now[kind.title] ?? ''),
    status: now.status as TurnoverReview['status'],
    revision: now.revision as number,
    finds: finds.map(({ lengths: _, ...find }) => find),
  };
}

/** Writes finds of a draft anew, and notes those that are right as they are: all of it or nothing. */
export async function changeTurnover(
  deps: Deps,
  by: Editor,
  line: Line,
  { revision, changes, keep }: TurnoverChange,
): Promise<void> {
  const kind = kindOf(line.kind);
  const current = await storedEntry(deps, kind, line.madeId);
  if (current.deletedAt !== null) throw notExists();
  const note = (tx: Tx) => noteKept(tx, line, keep);
  if (changes.length === 0) {
    await deps.db.transaction(note);
    return;
  }
  const values =
    current.revision === revision
      ? changedFields(kind, current, changes, { from: line.year })
      : null;
  if (!values) throw await refuse(deps, line, current);
  await editFields(
    deps,
    { kind, id: line.madeId, by, ...(keep.length > 0 && { within: note }) },
    { ...values, revision },
  );
}

async function noteKept(tx: Tx, { id }: Line, keep: TurnoverChange['keep']): Promise<void> {
  if (keep.length === 0) return;
  const [line] = await tx.select().from(turnovers).where(eq(turnovers.id, id)).for('update');
  const kept = new Set(line?.kept ?? []);
  for (const { at, was, isKept } of keep) {
    const key = keepingKey({ at, text: was });
    if (isKept) kept.add(key);
    else kept.delete(key);
  }
  await tx
    .update(turnovers)
    .set({ kept: [...kept] })
    .where(eq(turnovers.id, id));
}

async function refuse(deps: Deps, { kind, madeId }: Line, { updatedBy }: Row) {
  return conflict(
    await readStaffEntry(deps, kindOf(kind), madeId),
    typeof updatedBy === 'string' ? updatedBy : '',
  );
}
