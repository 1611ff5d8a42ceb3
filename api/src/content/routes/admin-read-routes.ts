import { type AnyKind, adminPathsOf } from '@admissions/model';
import type { FastifyInstance } from 'fastify';
import { pageQuery } from '../../platform/http/list-query.ts';
import { staffRoute } from '../../platform/http/typed-route.ts';
import type { Deps } from '../deps.ts';
import { toAdminListQuery } from '../read/list-queries.ts';
import { buildAdminListSchema } from '../read/list-query-schemas.ts';
import { readEntries, readStaffEntry } from '../read/read-entry.ts';
import { selectPage } from '../read/select-entries.ts';
import { compareQuery, compareRevisions, readRevisions } from '../revisions/revisions.ts';
import { listBodies } from '../schema/kind-columns.ts';
import { entryParams } from './entry-id.ts';
import { describeAdminRoutes } from './kind-docs.ts';

/** List with search, filters, states and sorting; one entry; its revisions. */
export function adminReadRoutes(app: FastifyInstance, deps: Deps, kind: AnyKind) {
  const paths = adminPathsOf(kind);
  const docs = describeAdminRoutes(kind);
  const config = { access: { area: kind.area } };
  const params = entryParams(kind);
  const omit = listBodies(kind);

  staffRoute(app, {
    method: 'GET',
    url: paths.list,
    config,
    docs: docs.list,
    input: { query: buildAdminListSchema(kind) },
    handler: async ({ query, admin }) => {
      const list = { kind, me: admin.id };
      const { page, perpage, where, order } = toAdminListQuery(deps.hooks, list, query);
      const { rows, total } = await selectPage(
        deps.db.orm,
        { kind, visibleOnly: false, omit, where, ...(order && { order }) },
        { page, perpage },
      );
      return {
        list: await readEntries(rows, { kind, hooks: deps.hooks, staff: true }),
        total,
        page,
        perpage,
      };
    },
  });
  staffRoute(app, {
    method: 'GET',
    url: paths.info(':id'),
    config,
    docs: docs.info,
    input: { params },
    handler: async ({ params: { id } }) => readStaffEntry(deps, kind, id),
  });
  staffRoute(app, {
    method: 'GET',
    url: paths.revisions(':id'),
    config,
    docs: docs.revisions,
    input: { params, query: pageQuery },
    handler: async ({ params: { id }, query }) => readRevisions(deps, kind, id, query),
  });
  staffRoute(app, {
    method: 'GET',
    url: paths.compare(':id'),
    config,
    docs: docs.compare,
    input: { params, query: compareQuery },
    handler: async ({ params: { id }, query }) => compareRevisions(deps, kind, id, query),
  });
}
