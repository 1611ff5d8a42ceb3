import type { AnyKind } from '@admissions/model';
import { KINDS } from '@admissions/model/kinds';
import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { columnOf, tableOf } from '../schema/tables.ts';

const MAX_USES = 5;

/**
 * What prevents a deletion, for people. `required`: entries outside the trash with a required
 * relation; `all`: any relation, also from the trash, as foreign keys block the deletion.
 */
export async function listUses(
  orm: Queryable,
  { id: kindId, area, indispensable }: Pick<AnyKind, 'id' | 'area' | 'indispensable'>,
  id: number,
  scope: 'required' | 'all',
) {
  const uses = scope === 'required' && indispensable.includes(id) ? ['網站版面'] : [];
  for (const kind of KINDS) {
    for (const [name, field] of Object.entries(kind.fields)) {
      if (field.type !== 'relation' || field.to !== kindId) continue;
      if (scope === 'required' && !field.required) continue;
      const table = tableOf(kind);
      const rows = await orm
        .select({ title: columnOf(table, kind.title) })
        .from(table)
        .where(
          and(eq(columnOf(table, name), id), scope === 'all' ? undefined : isNull(table.deletedAt)),
        )
        .limit(MAX_USES + 1);
      // Titles of other areas may be unpublished.
      uses.push(
        ...rows.map(({ title }) => (kind.area === area ? `「${title}」` : kind.label['zh-TW'])),
      );
    }
  }
  const [...all] = new Set(uses);
  return all.length > MAX_USES ? [...all.slice(0, MAX_USES), '…'] : all;
}
