import type { AnyKind } from '@admissions/model';
import { adminPathsOf } from '@admissions/model';
import { BULK_ACTIONS, MAX_BULK_ENTRIES } from '@admissions/protocol/staff';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { staffRoute } from '../../platform/http/typed-route.ts';
import { revisionNumber, uniqueRows } from '../../platform/validation/input-schemas.ts';
import type { Deps } from '../deps.ts';
import { bulkChange } from '../write/bulk-change.ts';
import { entryIdOf } from './entry-id.ts';
import { describeAdminRoutes } from './kind-docs.ts';

const buildBulkBody = (kind: AnyKind) =>
  z.strictObject({
    action: z.enum(BULK_ACTIONS, 'validation.select'),
    entries: uniqueRows(
      z.strictObject({ id: entryIdOf(kind), revision: revisionNumber() }),
      MAX_BULK_ENTRIES,
    ),
  });

/** `POST bulk_{kind}`: publishes with their drafts, withdraws, trashes or restores many entries at once. */
export function adminBulkRoute(app: FastifyInstance, deps: Deps, kind: AnyKind): void {
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
