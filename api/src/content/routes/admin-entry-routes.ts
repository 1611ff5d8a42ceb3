import { type AnyKind, adminPathsOf, type BodyOperation } from '@admissions/model';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { parseInput } from '../../platform/http/http-error.ts';
import { staffRoutes } from '../../platform/http/typed-routes.ts';
import { memoize } from '../../platform/memoize.ts';
import { pageQuery, revisionNumber } from '../../platform/validation/input-schemas.ts';
import { ref } from '../../platform/validation/json-schema.ts';
import type { Deps } from '../deps.ts';
import { bodyChangeName } from '../openapi/kind-schemas.ts';
import { toAdminListQuery } from '../read/list-queries.ts';
import { buildAdminListSchema } from '../read/list-query-schemas.ts';
import { presentEntry, readEntries, readStaffEntry, storedEntry } from '../read/read-entry.ts';
import { selectPage } from '../read/select-entries.ts';
import {
  compareQuery,
  compareRevisions,
  readRevisions,
  readSnapshot,
} from '../revisions/revisions.ts';
import { listBodies } from '../schema/tables.ts';
import {
  applyBodyOperation,
  buildBodyOperationSchema,
  findBodyField,
} from '../write/body-operation.ts';
import { checkValues } from '../write/check-values.ts';
import { cleanItem } from '../write/clean-values.ts';
import { changeEntry } from '../write/write-entry.ts';
import { entryIdOf, entryParams } from './entry-id.ts';
import { describeAdminRoutes } from './kind-docs.ts';

const operationSchemaOf = memoize(buildBodyOperationSchema);

/** Changes of content items: one by index, or the whole body copied from another entry. */
export function adminBodyRoutes(app: FastifyInstance, deps: Deps, kind: AnyKind) {
  const staff = staffRoutes(app, { area: kind.area });
  const paths = adminPathsOf(kind);
  const docs = describeAdminRoutes(kind);

  const params = entryParams(kind);
  const copyBody = z.strictObject({
    field: findBodyField(kind),
    from: entryIdOf(kind),
    revision: revisionNumber(),
  });

  staff.post(
    paths.body(':id'),
    { docs: { ...docs.body, body: ref(bodyChangeName(kind)) }, params },
    async ({ params: { id }, request, admin: by }) => {
      const sent = request.body as { item?: unknown } | null;
      const operation = parseInput(
        operationSchemaOf(kind),
        sent && typeof sent === 'object' && 'item' in sent
          ? { ...sent, item: cleanItem(sent.item) }
          : sent,
      );
      const { field, revision } = operation;
      const after = await computeAfter(deps, kind, id, operation);
      await changeEntry(deps, {
        kind,
        by,
        action: 'body',
        id,
        revision,
        values: (current) => ({ [field]: after((current[field] ?? []) as unknown[]) }),
      });
      return readStaffEntry(deps, kind, id);
    },
  );

  staff.post(
    paths.copyBody(':id'),
    { docs: docs.copyBody, params, body: copyBody },
    async ({ params: { id }, body: { field, from, revision }, admin: by }) => {
      const source = await presentEntry(deps.db.orm, kind, from);
      const values = { [field]: source[field] ?? [] };
      await checkValues(deps, kind, {
        values,
        entry: { ...(await storedEntry(deps, kind, id)), ...values },
      });
      await changeEntry(deps, { kind, by, action: 'body', id, revision, values: () => values });
      return readStaffEntry(deps, kind, id);
    },
  );
}

/** The resulting body, after validation of the added content. */
async function computeAfter(
  deps: Deps,
  kind: AnyKind,
  id: number,
  operation: BodyOperation<unknown>,
): Promise<(body: readonly unknown[]) => unknown[]> {
  const entry = await storedEntry(deps, kind, id);
  const check = (items: unknown) =>
    checkValues(deps, kind, { values: { [operation.field]: items }, entry });
  if (operation.op === 'restore') {
    const old = ((await readSnapshot(deps.db.orm, kind, id, operation.to))[operation.field] ??
      []) as unknown[];
    await check(old);
    return () => old;
  }
  if ('item' in operation) await check([operation.item]);
  return (body) => applyBodyOperation(body, operation);
}

/** List with search, filters, states and sorting; one entry; its revisions. */
export function adminReadRoutes(app: FastifyInstance, deps: Deps, kind: AnyKind) {
  const staff = staffRoutes(app, { area: kind.area });
  const paths = adminPathsOf(kind);
  const docs = describeAdminRoutes(kind);

  const params = entryParams(kind);
  const omit = listBodies(kind);

  staff.get(
    paths.list,
    { docs: docs.list, query: buildAdminListSchema(kind) },
    async ({ query, admin }) => {
      const list = { kind, me: admin.id };
      const { page, perpage, where, order } = toAdminListQuery(deps.hooks, list, query);
      const { rows, total } = await selectPage(
        deps.db.orm,
        { kind, visibleOnly: false, omit, where, order },
        { page, perpage },
      );
      return {
        list: await readEntries(rows, { kind, hooks: deps.hooks, staff: true }),
        total,
        page,
        perpage,
      };
    },
  );
  staff.get(paths.info(':id'), { docs: docs.info, params }, async ({ params: { id } }) =>
    readStaffEntry(deps, kind, id),
  );
  staff.get(
    paths.revisions(':id'),
    { docs: docs.revisions, params, query: pageQuery },
    async ({ params: { id }, query }) => readRevisions(deps, kind, id, query),
  );
  staff.get(
    paths.compare(':id'),
    { docs: docs.compare, params, query: compareQuery },
    async ({ params: { id }, query }) => compareRevisions(deps, kind, id, query),
  );
}
