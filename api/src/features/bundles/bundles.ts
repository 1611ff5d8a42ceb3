import type { ListedBundle } from '@admissions/protocol/staff';
import { count, desc, eq } from 'drizzle-orm';
import type { Deps } from '../../content/deps.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Queryable, Tx } from '../../platform/db/database.ts';
import { createNotFoundError, HttpError } from '../../platform/http/http-error.ts';
import { bundleItems, bundles } from '../drafts/bundle-tables.ts';

export type BundleRow = typeof bundles.$inferSelect;
export type BundleItemRow = typeof bundleItems.$inferSelect;
export type By = { id: number; account: string; name: string };

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
  const [bundle] = await orm.select().from(bundles).where(eq(bundles.id, id));
  if (!bundle) throw createNotFoundError();
  return { bundle, items: await readItems(orm, id) };
}

export const readItems = (orm: Queryable, id: number): Promise<BundleItemRow[]> =>
  orm
    .select()
    .from(bundleItems)
    .where(eq(bundleItems.bundleId, id))
    .orderBy(bundleItems.kind, bundleItems.entryId, bundleItems.id);

/** Locks an unpublished bundle. Throws not found, or 409 when it is published. */
export async function lockOpenBundle(tx: Tx, id: number): Promise<BundleRow> {
  const [bundle] = await tx.select().from(bundles).where(eq(bundles.id, id)).for('update');
  if (!bundle) throw createNotFoundError();
  if (bundle.publishedAt !== null) throw new HttpError(-1, 409, { message: 'error.bundleOver' });
  return bundle;
}

export const recordBundle = (
  tx: Tx,
  account: By,
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

export const addBundle = ({ db }: Deps, by: By, name: string): Promise<BundleRow> =>
  db.transaction(async (tx) => {
    const added = await insertBundle(tx, by, name);
    await recordBundle(tx, by, 'add', { id: added.id, name });
    return added;
  });

export async function insertBundle(tx: Tx, by: By, name: string): Promise<BundleRow> {
  const [added] = await tx.insert(bundles).values({ name, createdBy: by.name }).returning();
  if (!added) throw new Error('the inserted bundle was not returned');
  return added;
}

export const renameBundle = ({ db }: Deps, by: By, id: number, name: string): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.update(bundles).set({ name }).where(eq(bundles.id, id));
    await recordBundle(tx, by, 'edit', { id, name });
  });

/** Its entries and drafts stay. */
export const deleteBundle = ({ db }: Deps, by: By, id: number): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.delete(bundles).where(eq(bundles.id, id));
    await tx.delete(bundleItems).where(eq(bundleItems.bundleId, id));
    await recordBundle(tx, by, 'remove', { id });
  });
