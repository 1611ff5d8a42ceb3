import { asc, inArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { refused } from '../../platform/http/http-error.ts';
import { media } from './media-tables.ts';

/** Prevents deletion until the transaction ends; throws when one is already gone. */
export async function lockMediaRows(tx: Queryable, ids: readonly number[]) {
  if (ids.length === 0) return;
  const uniqueIds = [...new Set(ids)];
  const locked = await tx
    .select({ id: media.id })
    .from(media)
    .where(inArray(media.id, uniqueIds))
    .orderBy(asc(media.id))
    .for('key share');
  if (locked.length < uniqueIds.length) throw refused(422, 'error.mediaGone');
}
