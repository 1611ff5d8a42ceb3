import type { AnyKind } from '@admissions/model';
import { KINDS } from '@admissions/model/kinds';
import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { columnOf } from '../schema/kind-columns.ts';
import { tableOf } from '../schema/tables.ts';

type Pointed = Pick<AnyKind, 'id'>;

/** Entries outside the trash with a required relation to this one. */
export const countRequiredReferences = (orm: Queryable, kind: Pointed, id: number) =>
  countPointers(orm, kind, id, { isNeeded: true });

/** Includes optional relations and trashed entries: foreign keys block the deletion for all. */
export const countReferences = (orm: Queryable, kind: Pointed, id: number) =>
  countPointers(orm, kind, id, { isNeeded: false });

async function countPointers(
  orm: Queryable,
  { id: kindId }: Pointed,
  id: number,
  { isNeeded }: { isNeeded: boolean },
): Promise<number> {
  let total = 0;
  for (const kind of KINDS) {
    for (const [name, field] of Object.entries(kind.fields)) {
      if (field.type !== 'relation' || field.to !== kindId || (isNeeded && !field.required))
        continue;
      const table = tableOf(kind);
      total += await orm.$count(
        table,
        and(eq(columnOf(table, name), id), isNeeded ? isNull(table.deletedAt) : undefined),
      );
    }
  }
  return total;
}
