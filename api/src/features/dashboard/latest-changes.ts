import { type AnyKind, taipeiDay } from '@admissions/model';
import type { KindId } from '@admissions/model/kinds';
import { DASHBOARD_DAYS, type Dashboard, type Revision } from '@admissions/protocol/staff';
import { and, count, desc, gte, inArray, ne, sql } from 'drizzle-orm';
import { entryRevisions } from '../../content/revisions/revision-table.ts';
import { findParent } from '../../content/schema/kind-columns.ts';
import { titleOf } from '../../content/schema/row.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { startOfDay } from '../../platform/time/taipei-day.ts';

const DAY_MS = 24 * 3_600_000;
const { id, kind, entryId, at, by, action, snapshot } = entryRevisions;

// Seeded content is nobody's change.
const isChangeOf = (kinds: readonly AnyKind[]) =>
  and(
    inArray(
      kind,
      kinds.map((each) => each.id),
    ),
    ne(action, 'seed'),
  );

export async function listLatestChanges(
  orm: Queryable,
  kinds: readonly AnyKind[],
  limit: number,
): Promise<Dashboard['changes']> {
  const named = kinds.flatMap((each) => [each.title, findParent(each)?.field ?? []].flat());
  const names = [...new Set(named)].map((name) => sql`${name}::text, ${snapshot} -> ${name}::text`);
  const rows = await orm
    .select({
      kind,
      id: entryId,
      at,
      by,
      action,
      names: sql<Record<string, unknown>>`jsonb_build_object(${sql.join(names, sql`, `)})`,
    })
    .from(entryRevisions)
    .where(isChangeOf(kinds))
    .orderBy(desc(id))
    .limit(limit);
  return rows.map(({ names: found, ...row }) => {
    const of = kinds.find((each) => each.id === row.kind) as AnyKind;
    const parent = found[findParent(of)?.field ?? ''];
    return {
      ...row,
      kind: of.id as KindId,
      action: row.action as Revision['action'],
      title: titleOf(of, found),
      parent: typeof parent === 'number' ? parent : null,
    };
  });
}

/** Changes per day (Taipei), today last. */
export async function countChangesByDay(
  orm: Queryable,
  kinds: readonly AnyKind[],
): Promise<Dashboard['byDay']> {
  const days = Array.from({ length: DASHBOARD_DAYS }, (_, back) =>
    taipeiDay(new Date(Date.now() - (DASHBOARD_DAYS - 1 - back) * DAY_MS)),
  );
  const rows = await orm
    .select({
      day: sql<string>`to_char(${at} at time zone 'Asia/Taipei', 'YYYY-MM-DD')`,
      count: count(),
    })
    .from(entryRevisions)
    .where(and(gte(at, startOfDay(days[0] ?? '')), isChangeOf(kinds)))
    .groupBy(sql`1`);
  return days.map((day) => ({
    day,
    count: rows.find((row) => row.day === day)?.count ?? 0,
  }));
}
