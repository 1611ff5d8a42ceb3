import type { Dashboard, NamedRequest } from '@admissions/protocol/staff';
import { and, asc, eq, isNull, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { submissions } from '../forms/data/forms-tables.ts';
import { scheduledDay } from '../forms/data/scheduled-day.ts';

const MAX_REQUESTS = 10;
const MAX_VISITS = 400;
const {
  id,
  form,
  reference,
  school,
  facts: answers,
  state,
  assigneeId,
  createdAt,
  deletedAt,
  readAt,
} = submissions;
const named = {
  form,
  id,
  reference,
  school,
  audience: sql<string | null>`${answers}->>'audience'`,
  state,
};
const isOpen = and(isNull(deletedAt), notInArray(state, ['done', 'declined']));

/** Requests assigned to this account, and unassigned ones. */
export async function readRequests(
  orm: Queryable,
  account: number,
): Promise<NonNullable<Dashboard['requests']>> {
  const isMine = sql<boolean>`coalesce(${assigneeId} = ${account}, false)`;
  const [sums] = await orm
    .select({
      mine: sql<number>`count(*) filter (where ${isMine})::int`,
      untaken: sql<number>`count(*) filter (where ${assigneeId} is null)::int`,
    })
    .from(submissions)
    .where(isOpen);
  const rows = await orm
    .select({ ...named, at: createdAt, isMine, unread: sql<boolean>`${readAt} is null` })
    .from(submissions)
    .where(and(isOpen, or(eq(assigneeId, account), isNull(assigneeId))))
    .orderBy(sql`(${state} = 'new') desc`, asc(createdAt), asc(id))
    .limit(MAX_REQUESTS);
  return { mine: sums?.mine ?? 0, untaken: sums?.untaken ?? 0, list: rows };
}

/** Visitors on these days, without declined requests. */
export function readVisits(
  orm: Queryable,
  { begin, end }: { begin: string; end: string },
): Promise<(NamedRequest & { day: string; at: string | null; people: number | null })[]> {
  const { scheduledAt, people } = submissions;
  const headcount: SQL<number | null> =
    sql`coalesce(${people}, (${answers}->>'students')::int + coalesce((${answers}->>'teachers')::int, 0))`;
  return orm
    .select({ ...named, day: sql<string>`${scheduledDay}`, at: scheduledAt, people: headcount })
    .from(submissions)
    .where(
      and(
        isNull(deletedAt),
        ne(state, 'declined'),
        sql`${scheduledDay} between ${begin} and ${end}`,
      ),
    )
    .orderBy(sql`${scheduledDay}`, asc(scheduledAt), asc(id))
    .limit(MAX_VISITS);
}
