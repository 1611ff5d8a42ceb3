import type { KindId } from '@admissions/model/kinds';
import type { SQL } from 'drizzle-orm';
import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { bundleItems, bundles } from './bundle-tables.ts';

/** An entry, or the draft of a new one. */
interface Subject {
  kind: KindId;
  entryId: number | null;
  draftId: number | null;
}

/** SQL condition: its item in an open bundle. */
const isOpenItemOf = ({ kind, entryId, draftId }: Subject): SQL | undefined =>
  and(
    isNull(bundleItems.after),
    eq(bundleItems.kind, kind),
    entryId === null ? eq(bundleItems.draftId, draftId ?? 0) : eq(bundleItems.entryId, entryId),
  );

/** The open bundle that it goes live with. */
export async function findBundle(
  orm: Queryable,
  subject: Subject,
): Promise<{ id: number; name: string } | null> {
  const [found] = await orm
    .select({ id: bundles.id, name: bundles.name })
    .from(bundleItems)
    .innerJoin(bundles, eq(bundles.id, bundleItems.bundleId))
    .where(isOpenItemOf(subject));
  return found ?? null;
}
