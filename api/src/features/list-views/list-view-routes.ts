import { allows } from '@admissions/model';
import { type KindId, kindOf } from '@admissions/model/kinds';
import { requiredLine } from '@admissions/model/schema';
import {
  LIST_VIEW_NAME_MAX,
  LIST_VIEW_PATHS,
  type ListView,
  type ListViewWrite,
} from '@admissions/protocol/staff';
import { and, asc, eq, or } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../content/deps.ts';
import { listedKindId, requireFlag } from '../../content/routes/entry-id.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import {
  createNotFoundError,
  forbidden,
  HttpError,
  requireRow,
} from '../../platform/http/http-error.ts';
import { type SignedIn, staffRoutes } from '../../platform/http/typed-routes.ts';
import {
  flag,
  id,
  listSchema,
  objectSchema,
  orNull,
  ref,
  text,
} from '../../platform/validation/json-schema.ts';
import { listViews } from './list-view-table.ts';

const view = objectSchema({
  id,
  kind: ref('KindId'),
  name: text,
  state: { type: 'object', additionalProperties: text },
  columns: orNull(listSchema(text)),
  isShared: flag,
  by: text,
  isOwn: flag,
  mayChange: flag,
});

const listViewDocs = {
  list: {
    operationId: 'listViews',
    summary: 'The saved views of the list of a kind',
    description: 'Those of the caller, and what colleagues share; by name.',
    answer: objectSchema({ list: listSchema(view) }),
  },
  add: {
    operationId: 'addListView',
    summary: 'Save the current view of a list',
    answer: view,
    conflicts: 'There are too many views of the caller in this list',
  },
  change: {
    operationId: 'changeListView',
    summary: 'Change a saved view as a whole',
    description: 'By its owner; a shared one by account managers, too.',
    answer: view,
  },
  remove: {
    operationId: 'deleteListView',
    summary: 'Delete a saved view',
    description: 'By its owner; a shared one by account managers, too.',
    answer: objectSchema({ id }),
  },
};

const MAX_FILTERS = 30;
const viewFields = {
  name: requiredLine(LIST_VIEW_NAME_MAX),
  state: z
    .record(z.string().regex(/^[a-zA-Z]{1,40}$/), z.string().max(100))
    .refine((state) => Object.keys(state).length <= MAX_FILTERS, 'error.tooLarge')
    .meta({ description: 'The query of the list address, without its page' }),
  columns: z
    .array(z.string().regex(/^[a-zA-Z]{1,40}$/))
    .max(60, 'error.tooLarge')
    .nullable(),
  isShared: z.boolean('validation.required'),
};

/** Named list views: search, filters and order, private or shared with editors of the kind. */
export async function listViewRoutes(app: FastifyInstance, { db }: Deps) {
  const staff = staffRoutes(app, 'account', 'views');

  staff.get(
    LIST_VIEW_PATHS.list,
    { docs: listViewDocs.list, query: z.strictObject({ kind: listedKindId() }) },
    async ({ query: { kind }, admin }) => {
      requireFlag(admin, kind);
      return { list: await readListViews(db, kind, admin) };
    },
  );
  staff.post(
    LIST_VIEW_PATHS.add,
    { docs: listViewDocs.add, body: z.strictObject({ kind: listedKindId(), ...viewFields }) },
    async ({ body, admin }) => {
      requireFlag(admin, body.kind);
      return addListView(db, admin, body);
    },
  );
  staff.put(
    LIST_VIEW_PATHS.one(':id'),
    { docs: listViewDocs.change, body: z.strictObject(viewFields) },
    async ({ params: { id }, body, admin }) => changeListView(db, admin, id, body),
  );
  staff.delete(
    LIST_VIEW_PATHS.one(':id'),
    { docs: listViewDocs.remove },
    async ({ params: { id }, admin }) => {
      await deleteListView(db, admin, id);
      return { id };
    },
  );
}

type Row = typeof listViews.$inferSelect;
/** Per account and list. */
const MAX_VIEWS = 30;

async function readListViews(
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
const addListView = (
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
    const added = requireRow(
      await tx
        .insert(listViews)
        .values({ kind, ...write, ownerId: admin.id, ownerName: admin.name })
        .returning(),
    );
    await recordViewChange(tx, admin, 'add', added);
    return toListView(added, admin);
  });

const changeListView = (
  db: Database,
  admin: SignedIn,
  id: number,
  write: ListViewWrite,
): Promise<ListView> =>
  db.transaction(async (tx) => {
    await lockChangeable(tx, admin, id);
    const changed = requireRow(
      await tx
        .update(listViews)
        .set({ ...write, updatedAt: new Date().toISOString() })
        .where(eq(listViews.id, id))
        .returning(),
    );
    await recordViewChange(tx, admin, 'edit', changed);
    return toListView(changed, admin);
  });

const deleteListView = (db: Database, admin: SignedIn, id: number) =>
  db.transaction(async (tx) => {
    const view = await lockChangeable(tx, admin, id);
    await tx.delete(listViews).where(eq(listViews.id, id));
    await recordViewChange(tx, admin, 'del', view);
  });

/** Locks the view. Private views of colleagues are not found, to hide their existence. */
async function lockChangeable(tx: Tx, admin: SignedIn, id: number) {
  const [view] = await tx.select().from(listViews).where(eq(listViews.id, id)).for('update');
  if (!view || !(view.isShared || view.ownerId === admin.id)) throw createNotFoundError();
  if (!allows(admin.priv, kindOf(view.kind).area) || !mayChange(view, admin)) throw forbidden();
  return view;
}

const mayChange = ({ ownerId, isShared }: Row, { id, priv }: SignedIn) =>
  ownerId === id || (isShared && allows(priv, 'account'));

const toListView = (row: Row, admin: SignedIn): ListView => {
  const { ownerId, ownerName, updatedAt: _changed, ...view } = row;
  return {
    ...view,
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
