import { KINDS } from '@admissions/model/kinds';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { listBodies } from '../schema/kind-columns.ts';
import { adminBodyRoutes } from './admin-body-routes.ts';
import { adminReadRoutes } from './admin-read-routes.ts';
import { adminBulkRoute, adminCopyRoute, adminWriteRoutes } from './admin-write-routes.ts';
import { bulkFieldRoute } from './bulk-field-route.ts';
import { categoryCounts } from './category-counts.ts';
import { nameRevisionRoute } from './name-revision-route.ts';
import { publicRoutes } from './public-routes.ts';

export async function kindRoutes(app: FastifyInstance, deps: Deps) {
  categoryCounts(app, deps);
  nameRevisionRoute(app, deps);
  bulkFieldRoute(app, deps);
  for (const kind of KINDS) {
    publicRoutes(app, deps, kind);
    adminReadRoutes(app, deps, kind);
    adminWriteRoutes(app, deps, kind);
    adminBulkRoute(app, deps, kind);
    if (!kind.singleton) adminCopyRoute(app, deps, kind);
    if (listBodies(kind).length > 0) adminBodyRoutes(app, deps, kind);
  }
}
