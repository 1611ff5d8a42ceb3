import { FACULTY_LEVELS } from '@admissions/model/kinds';
import { NUMBER_APPROVAL_PATH, type NumberApproval } from '@admissions/protocol/staff';
import { inArray, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../content/deps.ts';
import { columnOf, tableOf } from '../../content/schema/tables.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { runAnnouncedTransaction } from '../../platform/db/changes.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { formatIdRanges } from '../../platform/db/id-ranges.ts';
import { invalid } from '../../platform/http/http-error.ts';
import { type SignedIn, staffRoutes } from '../../platform/http/typed-routes.ts';
import { wholeNumberText } from '../../platform/validation/input-schemas.ts';
import {
  flag,
  id,
  listSchema,
  moment,
  objectSchema,
  orNull,
  text,
  whole,
} from '../../platform/validation/json-schema.ts';
import { numberApprovals } from './approval-table.ts';

const MAX_DEPARTMENTS = 1000;
const KINDS = FACULTY_LEVELS.map((level) => `faculty.${level}Department` as const);
const schoolYear = z.int('validation.required').min(100).max(199);
const departmentIds = z.array(z.int().min(1).max(999_999_999)).max(MAX_DEPARTMENTS);
const approvalBody = z.strictObject({
  kind: z.enum(KINDS, 'validation.select'),
  ids: departmentIds.min(1, 'validation.required'),
  year: schoolYear.meta({ description: 'Year of the Republic: 115 is 2026' }),
  isApproved: z.boolean('validation.select'),
});
type Approval = z.output<typeof approvalBody>;

const approval = objectSchema({
  kind: { enum: KINDS },
  id,
  title: text,
  year: whole,
  channels: whole,
  places: whole,
  apart: whole,
  isApproved: flag,
  by: orNull(text),
  at: orNull(moment),
  isChanged: flag,
  changes: listSchema(objectSchema({ title: text, part: text, from: {}, to: {} })),
});
const docs = {
  list: {
    operationId: 'listNumberApprovals',
    summary: 'The numbers of departments in a year, each with its approval',
    description:
      'By default of the newest year. Visitors do not see a year that is not approved: its rows are left out of the answers, which name it in `unapprovedYears`.',
    answer: objectSchema({ years: listSchema(whole), list: listSchema(approval) }),
  },
  change: {
    operationId: 'confirmNumbers',
    summary: 'Approves the numbers of departments in a year, or takes that back',
    answer: { type: 'null' },
  },
};

/** Approval of numbers by department and year. */
export async function numberApprovalRoutes(app: FastifyInstance, deps: Deps) {
  const staff = staffRoutes(app, { area: 'faculty' });

  staff.get(
    NUMBER_APPROVAL_PATH,
    { docs: docs.list, query: z.strictObject({ year: wholeNumberText(199, 100).optional() }) },
    async ({ query }) => {
      const all = await listApprovals(deps.db.orm);
      const years = [...new Set(all.map(({ year }) => year))].toSorted((a, b) => b - a);
      const year = query.year ?? years[0];
      return { years, list: all.filter((each) => each.year === year) };
    },
  );
  staff.put(
    NUMBER_APPROVAL_PATH,
    { docs: docs.change, body: approvalBody },
    async ({ body, admin }) => {
      await saveApproval(deps, body, admin);
      return null;
    },
  );
}

/** The last approval counts. */
const saveApproval = (deps: Deps, { kind, ids, year, isApproved }: Approval, admin: SignedIn) =>
  runAnnouncedTransaction(deps, async (tx) => {
    const table = tableOf({ id: kind });
    const found = await tx.select({ id: table.id }).from(table).where(inArray(table.id, ids));
    if (found.length < new Set(ids).size) throw invalid({ ids: 'validation.select' });
    const by = isApproved
      ? { approvedAt: new Date().toISOString(), approvedBy: admin.name }
      : { approvedAt: null, approvedBy: null };
    await tx
      .insert(numberApprovals)
      .values([...new Set(ids)].map((departmentId) => ({ kind, departmentId, year, ...by })))
      .onConflictDoUpdate({
        target: [numberApprovals.kind, numberApprovals.departmentId, numberApprovals.year],
        set: {
          approvedAt: sql`excluded.approved_at`,
          approvedBy: sql`excluded.approved_by`,
        },
      });
    await recordAudit(tx, {
      account: admin,
      action: isApproved ? 'approve_numbers' : 'hide_numbers',
      area: 'faculty',
      target: `number_approvals/${year}`,
      details: { type: kind, ids: formatIdRanges(ids) },
    });
    const entries = kind.replace('Department', 'Entry');
    return { result: undefined, kinds: [kind, entries] };
  });

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
    const apart = columnOf(entry, 'apart');
    const years = columnOf(entry, 'years');
    const { rows } = await orm.execute<Line & Record<string, unknown>>(sql`
      select ${department.id}, ${columnOf(department, 'title')}, lines.*,
        ${numberApprovals.year} is not null as has_approval,
        ${numberApprovals.approvedBy} as by, ${numberApprovals.approvedAt} as at,
        (
          select coalesce(jsonb_agg(jsonb_build_object(
            'title', concat_ws(' ', ${columnOf(entry, 'title')}, ${columnOf(entry, 'group')}), 'part', part, 'from', last -> part, 'to', now -> part
          ) order by ${entry.sort}), '[]')
          from ${entry}, jsonb_array_elements(${years}) as now, jsonb_array_elements(${years}) as last,
            unnest(array['requires', 'screens', 'weights', 'parts', 'ties', 'lowest', 'mean']) as part
          where ${owner} = ${department.id} and ${isNull(entry.deletedAt)}
            and (now ->> 'year')::int = lines.year and (last ->> 'year')::int = lines.year - 1
            and not '{"null","[]"}'::jsonb[] && array[now -> part, last -> part]
            and ${withoutResults('now')} <> ${withoutResults('last')}
        ) as changes
      from ${department} join (
        select ${owner} as department, (year ->> 'year')::int as year, count(*)::int as channels,
          sum(case when ${apart} then 0 else (year ->> 'quota')::int end)::int as places,
          sum(case when ${apart} then (year ->> 'quota')::int else 0 end)::int as apart,
          max(${entry.updatedAt}) as changed_at
        from ${entry}, jsonb_array_elements(${years}) as year
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

/** A screen has its lowest marks only after the admission. */
const withoutResults = (year: string) =>
  sql.raw(`regexp_replace((${year} -> part)::text, '"lowest": [^,]*, ', '', 'g')`);

function toApproval(
  kind: NumberApproval['kind'],
  { at, has_approval, changed_at, ...line }: Line,
): NumberApproval {
  const approvedAt = at === null ? null : new Date(at).toISOString();
  return {
    ...line,
    kind,
    at: approvedAt,
    isApproved: !has_approval || approvedAt !== null,
    isChanged: approvedAt !== null && new Date(changed_at).toISOString() > approvedAt,
  };
}
