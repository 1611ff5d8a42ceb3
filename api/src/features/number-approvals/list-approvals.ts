import { FACULTY_LEVELS } from '@admissions/model/kinds';
import type { NumberApproval } from '@admissions/protocol/staff';
import { isNull, sql } from 'drizzle-orm';
import { columnOf } from '../../content/schema/kind-columns.ts';
import { tableOf } from '../../content/schema/tables.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { numberApprovals } from './approval-table.ts';

type Line = Omit<NumberApproval, 'kind' | 'isApproved' | 'isChanged'> & {
  has_approval: boolean;
  changed_at: Date | string;
};

/** Years of all departments in the order of the guides, newest first. */
export async function listApprovals(orm: Queryable): Promise<NumberApproval[]> {
  const found: NumberApproval[] = [];
  for (const level of FACULTY_LEVELS) {
    const kind = `faculty.${level}Department` as const;
    const department = tableOf({ id: kind });
    const entry = tableOf({ id: `faculty.${level}Entry` });
    const owner = columnOf(entry, 'department');
    const { rows } = await orm.execute<Line & Record<string, unknown>>(sql`
      select ${department.id}, ${columnOf(department, 'title')}, lines.*,
        ${numberApprovals.year} is not null as has_approval,
        ${numberApprovals.approvedBy} as by, ${numberApprovals.approvedAt} as at
      from ${department} join (
        select ${owner} as department, (year ->> 'year')::int as year, count(*)::int as channels,
          sum((year ->> 'quota')::int)::int as places, max(${entry.updatedAt}) as changed_at
        from ${entry}, jsonb_array_elements(${columnOf(entry, 'years')}) as year
        where ${isNull(entry.deletedAt)} group by 1, 2
      ) as lines on lines.department = ${department.id}
      left join ${numberApprovals} on ${numberApprovals.kind} = ${kind}
        and ${numberApprovals.departmentId} = ${department.id} and ${numberApprovals.year} = lines.year
      where ${isNull(department.deletedAt)}
      order by lines.year desc, ${department.sort}, ${department.id}`);
    found.push(...rows.map((row) => toApproval(kind, row)));
  }
  return found;
}

function toApproval(
  kind: NumberApproval['kind'],
  { id, title, year, channels, places, by, at, has_approval, changed_at }: Line,
): NumberApproval {
  const approvedAt = at === null ? null : new Date(at).toISOString();
  return {
    ...{ kind, id, title, year, channels, places, by, at: approvedAt },
    isApproved: !has_approval || approvedAt !== null,
    isChanged: approvedAt !== null && new Date(changed_at).toISOString() > approvedAt,
  };
}
