import type { AnyKind } from '@admissions/contracts';
import { adminPathsOf } from '@admissions/contracts';
import type { FastifyInstance } from 'fastify';
import { success } from '../../platform/http/http-error.ts';
import type { Deps } from '../deps.ts';
import { keepTotals } from '../read/kept-totals.ts';
import { createAdminListQuery } from '../read/list-queries.ts';
import { readEntries } from '../read/read-entry.ts';
import { selectPage } from '../read/select-entries.ts';
import { readStaffEntry } from '../read/staff-entry.ts';
import { compareRevisions } from '../revisions/compare-revisions.ts';
import { readRevisions } from '../revisions/revisions.ts';
import { readEntryId } from './entry-id.ts';
import { describeAdminRoutes } from './kind-docs.ts';

/** What staff read of a kind: its list with search, filters, states and sorting; one entry; its revisions. */
export function adminReadRoutes(app: FastifyInstance, deps: Deps, kind: AnyKind): void {
  const paths = adminPathsOf(kind);
  const docs = describeAdminRoutes(kind);
  const config = { access: { area: kind.area } };
  const parseQuery = createAdminListQuery(deps.hooks, kind);
  const omit = Object.keys(kind.fields).filter((name) => kind.fields[name]?.type === 'items');

  const totals = keepTotals(kind.id, deps.changes);
  app.addHook('onClose', async () => totals.close());

  app.get(paths.list, { config, schema: docs.list }, async (request) => {
    const { page, perpage, where, order, key } = parseQuery(request.query);
    const { rows, total } = await selectPage(
      deps.db.orm,
      { kind, visibleOnly: false, omit, where, ...(order && { order }) },
      { page, perpage },
      (count) => totals.read(key, count),
    );
    return success({
      list: await readEntries(rows, { kind, hooks: deps.hooks, staff: true }),
      total,
      page,
      perpage,
    });
  });
  app.get(paths.info(':id'), { config, schema: docs.info }, async (request) =>
    success(await readStaffEntry(deps, kind, readEntryId(request))),
  );
  app.get(paths.revisions(':id'), { config, schema: docs.revisions }, async (request) =>
    success(await readRevisions(deps, kind, readEntryId(request), request.query)),
  );
  app.get(paths.compare(':id'), { config, schema: docs.compare }, async (request) =>
    success(await compareRevisions(deps, kind, readEntryId(request), request.query)),
  );
}
