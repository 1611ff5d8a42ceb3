import type { AnyKind } from '@admissions/model';
import { type KindId, kindOf } from '@admissions/model/kinds';
import type { Dashboard, NamedEntry } from '@admissions/protocol/staff';
import { and, desc, eq, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { EntrySummary } from '../../content/read/entries-of-kinds.ts';
import { columnOf, findParent } from '../../content/schema/kind-columns.ts';
import { tableOf } from '../../content/schema/tables.ts';
import type { Orm } from '../../platform/db/database.ts';
import { entryDrafts } from '../drafts/draft-table.ts';

const MAX_DUE_DRAFTS = 50;
const MAX_OWN_DRAFTS = 8;
const WEEK_MS = 7 * 24 * 3_600_000;
type DueDrafts = Pick<Dashboard, 'held'> & { coming: Dashboard['soon'] };

/** Drafts of these kinds due within a week, and failed ones. */
export async function readDueDrafts(orm: Orm, kinds: readonly AnyKind[]): Promise<DueDrafts> {
  const { dueAt } = entryDrafts;
  const due = await readDrafts(orm, kinds, {
    where: lte(dueAt, new Date(Date.now() + WEEK_MS).toISOString()),
    order: desc(dueAt),
    limit: MAX_DUE_DRAFTS,
  });
  return {
    coming: due
      .filter(({ failure }) => failure === null)
      .map(({ entry, dueAt: at }) => ({ ...entry, at: at as string, event: 'change' as const })),
    held: due.flatMap(({ entry, dueAt: at, dueFor, failure }) =>
      failure ? [{ ...entry, at: at as string, by: dueFor?.name ?? '', failure }] : [],
    ),
  };
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

export async function readDrafts(
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
  return Promise.all(
    rows.map(async (row) => ({
      ...row,
      entry: await nameEntry(orm, { ...row, id: row.entryId as number }),
    })),
  );
}

export const toNamedEntry = ({ kind, id, title, parent }: EntrySummary): NamedEntry => ({
  kind,
  id,
  title: title ?? '',
  parent,
});

async function nameEntry(
  orm: Orm,
  { kind, id, title }: Omit<NamedEntry, 'parent'>,
): Promise<NamedEntry> {
  const field = findParent(kindOf(kind))?.field;
  if (!field) return { kind, id, title, parent: null };
  const table = tableOf(kindOf(kind));
  const [row] = await orm
    .select({ parent: columnOf(table, field) })
    .from(table)
    .where(eq(table.id, id));
  return { kind, id, title, parent: typeof row?.parent === 'number' ? row.parent : null };
}
