import type { AnyKind } from '@admissions/model';
import type { KindId } from '@admissions/model/kinds';
import { listChangedFields, toSubmission } from '@admissions/model/merge';
import { buildEditSchema } from '@admissions/model/schema';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { findMissing, withBegunEntries } from '../../content/read/begun-entries.ts';
import { columnOf, type Row, tableOf } from '../../content/schema/tables.ts';
import type { Tx } from '../../platform/db/database.ts';
import { memoize } from '../../platform/memoize.ts';
import { entryDrafts, isDraftOf } from './draft-tables.ts';

const editSchemaOf = memoize(buildEditSchema);

/** The valid fields of a draft, by column: what lists show of a begun entry. */
export function toShownColumns(
  kind: AnyKind,
  changed: Row,
  updatedBy: string,
): Record<string, unknown> {
  const fields = Object.entries(toSubmission(kind, changed)).flatMap(([name, value]) => {
    if (!Object.hasOwn(kind.fields, name)) return [];
    const { data } = editSchemaOf(kind).safeParse({ revision: 1, [name]: value });
    return data ? [[columnOf(tableOf(kind), name).name, (data as Row)[name]] as const] : [];
  });
  return {
    ...Object.fromEntries(fields),
    updated_at: new Date().toISOString(),
    updated_by: updatedBy,
  };
}

/**
 * The row as lists show it: while it is begun, in its draft's values. Updates the draft: a complete
 * or published row is no longer begun, and a field that was written replaces the draft's.
 */
export async function syncBegunDraft(tx: Tx, kind: AnyKind, row: Row, before: Row | null) {
  const isOfEntry = and(
    isDraftOf({ kind: kind.id as KindId, entryId: row.id as number }),
    isNotNull(entryDrafts.shown),
  );
  if (row.status !== 'draft' || findMissing(kind, row).length === 0) {
    await tx.update(entryDrafts).set({ shown: null }).where(isOfEntry);
    return row;
  }
  // A field that was written in the list replaces the draft's.
  for (const name of before ? listChangedFields(before, row, Object.keys(kind.fields)) : []) {
    const { changed, base, shown, version } = entryDrafts;
    const column = columnOf(tableOf(kind), name).name;
    await tx
      .update(entryDrafts)
      .set({
        changed: sql`${changed} - ${name}::text`,
        base: sql`${base} - ${name}::text`,
        shown: sql`${shown} - ${column}::text`,
        version: sql`${version} + 1`,
      })
      .where(isOfEntry);
  }
  const table = tableOf(kind);
  const [shown] = await withBegunEntries(tx, kind).select().from(table).where(eq(table.id, row.id));
  return (shown as Row | undefined) ?? row;
}
