import { kindOf } from '@admissions/model/kinds';
import { eq, sql } from 'drizzle-orm';
import type { Row } from '../../content/schema/row.ts';
import { tableOf } from '../../content/schema/tables.ts';
import type { Database, Queryable } from '../../platform/db/database.ts';
import { indexEntry } from '../search/index-entry.ts';
import type { PreviewedValues } from './preview-tables.ts';

/** Writes the drafts in a transaction that is always rolled back, so that real reads apply. */
export async function withPreviewDrafts<T>(
  { transaction }: Pick<Database, 'transaction'>,
  drafts: readonly PreviewedValues[],
  read: (orm: Queryable) => Promise<T>,
): Promise<T> {
  let found: { value: T } | undefined;
  try {
    await transaction(async (tx) => {
      for (const draft of drafts) await applyDraft(tx, draft);
      found = { value: await read(tx) };
      throw new RolledBack();
    });
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
  }
  if (!found) throw new Error('the transaction ended without a result');
  return found.value;
}

async function applyDraft(
  tx: Queryable,
  { kind: id, entryId, values }: PreviewedValues,
): Promise<void> {
  const kind = kindOf(id);
  const table = tableOf(kind);
  const publishedRow = {
    ...values,
    status: 'published',
    publishAt: null,
    unpublishAt: null,
    deletedAt: null,
    isSample: false,
  };
  const changed = await tx.update(table).set(publishedRow).where(eq(table.id, entryId)).returning();
  const last = sql`(select coalesce(max(${table.sort}), 0) + 1 from ${table})`;
  const added =
    changed.length > 0
      ? []
      : await tx
          .insert(table)
          .values({ sort: last, ...publishedRow, id: entryId })
          .returning();
  // List searches read the index.
  for (const row of [...changed, ...added] as Row[]) await indexEntry(tx, kind, row);
}

class RolledBack extends Error {
  override name = 'Undone';
}
