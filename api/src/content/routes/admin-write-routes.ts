import { type AnyKind, adminPathsOf } from '@admissions/model';
import { buildAddSchema } from '@admissions/model/schema';
import { BULK_ACTIONS, MAX_BULK_ENTRIES } from '@admissions/protocol/staff';
import { isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { createNotFoundError, parseInput, refused } from '../../platform/http/http-error.ts';
import type { SignedIn } from '../../platform/http/signed-in.ts';
import { staffRoute } from '../../platform/http/typed-route.ts';
import { memoize } from '../../platform/memoize.ts';
import {
  olderRevision,
  revisionNumber,
  uniqueRows,
} from '../../platform/validation/input-schemas.ts';
import type { Deps } from '../deps.ts';
import { findMissing } from '../read/begun-entries.ts';
import { presentEntry, readStaffEntry, storedEntry } from '../read/read-entry.ts';
import { readSnapshot } from '../revisions/revisions.ts';
import { tableOf } from '../schema/tables.ts';
import { bulkChange } from '../write/bulk-change.ts';
import { checkValues } from '../write/check-values.ts';
import { cleanValues } from '../write/clean-values.ts';
import { copyEntry, pickContent } from '../write/copy-entry.ts';
import { editFields } from '../write/edit-fields.ts';
import { listUses } from '../write/references.ts';
import { sortEntries } from '../write/sort-entries.ts';
import { addEntry, changeEntry } from '../write/write-entry.ts';
import { entryIdOf, entryParams } from './entry-id.ts';
import { describeAdminRoutes } from './kind-docs.ts';

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
export function adminWriteRoutes(app: FastifyInstance, deps: Deps, kind: AnyKind) {
  const paths = adminPathsOf(kind);
  const docs = describeAdminRoutes(kind);
  const config = { access: { area: kind.area } };
  const params = entryParams(kind);
  const table = tableOf(kind);

  staffRoute(app, {
    method: 'POST',
    url: paths.add,
    config,
    docs: docs.add,
    handler: async ({ request, admin: by }) => {
      const values = parseInput(addSchemaOf(kind), cleanValues(kind, request.body));
      if (kind.singleton && (await deps.db.orm.select({ id: table.id }).from(table)).length > 0)
        throw refused(409, 'error.singletonExists');
      await checkValues(deps, kind, { values, entry: values });
      return readStaffEntry(deps, kind, await addEntry(deps, { kind, by }, values));
    },
  });

  staffRoute(app, {
    method: 'PUT',
    url: paths.edit(':id'),
    config,
    docs: docs.edit,
    input: { params },
    handler: async ({ params: { id }, request, admin: by }) => {
      await editFields(deps, { kind, id, by }, request.body);
      return readStaffEntry(deps, kind, id);
    },
  });

  staffRoute(app, {
    method: 'DELETE',
    url: paths.remove(':id'),
    config,
    docs: docs.remove,
    input: { params },
    handler: async ({ params: { id }, admin: by }) => {
      const uses = await listUses(deps.db.orm, kind, id, 'required');
      if (uses.length > 0) throw refused(409, 'error.inUse', { params: { uses: uses.join('、') } });
      const values = () => ({ deletedAt: new Date().toISOString() });
      await changeEntry(deps, { kind, by, action: 'remove', id, values });
      return readStaffEntry(deps, kind, id);
    },
  });

  staffRoute(app, {
    method: 'POST',
    url: paths.sort,
    config,
    docs: docs.sort,
    input: { body: buildSortBody(kind) },
    handler: async ({ body: { ids }, admin }) => {
      await sortEntries(deps, kind, ids, admin);
      const total = await deps.db.orm.$count(table, isNull(table.deletedAt));
      return { ids, total };
    },
  });

  staffRoute(app, {
    method: 'POST',
    url: paths.restore(':id'),
    config,
    docs: docs.restore,
    input: { params, body: restoreBody },
    handler: async ({ params: { id }, body, admin: by }) => {
      await restoreEntry(deps, { kind, id, by }, body);
      return readStaffEntry(deps, kind, id);
    },
  });
}

/** From an older revision, or from the trash. */
async function restoreEntry(
  deps: Deps,
  { kind, id, by }: { kind: AnyKind; id: number; by: SignedIn },
  { revision, to }: z.output<typeof restoreBody>,
) {
  const values =
    to === undefined ? {} : pickContent(kind, await readSnapshot(deps.db.orm, kind, id, to));
  if (to !== undefined)
    await checkValues(deps, kind, {
      values,
      entry: { ...(await storedEntry(deps, kind, id)), ...values },
    });
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
export function adminBulkRoute(app: FastifyInstance, deps: Deps, kind: AnyKind) {
  staffRoute(app, {
    method: 'POST',
    url: adminPathsOf(kind).bulk,
    config: { access: { area: kind.area } },
    docs: describeAdminRoutes(kind).bulk,
    input: { body: buildBulkBody(kind) },
    handler: async ({ body, admin: by, locale }) => ({
      entries: await bulkChange(deps, kind, body, { by, locale }),
    }),
  });
}

/** `POST copy_{kind}/{id}`: creates a draft with the same content. */
export function adminCopyRoute(app: FastifyInstance, deps: Deps, kind: AnyKind) {
  staffRoute(app, {
    method: 'POST',
    url: adminPathsOf(kind).copy(':id'),
    config: { access: { area: kind.area } },
    docs: describeAdminRoutes(kind).copy,
    input: { params: entryParams(kind) },
    handler: async ({ params, admin: by }) => {
      const source = await presentEntry(deps.db.orm, kind, params.id);
      if (findMissing(kind, source).length > 0) throw refused(409, 'error.notYetCopied');
      const values = copyEntry(kind, source);
      await checkValues(deps, kind, { values, entry: values });
      const id = await addEntry(deps, { kind, by }, values);
      return readStaffEntry(deps, kind, id);
    },
  });
}
