import { buildStaffUrl } from '@admissions/model';
import { question } from '@admissions/model/forms';
import { kindOf } from '@admissions/model/kinds';
import {
  ADMIN_BUNDLES,
  type Dashboard,
  type DraftReview,
  type Scheduled,
} from '@admissions/protocol/staff';
import {
  and,
  asc,
  count,
  eq,
  isNotNull,
  isNull,
  ne,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Sealing } from '../../platform/crypto/sealing.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { bundles } from '../drafts/draft-tables.ts';
import { scheduledDay, storyQuestions, submissions } from '../forms/data/forms-tables.ts';
import { namedColumns, toNamed } from '../forms/data/named-request.ts';

const MAX_REQUESTS = 10;
const MAX_VISITS = 400;
const { id, revision, state, assigneeId, createdAt, deletedAt, readAt, scheduledAt } = submissions;
const isOpen = and(isNull(deletedAt), notInArray(state, ['done', 'declined']));

/** Requests assigned to this account, and unassigned ones. */
export async function readRequests(
  orm: Queryable,
  account: number,
  sealing: Sealing,
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
    .select({
      ...namedColumns,
      revision,
      at: createdAt,
      isMine,
      unread: sql<boolean>`${readAt} is null`,
    })
    .from(submissions)
    .where(and(isOpen, or(eq(assigneeId, account), isNull(assigneeId))))
    .orderBy(sql`(${state} = 'new') desc`, asc(createdAt), asc(id))
    .limit(MAX_REQUESTS);
  return {
    mine: sums?.mine ?? 0,
    untaken: sums?.untaken ?? 0,
    list: rows.map((row) => toNamed(row, sealing)),
  };
}

/** Visitors on these days, by default without days only hoped for; without declined requests. */
export async function readVisits(
  orm: Queryable,
  { begin, end }: { begin: string; end: string },
  sealing: Sealing,
  day: SQL<string | null> = scheduledDay,
): Promise<NonNullable<Scheduled['visits']>> {
  const rows = await orm
    .select({ ...namedColumns, day: sql<string>`${day}`, at: scheduledAt })
    .from(submissions)
    .where(and(isNull(deletedAt), ne(state, 'declined'), sql`${day} between ${begin} and ${end}`))
    .orderBy(day, asc(scheduledAt), asc(id))
    .limit(MAX_VISITS);
  return rows.map((row) => toNamed(row, sealing));
}

/** Pending items by screen; submissions and questions need the flag for forms. */
export async function listWaiting(
  orm: Queryable,
  forMe: readonly DraftReview[],
  { mayReadForms, mayEdit }: { mayReadForms: boolean; mayEdit: boolean },
): Promise<Dashboard['waiting']> {
  const counts = new Map<string, number>();
  if (mayReadForms) {
    const rows = await orm
      .select({ form: submissions.form, count: count() })
      .from(submissions)
      .where(and(eq(state, 'new'), isNull(deletedAt)))
      .groupBy(submissions.form);
    for (const { form, count: each } of rows) counts.set(`/admin/forms/${form}_list`, each);
    counts.set(`/admin/forms/${question.name}_list`, await countQuestions(orm));
  }
  for (const { kind, entryId, parent } of forMe) {
    const [path = ''] = buildStaffUrl(kindOf(kind), entryId, parent).split('?');
    counts.set(path, (counts.get(path) ?? 0) + 1);
  }
  if (mayEdit) counts.set(ADMIN_BUNDLES, await countFailedBundles(orm));
  return [...counts].flatMap(([path, each]) => (each > 0 ? [{ path, count: each }] : []));
}

/** Their time is over, and nothing was published. */
const countFailedBundles = (orm: Queryable) =>
  orm.$count(bundles, and(isNotNull(bundles.failedAt), isNull(bundles.publishedAt)));
const countQuestions = (orm: Queryable) =>
  orm.$count(storyQuestions, eq(storyQuestions.state, 'new'));
