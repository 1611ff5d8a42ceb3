import { allows } from '@admissions/model';
import { type KindId, kindOf } from '@admissions/model/kinds';
import type { ListView, ListViewWrite } from '@admissions/protocol/staff';
import { and, asc, eq, or } from 'drizzle-orm';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { createNotFoundError, forbidden, HttpError } from '../../platform/http/http-error.ts';
import type { SignedIn } from '../../platform/http/signed-in.ts';
import { listViews } from './list-view-table.ts';

type Row = typeof listViews.$inferSelect;
/** Per account and list. */
const MAX_VIEWS = 30;

export async function readListViews(
  { orm }: Database,
  kind: KindId,
  admin: SignedIn,
): Promise<ListView[]> {
  const rows = await orm
    .select()
    .from(listViews)
    .where(
      and(
        eq(listViews.kind, kind),
        or(eq(listViews.ownerId, admin.id), eq(listViews.isShared, true)),
      ),
    )
    .orderBy(asc(listViews.name), asc(listViews.id));
  return rows.map((row) => toListView(row, admin));
}

/** Throws 409 at the limit. */
export const addListView = (
  db: Database,
  admin: SignedIn,
  { kind, ...write }: ListViewWrite & { kind: KindId },
): Promise<ListView> =>
  db.transaction(async (tx) => {
    const ownCount = await tx.$count(
      listViews,
      and(eq(listViews.kind, kind), eq(listViews.ownerId, admin.id)),
    );
    if (ownCount >= MAX_VIEWS)
      throw new HttpError(-1, 409, { message: 'error.tooManyViews', params: { max: MAX_VIEWS } });
    const [added] = await tx
      .insert(listViews)
      .values({ kind, ...write, ownerId: admin.id, ownerName: admin.name })
      .returning();
    if (!added) throw new Error('a saved view was not returned');
    await recordViewChange(tx, admin, 'add', added);
    return toListView(added, admin);
  });

export const changeListView = (
  db: Database,
  admin: SignedIn,
  id: number,
  write: ListViewWrite,
): Promise<ListView> =>
  db.transaction(async (tx) => {
    await lockChangeable(tx, admin, id);
    const [changed] = await tx
      .update(listViews)
      .set({ ...write, updatedAt: new Date().toISOString() })
      .where(eq(listViews.id, id))
      .returning();
    if (!changed) throw createNotFoundError();
    await recordViewChange(tx, admin, 'edit', changed);
    return toListView(changed, admin);
  });

export const deleteListView = (db: Database, admin: SignedIn, id: number) =>
  db.transaction(async (tx) => {
    const view = await lockChangeable(tx, admin, id);
    await tx.delete(listViews).where(eq(listViews.id, id));
    await recordViewChange(tx, admin, 'del', view);
  });

/** Locks the view. Private views of colleagues are not found, to hide their existence. */
async function lockChangeable(tx: Tx, admin: SignedIn, id: number): Promise<Row> {
  const [view] = await tx.select().from(listViews).where(eq(listViews.id, id)).for('update');
  if (!view || !(view.isShared || view.ownerId === admin.id)) throw createNotFoundError();
  if (!allows(admin.priv, kindOf(view.kind).area) || !mayChange(view, admin)) throw forbidden();
  return view;
}

const mayChange = ({ ownerId, isShared }: Row, { id, priv }: SignedIn) =>
  ownerId === id || (isShared && allows(priv, 'account'));

const toListView = (row: Row, admin: SignedIn): ListView => {
  const { id, kind, name, state, columns, isShared, ownerId, ownerName } = row;
  return {
    id,
    kind,
    name,
    state,
    columns,
    isShared,
    by: ownerName,
    isOwn: ownerId === admin.id,
    mayChange: mayChange(row, admin),
  };
};

const recordViewChange = (
  tx: Tx,
  account: SignedIn,
  verb: string,
  { id, kind, name, isShared }: Row,
) =>
  recordAudit(tx, {
    account,
    action: `${verb}_list_view`,
    area: kindOf(kind).area,
    target: `list_view/${id}`,
    details: { name, isShared },
  });
