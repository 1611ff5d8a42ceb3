import { type KindId, kindOf } from '@admissions/model/kinds';
import type { DraftReview, ReviewsAnswer } from '@admissions/protocol/staff';
import { and, desc, eq, gt, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { withBegunEntries } from '../../content/read/begun-entries.ts';
import { columnOf, findParent, tableOf } from '../../content/schema/tables.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { readEditors } from '../identity/accounts/account-view.ts';
import { draftReviews, isSubjectPresent } from './review-tables.ts';

const MAX_LISTED = 200;
/** How long answered requests stay listed for their author. */
const ANSWERED_RETENTION_MS = 30 * 24 * 3_600_000;

/** Requests waiting for this account, made by it, or open to anybody, in these kinds. */
export async function listReviews(
  orm: Queryable,
  kinds: readonly KindId[],
  me: number,
): Promise<ReviewsAnswer> {
  const waiting = and(eq(draftReviews.state, 'waiting'), isSubjectPresent);
  const open = await readReviews(orm, and(inArray(draftReviews.kind, [...kinds]), waiting));
  const answered = and(
    inArray(draftReviews.state, ['approved', 'returned']),
    isNull(draftReviews.publishedRevision),
    gt(draftReviews.answeredAt, new Date(Date.now() - ANSWERED_RETENTION_MS).toISOString()),
    isSubjectPresent,
    isLatest,
  );
  const isOwn = and(inArray(draftReviews.kind, [...kinds]), eq(draftReviews.byId, me));
  return {
    forMe: open.filter(({ of }) => of.id === me),
    byMe: await readReviews(orm, and(isOwn, or(waiting, answered))),
    open,
  };
}

// No later request exists for the same subject.
const isLatest = sql`not exists (select 1 from draft_review later where later.kind = ${draftReviews.kind} and later.id > ${draftReviews.id} and later.state <> 'withdrawn'
  and later.entry_id = ${draftReviews.entryId})`;

/** Requests without their draft are closed. */
export async function readReviews(orm: Queryable, where: SQL | undefined): Promise<DraftReview[]> {
  const rows = await orm
    .select({ review: draftReviews, isThere: sql<boolean>`${isSubjectPresent}` })
    .from(draftReviews)
    .where(and(where, isNotNull(draftReviews.entryId)))
    .orderBy(desc(draftReviews.id))
    .limit(MAX_LISTED);
  const editors = await readEditors(orm);
  const parentOf = await readParents(
    orm,
    rows.map(({ review }) => review),
  );
  return rows.map(({ review: row, isThere }) => {
    const { area } = kindOf(row.kind);
    return {
      id: row.id,
      kind: row.kind,
      entryId: row.entryId as number,
      state: row.state === 'waiting' && !isThere ? 'closed' : row.state,
      title: row.title,
      parent: parentOf(row),
      by: { id: row.byId, name: row.by },
      at: row.at,
      of: {
        id: row.ofId,
        name: row.of,
        mayAnswer: editors.some(({ id, may }) => id === row.ofId && may(area)),
      },
      note: row.note,
      answer:
        row.answeredAt === null
          ? null
          : {
              by: { id: row.answerById ?? 0, name: row.answerBy ?? '' },
              at: row.answeredAt,
              words: row.words ?? '',
            },
      publishedRevision: row.publishedRevision,
    };
  });
}

type ReviewRow = Pick<typeof draftReviews.$inferSelect, 'kind' | 'entryId'>;
const keyOf = ({ kind, entryId }: ReviewRow) => `${kind} ${entryId}`;

/** Finds the id of the entry that one of these belongs to. */
export async function readParents(orm: Queryable, rows: readonly ReviewRow[]) {
  const found = new Map<string, number>();
  for (const kind of new Set(rows.map((row) => row.kind))) {
    const field = findParent(kindOf(kind))?.field;
    const ids = rows.flatMap((row) => (row.kind === kind && row.entryId ? [row.entryId] : []));
    if (!field) continue;
    const table = tableOf(kindOf(kind));
    const parents = await withBegunEntries(orm, kindOf(kind))
      .select({ id: table.id, parent: columnOf(table, field) })
      .from(table)
      .where(inArray(table.id, ids));
    for (const { id, parent } of parents)
      if (typeof parent === 'number') found.set(keyOf({ kind, entryId: Number(id) }), parent);
  }
  return (row: ReviewRow) => found.get(keyOf(row)) ?? null;
}
