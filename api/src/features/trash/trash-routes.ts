import type { AnyKind } from '@admissions/model';
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
import type { Editor } from '../../content/revisions/revisions.ts';
import { listedKindId } from '../../content/routes/entry-id.ts';
import {
  lockRows,
  type Obstacle,
  type Written,
  withObstacleRefusal,
} from '../../content/write/change-many.ts';
import { listUses } from '../../content/write/references.ts';
import { inContentTransaction } from '../../content/write/write-entry.ts';
import { forbidden } from '../../platform/http/http-error.ts';
import { staffRoute } from '../../platform/http/typed-route.ts';
import { idNumber, revisionNumber, uniqueRows } from '../../platform/validation/input-schemas.ts';
import { listSchema, objectSchema, whole } from '../../platform/validation/json-schema.ts';
import { purgeRows, TRASH_RETENTION_DAYS } from './purge-expired.ts';

const tags = ['drafts'];

const trashDocs = {
  terms: {
    tags,
    operationId: 'getTrashTerms',
    summary: 'Returns how many days entries stay in the trash',
    answer: objectSchema({ days: { type: 'integer', minimum: 1 } }),
  },
  purge: {
    tags,
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

/** All or none; throws a 409 with every entry that cannot be deleted. */
function purgeSelected(
  deps: Deps,
  kind: AnyKind,
  entries: readonly Written[],
  by: Editor,
): Promise<number[]> {
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
