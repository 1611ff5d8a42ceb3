import type { ReviewSubject } from '@admissions/protocol/staff';
import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { bundleItems, bundles } from './bundle-tables.ts';

/** The open bundle that it goes live with. */
export async function findBundle(
  orm: Queryable,
  { kind, entryId }: ReviewSubject,
): Promise<{ id: number; name: string } | null> {
  const [found] = await orm
    .select({ id: bundles.id, name: bundles.name })
    .from(bundleItems)
    .innerJoin(bundles, eq(bundles.id, bundleItems.bundleId))
    .where(
      and(isNull(bundleItems.after), eq(bundleItems.kind, kind), eq(bundleItems.entryId, entryId)),
    );
  return found ?? null;
}
