import type { KindId } from '@admissions/model/kinds';
import type { ReviewSubject } from '@admissions/protocol/staff';
import { MAX_BUNDLE_ITEMS } from '@admissions/protocol/staff';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Deps } from '../../content/deps.ts';
import { requireFlag } from '../../content/routes/require-flag.ts';
import type { Tx } from '../../platform/db/database.ts';
import { createNotFoundError, HttpError } from '../../platform/http/http-error.ts';
import type { SignedIn } from '../../platform/http/signed-in.ts';
import { bundleItems, bundles } from '../drafts/bundle-tables.ts';
import { entryDrafts } from '../drafts/draft-table.ts';
import { findBundle } from '../drafts/find-bundle.ts';
import { readSubject } from '../reviews/read-subject.ts';
import type { By } from './bundles.ts';
import { insertBundle, lockOpenBundle, recordBundle } from './bundles.ts';

/** Returns the id of its bundle. */
export async function removeItem({ db }: Deps, by: SignedIn, id: number): Promise<number> {
  const [item] = await db.orm.select().from(bundleItems).where(eq(bundleItems.id, id));
  if (!item) throw createNotFoundError();
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
): Promise<void> {
  const titled: (ReviewSubject & { title: string })[] = [];
  for (const subject of subjects) {
    requireFlag(by, subject.kind);
    titled.push({ ...subject, title: (await readSubject(deps, subject)).title });
  }
  await deps.db.transaction(async (tx) => {
    await lockOpenBundle(tx, id);
    await insertItems(tx, id, titled);
    if ((await tx.$count(bundleItems, eq(bundleItems.bundleId, id))) > MAX_BUNDLE_ITEMS)
      throw new HttpError(-1, 409, {
        message: 'error.bundleFull',
        params: { max: MAX_BUNDLE_ITEMS },
      });
    await recordBundle(tx, by, 'edit', { id, added: titled.length });
  });
}

async function insertItems(
  tx: Tx,
  bundleId: number,
  subjects: readonly (ReviewSubject & { title: string })[],
): Promise<void> {
  for (const { kind, entryId, title } of subjects) {
    const subject = { kind, entryId };
    const added = await tx
      .insert(bundleItems)
      .values({ bundleId, ...subject, title })
      .onConflictDoNothing()
      .returning({ id: bundleItems.id });
    const other = added.length === 0 ? await findBundle(tx, subject) : null;
    if (other && other.id !== bundleId)
      throw new HttpError(-1, 409, {
        message: 'error.inOtherBundle',
        params: { title, name: other.name },
      });
    // The time of the bundle counts.
    await tx
      .update(entryDrafts)
      .set({ dueAt: null, dueFor: null, failure: null })
      .where(
        and(
          eq(entryDrafts.kind, kind),
          eq(entryDrafts.entryId, entryId),
          isNotNull(entryDrafts.dueAt),
        ),
      );
  }
}

/** Adds new drafts to the open bundle of this name, or to a new one. */
export async function addToNamedBundle(
  tx: Tx,
  { name, by, kind }: { name: string; by: By; kind: KindId },
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
