import { type AnyKind, adminPathsOf, type BodyOperation } from '@admissions/model';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { createNotFoundError, parseInput } from '../../platform/http/http-error.ts';
import { staffRoute } from '../../platform/http/typed-route.ts';
import { memoize } from '../../platform/memoize.ts';
import { revisionNumber } from '../../platform/validation/input-schemas.ts';
import { ref } from '../../platform/validation/json-schema.ts';
import type { Deps } from '../deps.ts';
import { bodyChangeName } from '../openapi/kind-schemas.ts';
import { readStaffEntry, storedEntry } from '../read/read-entry.ts';
import { readSnapshot } from '../revisions/revisions.ts';
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
  const paths = adminPathsOf(kind);
  const docs = describeAdminRoutes(kind);
  const config = { access: { area: kind.area } };
  const params = entryParams(kind);
  const copyBody = z.strictObject({
    field: findBodyField(kind),
    from: entryIdOf(kind),
    revision: revisionNumber(),
  });

  staffRoute(app, {
    method: 'POST',
    url: paths.body(':id'),
    config,
    docs: { ...docs.body, body: ref(bodyChangeName(kind)) },
    input: { params },
    handler: async ({ params: { id }, request, admin: by }) => {
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
  });

  staffRoute(app, {
    method: 'POST',
    url: paths.copyBody(':id'),
    config,
    docs: docs.copyBody,
    input: { params, body: copyBody },
    handler: async ({ params: { id }, body: { field, from, revision }, admin: by }) => {
      const source = await storedEntry(deps, kind, from);
      if (source.deletedAt !== null) throw createNotFoundError();
      const values = { [field]: source[field] ?? [] };
      await checkValues(deps, kind, {
        values,
        entry: { ...(await storedEntry(deps, kind, id)), ...values },
      });
      await changeEntry(deps, { kind, by, action: 'body', id, revision, values: () => values });
      return readStaffEntry(deps, kind, id);
    },
  });
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
