import type { AnyKind } from '@admissions/model';
import type { KindId } from '@admissions/model/kinds';
import { kindOf } from '@admissions/model/kinds';
import type { Dashboard, NamedEntry } from '@admissions/protocol/staff';
import { and, desc, eq, inArray, isNotNull, lte } from 'drizzle-orm';
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
  const rows = await orm
    .select()
    .from(workingCopies)
    .where(
      and(
        inArray(
          workingCopies.kind,
          kinds.map(({ id }) => id as KindId),
        ),
        isNotNull(workingCopies.entryId),
        lte(workingCopies.dueAt, new Date(Date.now() + WEEK).toISOString()),
      ),
    )
    .orderBy(desc(workingCopies.dueAt))
    .limit(MOST);
  const due = await Promise.all(
    rows.map(async (row) => ({
      ...row,
      entry: await nameEntry(orm, { ...row, id: row.entryId as number }),
      at: row.dueAt as string,
    })),
  );
  return {
    coming: due
      .filter(({ failure }) => failure === null)
      .map(({ entry, at }) => ({ ...entry, at, event: 'change' as const })),
    held: due.flatMap(({ entry, at, dueFor, failure }) =>
      failure ? [{ ...entry, at, by: dueFor?.name ?? '', failure }] : [],
    ),
  };
}

/** The drafts beside published entries of these kinds that this person wrote in last. */
export async function readOwnCopies(
  orm: Orm,
  kinds: readonly AnyKind[],
  name: string,
): Promise<Dashboard['copies']> {
  const rows = await orm
    .select()
    .from(workingCopies)
    .where(
      and(
        inArray(
          workingCopies.kind,
          kinds.map(({ id }) => id as KindId),
        ),
        isNotNull(workingCopies.entryId),
        eq(workingCopies.updatedBy, name),
      ),
    )
    .orderBy(desc(workingCopies.updatedAt))
    .limit(MOST_OWN);
  return Promise.all(
    rows.map(async (row) => ({
      ...(await nameEntry(orm, { ...row, id: row.entryId as number })),
      at: row.updatedAt,
    })),
  );
}

/** An entry by its names, with what it belongs to. */
export async function nameEntry(
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
