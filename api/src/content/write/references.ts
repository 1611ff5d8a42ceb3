import type { AnyKind } from '@admissions/contracts';
import { KINDS } from '@admissions/contracts/kinds';
import { and, count, eq, isNull } from 'drizzle-orm';
import type { Orm } from '../../platform/db/database.ts';
import { columnOf } from '../schema/kind-columns.ts';
import { tableOf } from '../schema/tables.ts';

/** How many entries outside the trash cannot be without this one. */
export async function referringCount(
  orm: Pick<Orm, 'select'>,
  { id: kindId }: Pick<AnyKind, 'id'>,
  id: number,
): Promise<number> {
  let total = 0;
  for (const kind of KINDS) {
    for (const [name, field] of Object.entries(kind.fields)) {
      if (field.type !== 'relation' || field.to !== kindId || !field.required) continue;
      const table = tableOf(kind);
      const [row] = await orm
        .select({ total: count() })
        .from(table)
        .where(and(eq(columnOf(table, name), id), isNull(table.deletedAt)));
      total += row?.total ?? 0;
    }
  }
  return total;
}
