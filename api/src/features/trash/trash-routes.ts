import { KINDS, type KindId, kindOf } from '@admissions/model/kinds';
import {
  canPurge,
  MAX_BULK_ENTRIES,
  TRASH_PATHS,
  type TrashRetention,
} from '@admissions/protocol/staff';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../content/deps.ts';
import { forbidden } from '../../platform/http/http-error.ts';
import { staffRoute } from '../../platform/http/typed-route.ts';
import { revisionNumber, uniqueRows } from '../../platform/validation/input-schemas.ts';
import { TRASH_RETENTION_DAYS } from './purge-expired.ts';
import { purgeSelected } from './purge-selected.ts';
import { trashDocs } from './trash-docs.ts';

/** All or none. */
const purgeSchema = z.strictObject({
  kind: z.enum(
    KINDS.filter(({ singleton }) => !singleton).map(({ id }) => id) as [KindId, ...KindId[]],
    'validation.select',
  ),
  entries: uniqueRows(
    z.strictObject({ id: z.int().min(1).max(999_999_999), revision: revisionNumber() }),
    MAX_BULK_ENTRIES,
  ),
});

export async function trashRoutes(app: FastifyInstance, deps: Deps) {
  const config = { access: 'account' } as const;
  staffRoute(app, {
    method: 'GET',
    url: TRASH_PATHS.terms,
    config,
    docs: trashDocs.terms,
    handler: async () => ({ days: TRASH_RETENTION_DAYS }) satisfies TrashRetention,
  });
  staffRoute(app, {
    method: 'POST',
    url: TRASH_PATHS.purge,
    config,
    docs: trashDocs.purge,
    input: { body: purgeSchema },
    handler: async ({ body: { kind: kindId, entries }, admin }) => {
      const kind = kindOf(kindId);
      if (!canPurge(admin.priv, kind.area)) throw forbidden();
      return { ids: await purgeSelected(deps, kind, entries, admin) };
    },
  });
}
