import type { AnyKind, adminPathsOf, BodyOperation } from '@admissions/model';
import { z } from 'zod';
import { parseInput } from '../../platform/http/http-error.ts';
import type { staffRoutes } from '../../platform/http/typed-routes.ts';
import { memoize } from '../../platform/memoize.ts';
import { pageQuery, revisionNumber } from '../../platform/validation/input-schemas.ts';
import { ref } from '../../platform/validation/json-schema.ts';
import type { Deps } from '../deps.ts';
import { bodyChangeName } from '../openapi/kind-schemas.ts';
import { buildAdminListSchema, toAdminListQuery } from '../read/list-queries.ts';

import { presentEntry, readEntries, readStaffEntry } from '../read/read-entry.ts';
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
import { checkChange } from '../write/check-values.ts';
import { cleanItem } from '../write/clean-values.ts';
import { changeEntry } from '../write/write-entry.ts';
import { entryIdOf, type entryParams } from './entry-id.ts';
import type { describeAdminRoutes } from './kind-docs.ts';

const operationSchemaOf = memoize(buildBodyOperationSchema);

/** What the staff routes of a kind have in common. */
export interface KindRoutes {
  deps: Deps;
  kind: AnyKind;
  staff: ReturnType<typeof staffRoutes>;
  paths: ReturnType<typeof adminPathsOf>;
  docs: ReturnType<typeof describeAdminRoutes>;
  params: ReturnType<typeof entryParams>;
}

/** Changes of content items: one by index, or the whole body copied from another entry. */
export function adminBodyRoutes({ deps, kind, staff, paths, docs, params }: KindRoutes) {
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
      await checkChange(deps, kind, id, values);
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
  const { field } = operation;
  if (operation.op === 'restore') {
    const snapshot = await readSnapshot(deps.db.orm, kind, id, operation.to);
    const old = (snapshot[field] ?? []) as unknown[];
    await checkChange(deps, kind, id, { [field]: old });
    return () => old;
  }
  if ('item' in operation) await checkChange(deps, kind, id, { [field]: [operation.item] });
  return (body) => applyBodyOperation(body, operation);
}

/** List with search, filters, states and sorting; one entry; its revisions. */
export function adminReadRoutes({ deps, kind, staff, paths, docs, params }: KindRoutes) {
  const omit = listBodies(kind);

  staff.get(
    paths.list,
    { docs: docs.list, query: buildAdminListSchema(kind) },
    async ({ query, admin }) => {
      const list = { kind, me: admin.id };
      const { page, perpage, ...conditions } = toAdminListQuery(deps.hooks, list, query);
      const selection = { kind, visibleOnly: false, omit, ...conditions };
      const found = await selectPage(deps.db.orm, selection, { page, perpage });
      return {
        ...found,
        list: await readEntries(found.list, { kind, hooks: deps.hooks, staff: true }),
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
