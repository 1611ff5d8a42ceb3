import type { AnyKind } from '@admissions/model';
import { kindOf } from '@admissions/model/kinds';
import type { Page } from '@admissions/protocol';
import type { Revision } from '@admissions/protocol/staff';
import { and, count, desc, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { Queryable } from '../../platform/db/database.ts';
import { notExists } from '../../platform/http/http-error.ts';
import type { pageQuery } from '../../platform/http/list-query.ts';
import type { Deps } from '../deps.ts';
import { withListTitles } from '../read/list-relations.ts';
import { readEntries } from '../read/read-entry.ts';
import { columnOf } from '../schema/kind-columns.ts';
import type { Row } from '../schema/row.ts';
import { titleKey } from '../schema/row.ts';
import { tableOf } from '../schema/tables.ts';
import { entryRevisions } from './revision-table.ts';

export interface Editor {
  id: number;
  account: string;
  name: string;
}

/** Keeps the entries as they are now, with who made them so. */
export async function keepRevisions(
  tx: Queryable,
  kind: AnyKind,
  rows: readonly Row[],
  { by, action }: { by: Editor | null; action: Revision['action'] },
): Promise<void> {
  if (rows.length === 0) return;
  await tx.insert(entryRevisions).values(
    rows.map((row) => ({
      kind: kind.id,
      entryId: row.id as number,
      revision: row.revision as number,
      at: row.updatedAt as string,
      accountId: by?.id ?? null,
      by: by?.name ?? null,
      action,
      snapshot: { ...row },
    })),
  );
}

/** The revisions of an entry, newest first. */
export async function readRevisions(
  { db, hooks }: Deps,
  kind: AnyKind,
  id: number,
  { page, perpage }: z.output<typeof pageQuery>,
): Promise<Page<Revision<unknown>>> {
  const mine = and(eq(entryRevisions.kind, kind.id), eq(entryRevisions.entryId, id));
  const [rows, totals] = await Promise.all([
    db.orm
      .select()
      .from(entryRevisions)
      .where(mine)
      .orderBy(desc(entryRevisions.revision))
      .limit(perpage)
      .offset((page - 1) * perpage),
    db.orm.select({ total: count() }).from(entryRevisions).where(mine),
  ]);
  const total = totals[0]?.total ?? 0;
  if (total === 0) throw notExists();
  return { list: await readSnapshots({ db, hooks }, kind, rows), total, page, perpage };
}

/** One revision of an entry, the newest without a number. */
export async function readRevision(
  { db, hooks }: Deps,
  kind: AnyKind,
  id: number,
  revision?: number,
): Promise<Revision<Record<string, unknown>>> {
  const mine = and(eq(entryRevisions.kind, kind.id), eq(entryRevisions.entryId, id));
  const rows = await db.orm
    .select()
    .from(entryRevisions)
    .where(revision === undefined ? mine : and(mine, eq(entryRevisions.revision, revision)))
    .orderBy(desc(entryRevisions.revision))
    .limit(1);
  const [found] = await readSnapshots({ db, hooks }, kind, rows);
  if (!found) throw notExists();
  return found;
}

async function readSnapshots(
  { db, hooks }: Pick<Deps, 'db' | 'hooks'>,
  kind: AnyKind,
  rows: readonly (typeof entryRevisions.$inferSelect)[],
): Promise<Revision<Record<string, unknown>>[]> {
  const snapshots = await withTitles(
    db.orm,
    kind,
    rows.map(({ snapshot }) => snapshot),
  );
  const entries = await readEntries(snapshots, { kind, hooks, staff: true });
  return rows.map(({ revision, at, by, action, name }, index) => ({
    revision,
    at,
    by,
    action: action as Revision['action'],
    name,
    entry: entries[index] ?? {},
  }));
}

/** The entry as it was stored at that revision. */
export async function readSnapshot(
  orm: Queryable,
  kind: AnyKind,
  id: number,
  revision: number,
): Promise<Row> {
  const [row] = await orm
    .select()
    .from(entryRevisions)
    .where(
      and(
        eq(entryRevisions.kind, kind.id),
        eq(entryRevisions.entryId, id),
        eq(entryRevisions.revision, revision),
      ),
    );
  if (!row) throw notExists();
  return row.snapshot;
}

// Snapshots hold the ids of related entries; people read titles.
async function withTitles(
  orm: Queryable,
  kind: AnyKind,
  rows: readonly Row[],
): Promise<Row[]> {
  let titled = [...rows];
  for (const [field, definition] of Object.entries(kind.fields)) {
    if (definition.type !== 'relation') continue;
    const { to } = definition;
    const target = tableOf({ id: to });
    const ids = [
      ...new Set(rows.map((row) => row[field]).filter((id) => id !== null && id !== undefined)),
    ];
    const found =
      ids.length === 0
        ? []
        : await orm
            .select({ id: target.id, title: columnOf(target, kindOf(to).title) })
            .from(target)
            .where(inArray(target.id, ids));
    titled = titled.map((row) => ({
      ...row,
      [titleKey(field)]: found.find(({ id }) => id === row[field])?.title ?? null,
    }));
  }
  return withListTitles(orm, { kind, visibleOnly: false }, titled);
}
