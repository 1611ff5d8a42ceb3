import type { AnyKind } from '@admissions/model';
import type { KindId } from '@admissions/model/kinds';
import { kindOf } from '@admissions/model/kinds';
import type { Dashboard, NamedEntry } from '@admissions/protocol/staff';
import type { SQL } from 'drizzle-orm';
import { and, desc, eq, inArray, isNotNull, lte } from 'drizzle-orm';
import type { EntryFacts } from '../../content/read/entries-of-kinds.ts';
import { findParent } from '../../content/read/find-parent.ts';
import { columnOf } from '../../content/schema/kind-columns.ts';
import { tableOf } from '../../content/schema/tables.ts';
import type { Orm } from '../../platform/db/database.ts';
import { workingCopies } from '../working-copies/working-copy-table.ts';

const MOST = 50;
const MOST_OWN = 8;
const WEEK = 7 * 24 * 3_600_000;
type DueDrafts = Pick<Dashboard, 'held'> & { coming: Dashboard['soon'] };

/** The drafts of these kinds that are published by themselves within a week, and those that could not be. */
export async function readDueDrafts(orm: Orm, kinds: readonly AnyKind[]): Promise<DueDrafts> {
  const { dueAt } = workingCopies;
  const due = await readCopies(orm, kinds, {
    where: lte(dueAt, new Date(Date.now() + WEEK).toISOString()),
    order: desc(dueAt),
    limit: MOST,
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

/** The drafts beside published entries of these kinds that this person wrote in last. */
export async function readOwnCopies(
  orm: Orm,
  kinds: readonly AnyKind[],
  name: string,
): Promise<Dashboard['copies']> {
  const own = await readCopies(orm, kinds, {
    where: eq(workingCopies.updatedBy, name),
    order: desc(workingCopies.updatedAt),
    limit: MOST_OWN,
  });
  return own.map(({ entry, updatedAt: at }) => ({ ...entry, at }));
}

/** Drafts beside entries of these kinds, with what their entries are called. */
export async function readCopies(
  orm: Orm,
  kinds: readonly AnyKind[],
  { where, order, limit }: { where: SQL | undefined; order: SQL; limit: number },
) {
  const ids = kinds.map(({ id }) => id as KindId);
  const rows = await orm
    .select()
    .from(workingCopies)
    .where(and(inArray(workingCopies.kind, ids), isNotNull(workingCopies.entryId), where))
    .orderBy(order)
    .limit(limit);
  return Promise.all(
    rows.map(async (row) => ({
      ...row,
      entry: await nameEntry(orm, { ...row, id: row.entryId as number }),
    })),
  );
}

/** An entry as lists of the dashboard name it. */
export const toNamedEntry = ({ kind, id, title, parent }: EntryFacts): NamedEntry => ({
  kind,
  id,
  title: title ?? '',
  parent,
});

/** An entry by its names, with what it belongs to. */
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
