import { isDeepStrictEqual } from 'node:util';
import type { AnyKind } from '@admissions/model';
import type { Page } from '@admissions/protocol';
import type { Comparison, Revision } from '@admissions/protocol/staff';
import { and, desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '../../platform/db/database.ts';
import { createNotFoundError, requireRow } from '../../platform/http/http-error.ts';
import {
  MAX_ID,
  type Paging,
  readPage,
  wholeNumberText,
} from '../../platform/validation/input-schemas.ts';
import type { Deps } from '../deps.ts';
import { readEntries } from '../read/read-entry.ts';
import { withTitles } from '../read/select-entries.ts';
import { entryRevisions, type Row } from '../schema/tables.ts';

export interface Editor {
  id: number;
  account: string;
  name: string;
}

/** Call it in the transaction of the write. */
export async function saveRevisions(
  tx: Queryable,
  kind: AnyKind,
  rows: readonly Row[],
  { by, action }: { by: Editor | null; action: Revision['action'] },
) {
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

/** SQL condition: all revisions of an entry, or one. */
export const isRevisionOf = (kind: AnyKind, id: number, revision?: number) =>
  and(
    eq(entryRevisions.kind, kind.id),
    eq(entryRevisions.entryId, id),
    revision === undefined ? undefined : eq(entryRevisions.revision, revision),
  );

/** Newest first. */
export async function readRevisions(
  deps: Deps,
  kind: AnyKind,
  id: number,
  paging: Paging,
): Promise<Page<Revision<unknown>>> {
  const condition = isRevisionOf(kind, id);
  const { orm } = deps.db;
  const rows = orm
    .select()
    .from(entryRevisions)
    .where(condition)
    .orderBy(desc(entryRevisions.revision));
  const found = await readPage(rows, orm.$count(entryRevisions, condition), paging);
  if (found.total === 0) throw createNotFoundError();
  return { ...found, list: await readSnapshots(deps, kind, found.list) };
}

/** Without a number: the newest. */
async function readRevision(
  deps: Deps,
  kind: AnyKind,
  id: number,
  revision?: number,
): Promise<Revision<Record<string, unknown>>> {
  const rows = await deps.db.orm
    .select()
    .from(entryRevisions)
    .where(isRevisionOf(kind, id, revision))
    .orderBy(desc(entryRevisions.revision))
    .limit(1);
  return requireRow(await readSnapshots(deps, kind, rows));
}

async function readSnapshots(
  { db, hooks }: Deps,
  kind: AnyKind,
  rows: readonly (typeof entryRevisions.$inferSelect)[],
): Promise<Revision<Record<string, unknown>>[]> {
  // Snapshots hold ids of related entries; people read titles.
  const snapshots = await withTitles(
    db.orm,
    { kind, visibleOnly: false },
    rows.map(({ snapshot }) => snapshot),
  );
  const entries = await readEntries(snapshots, { kind, hooks, staff: true });
  return rows.map((row, index) => ({ ...toHead(row), entry: entries[index] ?? {} }));
}

/** Metadata of a revision, without the entry. */
export const toHead = ({
  revision,
  at,
  by,
  action,
  name,
}: typeof entryRevisions.$inferSelect): Comparison['to'] => ({
  revision,
  at,
  by,
  action: action as Revision['action'],
  name,
});

/** The entry as stored at that revision. */
export async function readSnapshot(orm: Queryable, kind: AnyKind, id: number, revision: number) {
  const row = requireRow(
    await orm
      .select()
      .from(entryRevisions)
      .where(isRevisionOf(kind, id, revision)),
  );
  return row.snapshot;
}

const number = wholeNumberText(MAX_ID);
export const compareQuery = z.strictObject({
  from: number,
  to: number.meta({ description: 'Left out: the newest' }).optional(),
});
const PUBLICATION = ['status', 'publishAt', 'unpublishAt', 'deletedAt'];

/** Without `to`, compares with the current entry. */
export async function compareRevisions(
  deps: Deps,
  kind: AnyKind,
  id: number,
  query: z.output<typeof compareQuery>,
): Promise<Comparison> {
  const { entry: old, ...from } = await readRevision(deps, kind, id, query.from);
  const { entry: current, ...to } = await readRevision(deps, kind, id, query.to);
  const changes = [...Object.keys(kind.fields), ...PUBLICATION].flatMap((field) => {
    const before = old[field] ?? null;
    const after = current[field] ?? null;
    return isDeepStrictEqual(before, after) ? [] : [{ field, before, after }];
  });
  return { from, to, changes };
}
