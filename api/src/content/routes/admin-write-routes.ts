import type { AnyKind } from '@admissions/model';
import { buildAddSchema } from '@admissions/model/schema';
import { BULK_ACTIONS, MAX_BULK_ENTRIES } from '@admissions/protocol/staff';
import { asc, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { createNotFoundError, parseInput, refused } from '../../platform/http/http-error.ts';
import type { SignedIn } from '../../platform/http/typed-routes.ts';
import { memoize } from '../../platform/memoize.ts';
import {
  olderRevision,
  revisionNumber,
  uniqueRows,
} from '../../platform/validation/input-schemas.ts';
import type { Deps } from '../deps.ts';
import { findMissing } from '../read/begun-entries.ts';
import { presentEntry, readStaffEntry } from '../read/read-entry.ts';
import { type Editor, readSnapshot } from '../revisions/revisions.ts';
import { tableOf } from '../schema/tables.ts';
import { bulkChange } from '../write/bulk-change.ts';
import { checkChange, checkValues } from '../write/check-values.ts';
import { cleanValues } from '../write/clean-values.ts';
import { copyEntry, pickContent } from '../write/copy-entry.ts';
import { editFields } from '../write/edit-fields.ts';
import { listUses } from '../write/references.ts';
import { addEntry, changeEntry, inContentTransaction } from '../write/write-entry.ts';
import type { KindRoutes } from './admin-entry-routes.ts';
import { entryIdOf } from './entry-id.ts';

const addSchemaOf = memoize(buildAddSchema);
const restoreBody = z.strictObject({
  revision: revisionNumber(),
  to: olderRevision('The revision to restore; absent: restores from the trash').optional(),
});
const buildSortBody = (kind: AnyKind) =>
  z.strictObject({
    ids: z
      .array(entryIdOf(kind))
      .min(1)
      .max(1000)
      .refine((ids) => new Set(ids).size === ids.length, 'request.twice')
      .meta({ uniqueItems: true }),
  });

/** Each write returns the resulting entry. */
export function adminWriteRoutes({ deps, kind, staff, paths, docs, params }: KindRoutes) {
  const table = tableOf(kind);

  staff.post(paths.add, { docs: docs.add }, async ({ request, admin: by }) => {
    const values = parseInput(addSchemaOf(kind), cleanValues(kind, request.body));
    if (kind.singleton && (await deps.db.orm.select({ id: table.id }).from(table)).length > 0)
      throw refused(409, 'error.singletonExists');
    await checkValues(deps, kind, { values, entry: values });
    return readStaffEntry(deps, kind, await addEntry(deps, { kind, by }, values));
  });

  staff.put(
    paths.edit(':id'),
    { docs: docs.edit, params },
    async ({ params: { id }, request, admin: by }) => {
      await editFields(deps, { kind, id, by }, request.body);
      return readStaffEntry(deps, kind, id);
    },
  );

  staff.delete(
    paths.remove(':id'),
    { docs: docs.remove, params },
    async ({ params: { id }, admin: by }) => {
      const uses = await listUses(deps.db.orm, kind, id, 'required');
      if (uses.length > 0) throw refused(409, 'error.inUse', { params: { uses: uses.join('、') } });
      const values = () => ({ deletedAt: new Date().toISOString() });
      await changeEntry(deps, { kind, by, action: 'remove', id, values });
      return readStaffEntry(deps, kind, id);
    },
  );

  staff.post(
    paths.sort,
    { docs: docs.sort, body: buildSortBody(kind) },
    async ({ body: { ids }, admin }) => {
      await sortEntries(deps, kind, ids, admin);
      const total = await deps.db.orm.$count(table, isNull(table.deletedAt));
      return { ids, total };
    },
  );

  staff.post(
    paths.restore(':id'),
    { docs: docs.restore, params, body: restoreBody },
    async ({ params: { id }, body, admin: by }) => {
      await restoreEntry(deps, { kind, id, by }, body);
      return readStaffEntry(deps, kind, id);
    },
  );
}

/** From an older revision, or from the trash. */
async function restoreEntry(
  deps: Deps,
  { kind, id, by }: { kind: AnyKind; id: number; by: SignedIn },
  { revision, to }: z.output<typeof restoreBody>,
) {
  const values =
    to === undefined ? {} : pickContent(kind, await readSnapshot(deps.db.orm, kind, id, to));
  if (to !== undefined) await checkChange(deps, kind, id, values);
  await changeEntry(deps, {
    kind,
    by,
    action: 'restore',
    id,
    revision,
    values: ({ deletedAt }) => {
      if (to === undefined && deletedAt === null) throw createNotFoundError();
      return { ...values, deletedAt: null };
    },
  });
}

const buildBulkBody = (kind: AnyKind) =>
  z.strictObject({
    action: z.enum(BULK_ACTIONS, 'validation.select'),
    entries: uniqueRows(
      z.strictObject({ id: entryIdOf(kind), revision: revisionNumber() }),
      MAX_BULK_ENTRIES,
    ),
  });

/** `POST bulk_{kind}`: publishes with their drafts, withdraws, trashes or restores many entries at once. */
export function adminBulkRoute({ deps, kind, staff, paths, docs }: KindRoutes) {
  staff.post(
    paths.bulk,
    { docs: docs.bulk, body: buildBulkBody(kind) },
    async ({ body, admin: by, locale }) => ({
      entries: await bulkChange(deps, kind, body, { by, locale }),
    }),
  );
}

/** `POST copy_{kind}/{id}`: creates a draft with the same content. */
export function adminCopyRoute({ deps, kind, staff, paths, docs, params }: KindRoutes) {
  staff.post(paths.copy(':id'), { docs: docs.copy, params }, async ({ params, admin: by }) => {
    const source = await presentEntry(deps.db.orm, kind, params.id);
    if (findMissing(kind, source).length > 0) throw refused(409, 'error.notYetCopied');
    const values = copyEntry(kind, source);
    await checkValues(deps, kind, { values, entry: values });
    const id = await addEntry(deps, { kind, by }, values);
    return readStaffEntry(deps, kind, id);
  });
}

/** Permutes these entries among their positions; the others stay where they are. */
async function sortEntries(deps: Deps, kind: AnyKind, ids: readonly number[], by: Editor) {
  const table = tableOf(kind);
  await inContentTransaction(deps, kind, async (tx) => {
    // Locked in the order of ids, so that concurrent writes cannot deadlock.
    const locked = (await tx
      .select({ id: table.id, sort: table.sort })
      .from(table)
      .where(isNull(table.deletedAt))
      .orderBy(asc(table.id))
      .for('update')) as { id: number; sort: number }[];
    const rows = locked.sort((a, b) => a.sort - b.sort || a.id - b.id);
    if (ids.some((id) => !rows.some((row) => row.id === id))) throw createNotFoundError();
    const queue = [...ids];
    const order = rows.map(({ id }) => (ids.includes(id) ? (queue.shift() as number) : id));
    const before = new Map(rows.map(({ id, sort }) => [id, sort]));
    for (const [index, id] of order.entries()) {
      if (before.get(id) !== index + 1)
        await tx
          .update(table)
          .set({ sort: index + 1 })
          .where(eq(table.id, id));
    }
    await recordAudit(tx, {
      account: by,
      action: `sort_${kind.slug}`,
      area: kind.area,
      target: kind.slug,
      details: { ids },
    });
  });
}
