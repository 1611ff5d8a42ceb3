import { type AnyKind, taipeiDay } from '@admissions/model';
import type { KindId } from '@admissions/model/kinds';
import { DASHBOARD_DAYS, type Dashboard, type Revision } from '@admissions/protocol/staff';
import { sql } from 'drizzle-orm';
import { entryRevisions } from '../../content/revisions/revision-table.ts';
import { findParent } from '../../content/schema/kind-columns.ts';
import { titleOf } from '../../content/schema/row.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { startOfDay } from '../../platform/time/taipei-day.ts';

const DAY_MS = 24 * 3_600_000;
const revision = entryRevisions;

// Seeded content is nobody's change.
const isChangeOf = (kinds: readonly AnyKind[]) => {
  const ids = sql.join(
    kinds.map(({ id }) => sql`${id}`),
    sql`, `,
  );
  return sql`${revision.kind} in (${ids}) and ${revision.action} <> 'seed'`;
};

export async function listLatestChanges(
  orm: Queryable,
  kinds: readonly AnyKind[],
  limit: number,
): Promise<Dashboard['changes']> {
  if (kinds.length === 0) return [];
  const { rows } = await orm.execute<{
    kind: KindId;
    id: number;
    at: string;
    by: string | null;
    action: Revision['action'];
    names: Record<string, unknown>;
  }>(sql`
    select ${revision.kind} as kind, ${revision.entryId} as id, ${revision.at} as at, ${revision.by} as by, ${revision.action} as action,
      jsonb_build_object(${sql.join(
        [
          ...new Set(
            kinds.flatMap((kind) => [kind.title, ...(findParent(kind)?.field ?? [])].flat()),
          ),
        ].map((name) => sql`${name}::text, ${revision.snapshot} -> ${name}::text`),
        sql`, `,
      )}) as names
    from ${revision} where ${isChangeOf(kinds)} order by ${revision.id} desc limit ${limit}`);
  return rows.map(({ names, at, ...row }) => {
    const kind = kinds.find(({ id }) => id === row.kind) as AnyKind;
    const parent = names[findParent(kind)?.field ?? ''];
    return {
      ...row,
      at: new Date(at).toISOString(),
      title: titleOf(kind, names),
      parent: typeof parent === 'number' ? parent : null,
    };
  });
}

/** Changes per day (Taipei), today last. */
export async function countChangesByDay(
  orm: Queryable,
  kinds: readonly AnyKind[],
  now = new Date(),
): Promise<Dashboard['byDay']> {
  const days = Array.from({ length: DASHBOARD_DAYS }, (_, back) =>
    taipeiDay(new Date(now.getTime() - (DASHBOARD_DAYS - 1 - back) * DAY_MS)),
  );
  if (kinds.length === 0) return days.map((day) => ({ day, count: 0 }));
  const day = sql`to_char(${revision.at} at time zone 'Asia/Taipei', 'YYYY-MM-DD')`;
  const { rows } = await orm.execute<{ day: string; count: number }>(
    sql`select ${day} as day, count(*)::int as count from ${revision} where ${revision.at} >= ${startOfDay(days[0] ?? '')} and ${isChangeOf(kinds)} group by 1`,
  );
  return days.map((each) => ({
    day: each,
    count: rows.find((row) => row.day === each)?.count ?? 0,
  }));
}
