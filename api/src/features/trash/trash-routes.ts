import { kindOf } from '@admissions/model/kinds';
import {
  canPurge,
  MAX_BULK_ENTRIES,
  TRASH_PATHS,
  type TrashRetention,
} from '@admissions/protocol/staff';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../content/deps.ts';
import { listedKindId } from '../../content/routes/entry-id.ts';
import { forbidden } from '../../platform/http/http-error.ts';
import { staffRoute } from '../../platform/http/typed-route.ts';
import { idNumber, revisionNumber, uniqueRows } from '../../platform/validation/input-schemas.ts';
import { TRASH_RETENTION_DAYS } from './purge-expired.ts';
import { purgeSelected } from './purge-selected.ts';
import { trashDocs } from './trash-docs.ts';

/** All or none. */
const purgeSchema = z.strictObject({
  kind: listedKindId(),
  entries: uniqueRows(
    z.strictObject({ id: idNumber(), revision: revisionNumber() }),
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
