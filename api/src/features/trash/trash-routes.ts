import type { AnyKind } from '@admissions/model';
import { KINDS, kindOf } from '@admissions/model/kinds';
import {
  canPurge,
  MAX_BULK_ENTRIES,
  TRASH_PATHS,
  type TrashRetention,
} from '@admissions/protocol/staff';
import { and, asc, eq, inArray, lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../content/deps.ts';
import type { Editor } from '../../content/revisions/revisions.ts';
import { listedKindId } from '../../content/routes/entry-id.ts';
import { entryRevisions, type Row, tableOf } from '../../content/schema/tables.ts';
import {
  type Obstacle,
  type Written,
  withObstacleRefusal,
} from '../../content/write/change-many.ts';
import { listUses } from '../../content/write/references.ts';
import { inContentTransaction, lockRows } from '../../content/write/write-entry.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import { forbidden } from '../../platform/http/http-error.ts';
import { staffRoutes } from '../../platform/http/typed-routes.ts';
import { idNumber, revisionNumber, uniqueRows } from '../../platform/validation/input-schemas.ts';
import { listSchema, objectSchema, whole } from '../../platform/validation/json-schema.ts';

const trashDocs = {
  terms: {
    operationId: 'getTrashTerms',
    summary: 'Returns how many days entries stay in the trash',
    answer: objectSchema({ days: { type: 'integer', minimum: 1 } }),
  },
  purge: {
    operationId: 'deleteEntriesForever',
    summary: 'Deletes entries in the trash permanently, with their history',
    description:
      'All or none. Needs the flag of the area and the one for accounts. Entries that others refer to stay.',
    answer: objectSchema({ ids: listSchema(whole) }),
    conflicts:
      'data.conflicts lists each entry that cannot be deleted, with the reason (older, missing, inUse) and its current state',
  },
} as const;

/** All or none. */
const purgeSchema = z.strictObject({
  kind: listedKindId(),
  entries: uniqueRows(
    z.strictObject({ id: idNumber(), revision: revisionNumber() }),
    MAX_BULK_ENTRIES,
  ),
});

export async function trashRoutes(app: FastifyInstance, deps: Deps) {
  const staff = staffRoutes(app, 'account', 'drafts');

  staff.get(
    TRASH_PATHS.terms,
    { docs: trashDocs.terms },
    async () => ({ days: TRASH_RETENTION_DAYS }) satisfies TrashRetention,
  );
  staff.post(
    TRASH_PATHS.purge,
    { docs: trashDocs.purge, body: purgeSchema },
    async ({ body: { kind: kindId, entries }, admin }) => {
      const kind = kindOf(kindId);
      if (!canPurge(admin.priv, kind.area)) throw forbidden();
      return { ids: await purgeSelected(deps, kind, entries, admin) };
    },
  );
}

/** All or none; throws a 409 with every entry that cannot be deleted. */
function purgeSelected(deps: Deps, kind: AnyKind, entries: readonly Written[], by: Editor) {
  const ids = entries.map(({ id }) => id);
  return withObstacleRefusal(deps, kind, (refuse) =>
    inContentTransaction(deps, kind, async (tx) => {
      const rows = await lockRows(tx, kind, ids);
      const obstacles: Obstacle[] = [];
      for (const { id, revision } of entries) {
        const row = rows.find((each) => each.id === id);
        if (!row || row.deletedAt === null) obstacles.push({ id, reason: 'missing' });
        else if (row.revision !== revision) obstacles.push({ id, reason: 'older' });
        else {
          const uses = await listUses(tx, kind, id, 'all');
          if (uses.length > 0) obstacles.push({ id, reason: 'inUse', message: uses.join('、') });
        }
      }
      if (obstacles.length > 0) throw refuse(obstacles);
      await purgeRows(deps, tx, kind, { rows, by });
      return ids;
    }),
  );
}

/** After this, entries in the trash are deleted permanently. */
const TRASH_RETENTION_DAYS = 90;
const DAY_MS = 24 * 3_600_000;
/** Entries per kind and run; the rest follows an hour later. */
const BATCH_ENTRY_COUNT = 200;

/** Entries that others refer to stay until those are deleted. */
export async function purgeExpired(deps: Deps) {
  const cutoff = new Date(Date.now() - TRASH_RETENTION_DAYS * DAY_MS).toISOString();
  // Referring kinds come after the kinds that they refer to.
  for (const kind of KINDS.toReversed()) await purgeKind(deps, kind, cutoff);
}

async function purgeKind(deps: Deps, kind: AnyKind, cutoff: string) {
  const table = tableOf(kind);
  const isExpired = lt(table.deletedAt, cutoff);
  const due = await deps.db.orm.select({ id: table.id }).from(table).where(isExpired).limit(1);
  if (due.length === 0) return;
  await inContentTransaction(deps, kind, async (tx) => {
    const rows = await tx
      .select()
      .from(table)
      .where(isExpired)
      .orderBy(asc(table.id))
      .limit(BATCH_ENTRY_COUNT)
      .for('update');
    const unreferenced: Row[] = [];
    for (const row of rows)
      if ((await listUses(tx, kind, row.id as number, 'all')).length === 0) unreferenced.push(row);
    await purgeRows(deps, tx, kind, { rows: unreferenced, by: null });
  });
}

/** Requires locked rows. Deletes all dependent data; the audit log retains the titles. */
export async function purgeRows(
  { hooks }: Deps,
  tx: Tx,
  kind: AnyKind,
  { rows, by }: { rows: readonly Row[]; by: Editor | null },
) {
  const ids = rows.map(({ id }) => id as number);
  if (ids.length === 0) return;
  await hooks.deleteEntryData(tx, kind, ids);
  const { kind: ofKind, entryId } = entryRevisions;
  await tx.delete(entryRevisions).where(and(eq(ofKind, kind.id), inArray(entryId, ids)));
  const table = tableOf(kind);
  await tx.delete(table).where(inArray(table.id, ids));
  for (const row of rows)
    await recordAudit(tx, {
      account: by,
      action: `purge_${kind.slug}`,
      area: kind.area,
      target: `${kind.slug}/${row.id}`,
      details: { name: String(row[kind.title] ?? '') },
    });
}
