import { type KindId, kindOf } from '@admissions/model/kinds';
import {
  type ListedBundle,
  MAX_BUNDLE_ITEMS,
  type ReviewSubject,
  type SavedDraft,
} from '@admissions/protocol/staff';
import { and, count, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Deps } from '../../content/deps.ts';
import { listEntriesOfKinds } from '../../content/read/entries-of-kinds.ts';
import type { Editor } from '../../content/revisions/revisions.ts';
import { requireFlag } from '../../content/routes/entry-id.ts';
import { wasShown } from '../../content/schema/tables.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Queryable, Tx } from '../../platform/db/database.ts';
import { refused, requireRow } from '../../platform/http/http-error.ts';
import type { SignedIn } from '../../platform/http/typed-routes.ts';
import {
  bundleItems,
  bundles,
  entryDrafts,
  findBundle,
  isDraftOf,
} from '../drafts/draft-tables.ts';
import { deleteTasks } from '../identity/notices/notify-colleagues.ts';
import { readSubject } from '../reviews/read-subject.ts';

export type BundleRow = typeof bundles.$inferSelect;
export type BundleItemRow = typeof bundleItems.$inferSelect;

const MAX_LISTED = 100;

/** Newest first. */
export async function listBundles(orm: Queryable): Promise<ListedBundle[]> {
  const rows = await orm
    .select({ bundle: bundles, count: count(bundleItems.id) })
    .from(bundles)
    .leftJoin(bundleItems, eq(bundleItems.bundleId, bundles.id))
    .groupBy(bundles.id)
    .orderBy(desc(bundles.id))
    .limit(MAX_LISTED);
  return rows.map((row) => toListed(row.bundle, row.count));
}

/** Entries saved as a draft, never shown, without a working copy and outside bundles. */
export async function listSavedDrafts(
  orm: Queryable,
  kinds: readonly KindId[],
): Promise<SavedDraft[]> {
  const taken = sql`select kind, entry_id from bundle_item where revision_after is null
    union all select kind, entry_id from working_copy where entry_id is not null`;
  const found = await listEntriesOfKinds(orm, kinds.map(kindOf), {
    where: sql`status = 'draft' and not ${wasShown(sql`entry.kind`, sql`entry.id`)} and (kind, id) not in (${taken})`,
    order: sql`at desc`,
    limit: MAX_LISTED,
  });
  return found.map(({ kind, id: entryId, title, parent, at, by }) => ({
    ...{ kind, entryId, title: title ?? '', parent },
    ...{ updatedAt: new Date(at).toISOString(), updatedBy: by ?? '' },
  }));
}

export const toListed = (row: BundleRow, itemCount: number): ListedBundle => ({
  id: row.id,
  name: row.name,
  at: row.createdAt,
  by: row.createdBy,
  count: itemCount,
  schedule:
    row.dueAt === null
      ? null
      : { at: row.dueAt, by: row.dueFor?.name ?? '', isFailed: row.failedAt !== null },
  published: row.publishedAt === null ? null : { at: row.publishedAt, by: row.publishedBy ?? '' },
});

/** Throws not found. */
export async function readBundle(
  orm: Queryable,
  id: number,
): Promise<{ bundle: BundleRow; items: BundleItemRow[] }> {
  const bundle = requireRow(await orm.select().from(bundles).where(eq(bundles.id, id)));
  return { bundle, items: await readItems(orm, id) };
}

export const readItems = (orm: Queryable, id: number): Promise<BundleItemRow[]> =>
  orm
    .select()
    .from(bundleItems)
    .where(eq(bundleItems.bundleId, id))
    .orderBy(bundleItems.kind, bundleItems.entryId, bundleItems.id);

/** Locks an unpublished bundle. Throws not found, or 409 when it is published. */
export async function lockOpenBundle(tx: Tx, id: number) {
  const bundle = requireRow(
    await tx.select().from(bundles).where(eq(bundles.id, id)).for('update'),
  );
  if (bundle.publishedAt !== null) throw refused(409, 'error.bundleOver');
  return bundle;
}

export const recordBundle = (
  tx: Tx,
  account: Editor,
  action: string,
  { id, ...details }: { id: number } & Record<string, unknown>,
) =>
  recordAudit(tx, {
    account,
    action: `${action}_bundle`,
    area: 'setting',
    target: `bundle/${id}`,
    details,
  });

export const addBundle = ({ db }: Deps, by: Editor, name: string) =>
  db.transaction(async (tx) => {
    const added = await insertBundle(tx, by, name);
    await recordBundle(tx, by, 'add', { id: added.id, name });
    return added;
  });

async function insertBundle(tx: Tx, by: Editor, name: string) {
  return requireRow(await tx.insert(bundles).values({ name, createdBy: by.name }).returning());
}

export const renameBundle = ({ db }: Deps, by: Editor, id: number, name: string) =>
  db.transaction(async (tx) => {
    await tx.update(bundles).set({ name }).where(eq(bundles.id, id));
    await recordBundle(tx, by, 'edit', { id, name });
  });

/** In `deleteTasks`: its requests for an approval. */
export const bundleTask = (id: number) => `bundle/${id}`;

/** Its entries and drafts stay. */
export const deleteBundle = ({ db }: Deps, by: Editor, id: number) =>
  db.transaction(async (tx) => {
    await tx.delete(bundles).where(eq(bundles.id, id));
    await tx.delete(bundleItems).where(eq(bundleItems.bundleId, id));
    await deleteTasks(tx, [bundleTask(id)]);
    await recordBundle(tx, by, 'remove', { id });
  });

/** Returns the id of its bundle. */
export async function removeItem({ db }: Deps, by: SignedIn, id: number) {
  const item = requireRow(await db.orm.select().from(bundleItems).where(eq(bundleItems.id, id)));
  requireFlag(by, item.kind);
  await db.transaction(async (tx) => {
    await lockOpenBundle(tx, item.bundleId);
    await tx.delete(bundleItems).where(eq(bundleItems.id, id));
    await recordBundle(tx, by, 'edit', { id: item.bundleId, removed: 1 });
  });
  return item.bundleId;
}

/** Throws 409 when one is in another open bundle. */
export async function addItems(
  deps: Deps,
  by: SignedIn,
  id: number,
  subjects: readonly ReviewSubject[],
) {
  const titled: (ReviewSubject & { title: string })[] = [];
  for (const subject of subjects) {
    requireFlag(by, subject.kind);
    titled.push({ ...subject, title: (await readSubject(deps, subject)).title });
  }
  await deps.db.transaction(async (tx) => {
    await lockOpenBundle(tx, id);
    await insertItems(tx, id, titled);
    if ((await tx.$count(bundleItems, eq(bundleItems.bundleId, id))) > MAX_BUNDLE_ITEMS)
      throw refused(409, 'error.bundleFull', { params: { max: MAX_BUNDLE_ITEMS } });
    await recordBundle(tx, by, 'edit', { id, added: titled.length });
  });
}

async function insertItems(
  tx: Tx,
  bundleId: number,
  subjects: readonly (ReviewSubject & { title: string })[],
) {
  for (const { kind, entryId, title } of subjects) {
    const subject = { kind, entryId };
    const { rowCount } = await tx
      .insert(bundleItems)
      .values({ bundleId, ...subject, title })
      .onConflictDoNothing();
    const other = rowCount ? null : await findBundle(tx, subject);
    if (other && other.id !== bundleId)
      throw refused(409, 'error.inOtherBundle', { params: { title, name: other.name } });
    // The time of the bundle counts.
    await tx
      .update(entryDrafts)
      .set({ dueAt: null, dueFor: null, failure: null })
      .where(and(isDraftOf(subject), isNotNull(entryDrafts.dueAt)));
  }
}

/** Adds new drafts to the open bundle of this name, or to a new one. */
export async function addToNamedBundle(
  tx: Tx,
  { name, by, kind }: { name: string; by: Editor; kind: KindId },
  entries: readonly { id: number; title: string }[],
): Promise<{ id: number; name: string }> {
  const [open] = await tx
    .select()
    .from(bundles)
    .where(and(eq(bundles.name, name), isNull(bundles.publishedAt)))
    .limit(1)
    .for('update');
  const { id } = open ?? (await insertBundle(tx, by, name));
  await insertItems(
    tx,
    id,
    entries.map((entry) => ({ kind, entryId: entry.id, title: entry.title })),
  );
  return { id, name };
}
