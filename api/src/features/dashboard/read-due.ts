import type { AnyKind } from '@admissions/model';
import type { KindId } from '@admissions/model/kinds';
import type { Dashboard, NamedEntry } from '@admissions/protocol/staff';
import { and, desc, gte, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { type EntrySummary, listEntriesOfKinds } from '../../content/read/entries-of-kinds.ts';
import type { Orm } from '../../platform/db/database.ts';
import { entryDrafts } from '../drafts/draft-tables.ts';
import { readParents } from '../reviews/list-reviews.ts';

const MAX_OWN_DRAFTS = 8;

/** Scheduled drafts of published entries, latest first; with a failure those not published. */
export async function listDueDrafts(
  orm: Orm,
  kinds: readonly AnyKind[],
  { from, to, limit }: { from?: string; to: string; limit: number },
) {
  const { dueAt } = entryDrafts;
  const due = await readDrafts(orm, kinds, {
    where: and(from === undefined ? undefined : gte(dueAt, from), lt(dueAt, to)),
    order: desc(dueAt),
    limit,
  });
  return due.map(({ entry, dueAt: at, dueFor, failure }) => ({
    ...entry,
    at: at as string,
    by: dueFor?.name ?? '',
    failure,
  }));
}

/** Drafts of saved entries in which this account has written. */
export async function readOwnDrafts(
  orm: Orm,
  kinds: readonly AnyKind[],
  me: number,
): Promise<Dashboard['copies']> {
  const ownDrafts = await readDrafts(orm, kinds, {
    where: and(
      sql`${entryDrafts.editorIds} @> ${JSON.stringify(me)}::jsonb`,
      isNull(entryDrafts.shown),
    ),
    order: desc(entryDrafts.updatedAt),
    limit: MAX_OWN_DRAFTS,
  });
  return ownDrafts.map(({ entry, updatedAt: at }) => ({ ...entry, at }));
}

async function readDrafts(
  orm: Orm,
  kinds: readonly AnyKind[],
  { where, order, limit }: { where: SQL | undefined; order: SQL; limit: number },
) {
  const ids = kinds.map(({ id }) => id as KindId);
  const rows = await orm
    .select()
    .from(entryDrafts)
    .where(and(inArray(entryDrafts.kind, ids), isNotNull(entryDrafts.entryId), where))
    .orderBy(order)
    .limit(limit);
  const parentOf = await readParents(orm, rows);
  return rows.map((row) => {
    const { kind, entryId, title } = row;
    return { ...row, entry: { kind, id: entryId as number, title, parent: parentOf(row) } };
  });
}

export const toNamedEntry = ({ kind, id, title, parent }: EntrySummary): NamedEntry => ({
  kind,
  id,
  title: title ?? '',
  parent,
});

const COLUMNS = { live: 'publishAt', expires: 'unpublishAt' } as const;

/** Scheduled publications and expiries of published entries, of the entries that are due first. */
export async function listDueEvents(
  orm: Orm,
  kinds: readonly AnyKind[],
  { from, to, limit }: { from: string; to: string; limit: number },
): Promise<(NamedEntry & { at: string; event: keyof typeof COLUMNS })[]> {
  const inSpan = Object.values(COLUMNS).map((name) => {
    const column = sql.raw(`"${name}"`);
    return sql`case when ${column} >= ${from}::timestamptz and ${column} < ${to}::timestamptz then ${column} end`;
  });
  const first = sql`least(${sql.join(inSpan, sql`, `)})`;
  const found = await listEntriesOfKinds(orm, kinds, {
    where: sql`status = 'published' and ${first} is not null`,
    order: first,
    limit,
  });
  return found.flatMap((entry) =>
    (['live', 'expires'] as const).flatMap((event) => {
      const moment = entry[COLUMNS[event]];
      const at = moment === null ? '' : new Date(moment).toISOString();
      return at >= from && at < to ? [{ ...toNamedEntry(entry), at, event }] : [];
    }),
  );
}
