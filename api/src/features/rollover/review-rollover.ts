import { type KindId, kindOf } from '@admissions/model/kinds';
import type { Rollover, RolloverChange, RolloverReview } from '@admissions/protocol/staff';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Deps } from '../../content/deps.ts';
import { presentEntry, readStaffEntry } from '../../content/read/read-entry.ts';
import { type Editor, readSnapshot } from '../../content/revisions/revisions.ts';
import { type Row, tableOf } from '../../content/schema/tables.ts';
import { editFields } from '../../content/write/edit-fields.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { conflict, requireRow } from '../../platform/http/http-error.ts';
import { changedFields, listDateMatches } from './matches/date-matches.ts';
import { confirmationKey, reviewMatches } from './matches/reviewed-matches.ts';
import { ROLLOVER, rollovers } from './rollover-table.ts';

type Line = Awaited<ReturnType<typeof readRolloverLine>>;

/** Copies of one kind outside the trash, oldest first. */
export function listRollovers({ orm }: Database, kind: KindId): Promise<Rollover[]> {
  const table = tableOf({ id: kind });
  return orm
    .select(ROLLOVER)
    .from(rollovers)
    .innerJoin(table, eq(table.id, rollovers.madeId))
    .where(and(eq(rollovers.kind, kind), isNull(table.deletedAt)))
    .orderBy(asc(rollovers.id));
}

/** Throws "not exists" when there is none. */
export const readRolloverLine = async ({ orm }: Database, id: number) =>
  requireRow(await selectLine(orm).where(eq(rollovers.id, id)));

const selectLine = (orm: Database['orm']) =>
  orm.select({ ...ROLLOVER, kind: rollovers.kind, kept: rollovers.kept }).from(rollovers);

/** Open matches of a draft; 0 for other entries. */
export async function countUnconfirmed(deps: Pick<Deps, 'db'>, kind: KindId, made: number) {
  const [line] = await selectLine(deps.db.orm).where(
    and(eq(rollovers.kind, kind), eq(rollovers.madeId, made)),
  );
  const review = line && (await reviewRollover(deps, line));
  if (review?.status !== 'draft') return 0;
  return review.finds.filter(({ state }) => state === 'open').length;
}

/** The draft with the state of every copied year and date. */
export async function reviewRollover(
  deps: Pick<Deps, 'db'>,
  { kind: kindId, kept, ...line }: Line,
): Promise<RolloverReview> {
  const kind = kindOf(kindId);
  const now = await presentEntry(deps.db.orm, kind, line.made);
  const initial = await readSnapshot(deps.db.orm, kind, line.made, 1);
  const shift = { from: line.year, years: line.toYear - line.year };
  const matches = reviewMatches(
    listDateMatches(kind, now, shift),
    listDateMatches(kind, initial, shift),
    kept,
  );
  return {
    ...line,
    title: String(now[kind.title] ?? ''),
    status: now.status as RolloverReview['status'],
    revision: now.revision as number,
    finds: matches.map(({ lengths: _, ...match }) => match),
  };
}

/** Replaces and confirms matches in one transaction. */
export async function updateRollover(
  deps: Deps,
  by: Editor,
  line: Line,
  { revision, changes, keep }: RolloverChange,
) {
  const kind = kindOf(line.kind);
  const current = await presentEntry(deps.db.orm, kind, line.made);
  const confirm = (tx: Tx) => saveConfirmed(tx, line, keep);
  if (changes.length === 0) {
    await deps.db.transaction(confirm);
    return;
  }
  const values =
    current.revision === revision
      ? changedFields(kind, current, changes, { from: line.year })
      : null;
  if (!values) throw await refuse(deps, line, current);
  await editFields(
    deps,
    { kind, id: line.made, by, ...(keep.length > 0 && { beforeWrite: confirm }) },
    { ...values, revision },
  );
}

async function saveConfirmed(tx: Tx, { id }: Line, keep: RolloverChange['keep']) {
  if (keep.length === 0) return;
  const [line] = await tx.select().from(rollovers).where(eq(rollovers.id, id)).for('update');
  const confirmed = new Set(line?.kept ?? []);
  for (const { at, was, isKept: isConfirmed } of keep) {
    const key = confirmationKey({ at, text: was });
    if (isConfirmed) confirmed.add(key);
    else confirmed.delete(key);
  }
  await tx
    .update(rollovers)
    .set({ kept: [...confirmed] })
    .where(eq(rollovers.id, id));
}

async function refuse(deps: Deps, { kind, made }: Line, { updatedBy }: Row) {
  return conflict(
    await readStaffEntry(deps, kindOf(kind), made),
    typeof updatedBy === 'string' ? updatedBy : '',
  );
}
